import { describe, expect, it } from 'vitest'
import { begun, say as sayIn } from '../../../../test/talk.ts'

const begin = () => begun
const say = (text: string, state = begin()) => sayIn(text, state)

describe('a person under 18', () => {
  it.each([
    "I'm 17",
    'i am sixteen btw',
    "I'm only 15 years old",
    'im a minor',
    "I'm in high school",
    'I turn 18 next month',
    "I'm not 18 yet",
    "hey I'm 16 and looking for a girlfriend",
    'I am under 18.',
    "I mean I'm 17",
    "I'm 17 and in high school, no joke",
    "I'm 16 going on 17, I feel like I'm ready for this",
    "I'm 15. I meant to sign up for my mum's account",
    "I'm in high school and I work weekends",
    "I'm a minor, I work weekends",
    "I'm in high school, my teacher says I should get out more",
    "I'm 16 but mentally 25",
    "ok confession, I'm only 17. I was joking about being 25",
    "I'm 17, I mean I'll be 18 in March",
  ])('the conversation ends kindly and nothing is kept: %s', (text) => {
    const before = say('I like women, 30 to 40').state
    const turn = say(text, before)
    expect(turn.ended).toBe('underage')
    expect(turn.reply).toContain('18')
    expect(turn.state.profile.entries).toEqual([])
    expect(turn.state.name).toBe('')
    expect(turn.kept).toEqual([])
  })

  it('the conversation stays ended, also if the person then gives another age', () => {
    const end = say("I'm 17").state
    const next = say("I'm 30, I want something casual", end)
    expect(next.ended).toBe('underage')
    expect(next.state.profile.entries).toEqual([])
  })

  it.each([
    "I've been single since I was 17",
    'My daughter is 17',
    "I'm 17 miles from downtown",
    "I'm 5'10",
    "I'm 12 years sober",
    'I feel like I am 16 at heart',
    "I'm 40",
    'I teach high school',
    "I'm in high school as a teacher",
    "I teach, so I'm in high school every day",
    "I'm a high schooler at heart",
    'mentally I am 12',
    "I'm 17. Sorry, I mean 71",
    "I'm 17, sorry, typo, I'm 71",
    "I'm 12, just kidding",
    "I'm 16 haha just kidding, I'm 34",
    'My apprentice is 17',
    'Looking for someone 18 to 25',
  ])('the conversation does not end: %s', (text) => {
    expect(say(text).ended).toBeNull()
  })
})
