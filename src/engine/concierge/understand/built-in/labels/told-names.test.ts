import { describe, expect, it } from 'vitest'
import type { ToldLabel } from './labels.ts'
import { namedIn } from './told-names.ts'

const named = (kind: ToldLabel, words: string) => namedIn(kind, words)?.who ?? null

describe('the person or animal that a message is about', () => {
  it.each([
    ['My husband passed last year', 'your husband'],
    ['my late wife and I used to dance', 'your wife'],
    ['I lost my dad in June', 'your dad'],
    ['My husband Walter died in March', 'Walter'],
    ['My Walter died in March.', 'Walter'],
    ['my wife says I never got over my dad, he died young', 'your dad'],
    ['since I buried my little brother', 'your brother'],
    ["my best friend's gone", 'your friend'],
    ['my girlfriend ghosted me the week my nani died', 'your nani'],
    ['my abuela passed last spring', 'your abuela'],
    ['I am a widow', null],
    ['my uncle has been engaged nine years', null],
    ["my mother's cat died", null],
    ['my sister and my brother came over', null],
  ])('the person who died is named: %s', (words, who) => {
    expect(named('Mloss', words)).toBe(who)
  })

  it.each([
    ['had to put our old dog down', 'your dog'],
    ['my cat Pickle died on Sunday', 'Pickle'],
  ])('the animal is named: %s', (words, who) => {
    expect(named('Mpet', words)).toBe(who)
  })

  it.each([
    ['I have two grandsons', 'two grandsons'],
    ["I've got two grown sons and a daughter", 'two grown sons and a daughter'],
    ['my daughter is eight', 'your daughter'],
    ['raised them alone', null],
    ['my son-in-law tips in coins', null],
    ["my neighbour's lad has twins", null],
    ['my grandson fancies a boy in the team', 'your grandson'],
  ])('the children are named: %s', (words, who) => {
    expect(named('Mkids', words)).toBe(who)
  })

  it('the pronoun is "him", "her" or "them"', () => {
    expect(namedIn('Mloss', 'my husband died')?.them).toBe('him')
    expect(namedIn('Mloss', 'my nan died')?.them).toBe('her')
    expect(namedIn('Mcare', 'my parents are poorly')?.them).toBe('them')
  })
})
