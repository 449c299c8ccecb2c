import { describe, expect, it } from 'vitest'
import { spelledOut } from './ellipsis.ts'
import { readSentences } from './sentences.ts'

describe('a clause that leaves its verb to the one before', () => {
  it.each([
    ['he drank', 'i do not', 'i do not drink'],
    ['my best friend smokes', 'but i do not', 'i do not smoke'],
    ['my ex wanted kids', 'and i did not', 'i do not want kids'],
    ['my parents drink', 'so do i', 'i do drink'],
    ['my sister never smoked', 'me neither', 'i do not smoke'],
    ['he is a smoker', 'i am not', 'i am not a smoker'],
  ])('after "%s": "%s" means "%s"', (before, clause, meant) =>
    expect(spelledOut(clause, before).replace(/\s+/g, ' ').trim()).toBe(meant),
  )

  it('leans on no aside, and takes no "so" before an adjective for a verb', () => {
    const clauses = (text: string) => readSentences(text).flatMap((one) => one.clauses.map((clause) => clause.text))
    expect(clauses('My mum wants a wedding, and as it happens so do I').at(-1)).toMatch(/i do want a wedding/)
    expect(clauses("My flatmate quit drinking and I'm so proud of her").at(-1)).toMatch(/i am so proud/)
  })

  it('leaves a clause with a verb of its own, or with nothing before it, as it is', () => {
    expect(spelledOut('i do not drink', 'he drank')).toBe('i do not drink')
    expect(spelledOut('i do not', null)).toBe('i do not')
    expect(spelledOut('i do', 'weekends')).toBe('i do')
  })
})
