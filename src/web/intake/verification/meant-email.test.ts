import { expect, test } from 'vitest'
import { meantEmail } from './meant-email.tsx'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.con', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
])('%s gets the suggestion %s', (typed, meant) => {
  expect(meantEmail(`maya.r@${typed}`)).toBe(`maya.r@${meant}`)
})

test.each(['gmail.com', 'example.com', 'overture.test', 'smith.de', 'smail.edu', 'outlook.fr', 'hey.com', 'umich.edu'])(
  '%s gets no suggestion',
  (domain) => {
    expect(meantEmail(`maya@${domain}`)).toBeUndefined()
  },
)
