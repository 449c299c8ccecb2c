import { describe, expect, it } from 'vitest'
import { asked as askedAbout, say as sayIn } from '../../../../test/talk.ts'
import type { Question } from '../state/conversation.ts'

const say = (part: Question, text: string) => sayIn(text, askedAbout(part))

describe('a line about the form', () => {
  it.each([
    "Weekday daytimes. For when I'm free. It's empty.",
    'put Sunday and Monday down',
    'I just told you. Every other two weeks, any day.',
  ])('alarms nobody: %s', (text) => expect(say('budget', text).reply).not.toMatch(/988/))
  it.each([
    "It's empty, the profile. I feel empty too, there is no point in living",
    'put Sunday down, I want to die',
    "My availability doesn't matter, I won't be here much longer",
  ])('is met with care where it says more: %s', (text) => expect(say('budget', text).reply).toMatch(/988/))
})

describe('an answer beside what somebody else did', () => {
  it('is what the writer says of themselves', () => {
    const { state } = say('intent', 'casual i guess, the last long term one ended with her taking the dog')
    expect(state.profile.entries).toContainEqual(expect.objectContaining({ path: 'valuesMap.intent', value: 'casual' }))
  })
})

describe('a weak sign of need', () => {
  it.each([
    'I made it myself',
    'hes fitter than myself',
    'i just said it doesnt matter. faith doesnt matter to me',
    'The moon is enormous tonight',
    'Sorry my dear, my cat sat on it',
  ])('alarms nobody where it is heard by chance: %s', (text) => expect(say('faith', text).reply).not.toMatch(/988/))

  it.each(['I drank bleach', "There's a gun in the closet and I been sittin' lookin' at it since supper"])(
    'does where it is heard throughout: %s',
    (text) => expect(say('faith', text).reply).toMatch(/988/),
  )
})
