import { expect, test } from 'vitest'
import { callAddress, helpLineIn, helpLineText } from './help-lines.ts'

test('a help line that is written as text is read back unchanged', () => {
  const lines = [
    { ways: 'Call or text', number: '988', about: 'Suicide & Crisis Lifeline, free at any hour' },
    { ways: 'Call', number: '1-800-799-7233', about: 'National Domestic Violence Hotline' },
    { ways: 'Call', number: '0800 111 0 111', about: 'TelefonSeelsorge in Germany' },
  ] as const
  for (const line of lines) expect(helpLineIn(helpLineText(line))).toEqual(line)
})

test.each([
  ['988', 'tel:988'],
  ['116 123', 'tel:116123'],
  ['1-800-799-7233', 'tel:+18007997233'],
])('the number %s has the link %s', (number, address) => expect(callAddress(number)).toBe(address))

test.each(['Call me at 5: I am free', 'Call 988', 'I would call 988: nobody answers', ''])(
  '%j is not read as a help line',
  (text) => {
    expect(helpLineIn(text)).toBeNull()
  },
)
