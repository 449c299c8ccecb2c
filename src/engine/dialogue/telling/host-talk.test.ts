import { describe, expect, it } from 'vitest'
import { cleanText } from '../reading/clean-text.ts'
import { readSentences } from '../reading/sentences.ts'
import { type HostTalk, hostTalkIn } from './host-talk.ts'

const said = (text: string, isSmallTalk = false) =>
  hostTalkIn(readSentences(cleanText(text)), (label) => (isSmallTalk && label === 'ST' ? 0.9 : 0))

describe('what is said to the host', () => {
  it.each<[string, HostTalk | null]>([
    ['how are you today?', 'howAreYou'],
    ["Hi, how's it going?", 'howAreYou'],
    ['you ok?', 'howAreYou'],
    ['good luck to you', 'wish'],
    ['Have a lovely evening', 'wish'],
    ['happy new year', 'wish'],
    ["I'm not in a hurry, is that okay?", 'isOkay'],
    ['I also like women, is ok? :)', 'isOkay'],
    ['40 miles is ok', null],
    ['what about you, ever been in love?', 'aboutYou'],
    ["You didn't answer me.", 'unanswered'],
    ["That isn't what I asked", 'unanswered'],
    ['are you listening or nodding?', 'unanswered'],
    ['are you even listening to me?', 'unanswered'],
    ['can you see my messages?', null],
    ['you can put me down for weekends', null],
    ['how are you going to use my photo and my phone number and all the other things', null],
  ])('is heard in set words: %s', (text, kind) => {
    expect(said(text)).toBe(kind)
  })

  it('is small talk that speaks of "you", kindly or not', () => {
    expect(said("you're very sweet", true)).toBe('praise')
    expect(said("you'd make a rubbish poker player", true)).toBe('tease')
    expect(said('good morning to you from the bakery queue', true)).not.toBe('tease')
    expect(said('lovely sunset here', true)).toBeNull()
    expect(said("you're very sweet")).toBe('praise')
    expect(said('I told you weekends')).toBeNull()
  })
})
