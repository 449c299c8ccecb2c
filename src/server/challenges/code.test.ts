import { expect, test } from 'vitest'
import { newCode, plainCode } from './code.ts'

test('1,000 codes look like XXXX-XXXX, are all different, and avoid letters and digits that look alike', () => {
  const codes = Array.from({ length: 1000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[2-9CDFHJKMNPQRTVWXY]{4}-[2-9CDFHJKMNPQRTVWXY]{4}$/)
  for (const code of codes) expect(code).not.toMatch(/[01OILUAESZBG]/)
  expect(new Set(codes).size).toBe(1000)
})

test.each(['K7TM-2QXP', 'k7tm2qxp', ' K7TM 2QXP ', 'k7tm\u20132qxp', 'K7TM--2QXP'])(
  '%j is read as the same code',
  (typed) => {
    expect(plainCode(typed)).toBe('K7TM2QXP')
  },
)
