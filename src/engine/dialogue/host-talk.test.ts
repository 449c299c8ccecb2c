import { describe, expect, it } from 'vitest'
import { type HostTalk, hostTalkIn } from './host-talk.ts'
import { cleanText } from './reading/clean-text.ts'
import { readSentences } from './reading/sentences.ts'

const said = (text: string): HostTalk | null => hostTalkIn(readSentences(cleanText(text)))

describe('what is said to the host', () => {
  it.each<[string, HostTalk | null]>([
    ['how are you today?', 'howAreYou'],
    ["Hi, how's it going?", 'howAreYou'],
    ['you ok?', 'howAreYou'],
    ['good luck to you', 'wish'],
    ['Have a lovely evening', 'wish'],
    ['happy new year', 'wish'],
    ["you're very sweet", 'praise'],
    ['aw you are a star', 'praise'],
    ['you made me laugh', 'praise'],
    ["you're a nosy one", 'tease'],
    ['you sound like my mother', 'tease'],
    ["what's your name?", 'aboutYou'],
    ['do you like dogs?', 'aboutYou'],
    ['do you sell my data?', null],
    ['can you see my messages?', null],
    ['someone kind and funny', null],
    ['I want a good man', null],
    ['you can put me down for weekends', null],
    ['what do you do with my photo?', null],
    ['a nice date', null],
  ])('%s', (text, kind) => {
    expect(said(text)).toBe(kind)
  })
})
