import { describe, expect, it } from 'vitest'
import { asked as askedAbout, say as sayIn } from '../../../../test/talk.ts'
import type { Question } from '../state/conversation.ts'

const say = (part: Question, text: string) => sayIn(text, askedAbout(part))

describe('a message about the form', () => {
  it.each([
    "Weekday daytimes. For when I'm free. It's empty.",
    'put Sunday and Monday down',
    'I just told you. Every other two weeks, any day.',
  ])('a message about the form gets no help line: %s', (text) => expect(say('budget', text).reply).not.toMatch(/988/))
  it.each([
    "It's empty, the profile. I feel empty too, there is no point in living",
    'put Sunday down, I want to die',
    "My availability doesn't matter, I won't be here much longer",
  ])('a message about the form gets the help line if it also speaks of death or emptiness: %s', (text) =>
    expect(say('budget', text).reply).toMatch(/988/),
  )
})

describe('an answer next to what another person did', () => {
  it('the answer that is noted is the one the writer gives about themselves', () => {
    const { state } = say('intent', 'casual i guess, the last long term one ended with her taking the dog')
    expect(state.profile.entries).toContainEqual(expect.objectContaining({ path: 'valuesMap.intent', value: 'casual' }))
  })
})

describe('words that are a weak sign of need', () => {
  it.each([
    'I made it myself',
    'hes fitter than myself',
    'i just said it doesnt matter. faith doesnt matter to me',
    'The moon is enormous tonight',
    'Sorry my dear, my cat sat on it',
  ])('weak signs that appear by chance get no help line: %s', (text) =>
    expect(say('faith', text).reply).not.toMatch(/988/),
  )

  it.each(['I drank bleach', "There's a gun in the closet and I been sittin' lookin' at it since supper"])(
    'weak signs in the whole message get the help line: %s',
    (text) => expect(say('faith', text).reply).toMatch(/988/),
  )
})
