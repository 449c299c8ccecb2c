import { expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { begun as before } from '../../../../test/talk.ts'
import { likelyFacts } from './likely-facts.ts'

const factsFor = (text: string) => likelyFacts(text, { before, reader })

it.each([
  ['is derek gonna know if i report him', 'Qreport.secret'],
  ['Very nice, I build bridges. One doubt: will the lady be able to see my phone number?', 'Qshown.contact'],
  ['emails pop up on the lock screen too. so what does the subject line say', 'Qmail.subject'],
  ['does a person pick the matches, or is it an algorithm?', 'Qmatch.who'],
])('the likely facts for "%s" include %s', (text, topic) => {
  expect(factsFor(text).map((one) => one.topic)).toContain(topic)
})

it('each of two questions gets its own facts, and there are at most eight facts in all', () => {
  const topics = factsFor('what does this cost me, and can my ex find me on here?').map((one) => one.topic)
  expect(topics).toContain('Qcost.free')
  expect(topics).toContain('Qfind.known')
  expect(topics.length).toBeLessThanOrEqual(8)
})

it('small talk gets no facts', () => {
  expect(factsFor('my feet are killing me after that shift')).toEqual([])
})
