import { expect, it } from 'vitest'
import { say } from '../../../../test/talk.ts'

const reply = (text: string) => say(text).reply

it.each([
  "Tell the one I meet that I'm deaf",
  "please let my match know I'm deaf",
  'Can you tell them I use a wheelchair?',
  'make sure he knows I have a stammer',
  'Long-term. And could you pass on to whoever I meet that I have a guide dog?',
  "whoever I meet should know that I'm deaf",
  'I want him to know beforehand that I have MS',
  'and tell whoever matches me: texts before calls',
  'Tell them my name is pronounced Shivawn',
  'Will you tell Cecilia that I am a widower?',
])('the reply says that nothing is passed on, if the message asks to tell a member something: %s', (text) => {
  expect(reply(text)).toMatch(/can't pass/)
})

it.each([
  'I tell her everything about my day',
  'Someone who should know what he wants',
  'My kids tell everyone that I snore',
  'How do I tell him about my kids?',
  'They should know how to cook',
  'people should know my type by now lol',
  'He should know how I feel',
])('the reply does not say that nothing is passed on: %s', (text) => {
  expect(reply(text)).not.toMatch(/can't pass/)
})
