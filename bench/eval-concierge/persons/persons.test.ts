import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { beginConversation, takeTurn } from '../../../src/engine/dialogue/conversation.ts'
import { merge } from '../../../src/engine/dialogue/merge.ts'
import type { Proposal } from '../../../src/engine/dialogue/proposal.ts'
import type { Turn } from '../../../src/engine/dialogue/turn.ts'
import { reader } from '../../../test/learned-reader.ts'
import { measure, sum } from './measure.ts'
import { type Person, personIn } from './person.ts'
import { type Concierge, playPerson } from './play-person.ts'

const today = '2026-11-20'
const engine: Concierge = {
  begin: (name, snapshot) => beginConversation({ name, known: { snapshot }, today, seed: 1 }),
  say: (state, text) => takeTurn(state, text, { today, reader }),
}
const spoiled = (spoil: (turn: Turn, text: string) => Turn): Concierge => ({
  ...engine,
  say: (state, text) => spoil(engine.say(state, text), text),
})
const putting = (turn: Turn, does: Proposal[]): Turn => ({
  ...turn,
  state: merge(turn.state, does, { from: 'answer', turn: turn.state.turn }).state,
})

const folder = new URL('./known/', import.meta.url)
const persons = readdirSync(folder).map((name) => personIn(readFileSync(new URL(name, folder), 'utf8'), name))
const countsOf = (person: Person, concierge: Concierge) => measure(playPerson(person, concierge)).counts

const MIN = `# Min, 45
own age: 45
skip: pass
## intent = long_term
long-term
## ages = from 38
38 and up
## smoking = no
(also drinking) neither
## drinking = no
no alcohol
## beside
talk: It rains again.
question Qcost: What does it cost?
trap: The heat is killing me.
heavy: I don't want to be alive any more.
corrects smoking = sometimes: I smoke sometimes, I should have said.
order intent = none: Clear what I am looking for.
`

describe('a file of a person', () => {
  it('says what they hold, how they put it and what they say beside it', () => {
    const person = personIn(MIN, 'min.txt')
    expect(person).toMatchObject({ name: 'Min', ownAge: 45, skip: ['pass'], yes: ['Yes'] })
    expect(person.facts[1]).toMatchObject({ slot: 'age', truth: { kind: 'ages', min: 38, max: null } })
    expect(person.facts[2]?.wordings).toEqual([{ text: 'neither', also: ['drinking'] }])
    expect(person.remarks.map(({ kind }) => kind)).toEqual(['talk', 'question', 'trap', 'heavy', 'corrects'])
    expect(person.orders).toEqual([{ slot: 'intent', truth: { kind: 'none' }, text: 'Clear what I am looking for.' }])
  })

  it.each([
    ['a slot nobody knows', '## hobby = chess\nchess', /line 1: "hobby" is no slot/],
    ['ages that are none', '## ages = old\nold', /line 1: "old" are no ages/],
    ['a distance without a unit', '## distance = 10\n10', /line 1: "10" is no distance/],
    ['a topic nobody knows', '## beside\nquestion Qx: What?', /line 2: .*names no topic/],
    ['a line of no kind', '## beside\nhello there', /line 2/],
    ['a slot of which nothing is said', '## intent = casual\n## beside', /nothing is said about intent/],
  ])('is refused by the line for %s', (_, text, says) => {
    expect(() => personIn(text, 'x.txt')).toThrow(says)
  })
})

describe('a conversation with a person', () => {
  const min = personIn(MIN, 'min.txt')

  it('answers what is asked, passes over the rest, and ends with what was never asked and the orders', () => {
    const { exchanges } = playPerson(min, engine)
    const said = exchanges.map(({ line }) => line.text)
    expect(said[0]).toBe('long-term')
    expect(said).toContain('pass')
    expect(said).toContain('I smoke sometimes, I should have said.')
    expect(said.indexOf('I smoke sometimes, I should have said.')).toBeGreaterThan(said.indexOf('neither'))
    expect(said).toContain('Clear what I am looking for.')
    expect(new Set(exchanges.map(({ line }) => line.kind))).toEqual(new Set(['answer', 'skip', 'remark', 'order']))
  })

  it('begins with what is known, which is asked for needlessly', () => {
    const known = MIN.replace('long-term', '(known)').replace('38 and up', '(known)')
    const person = personIn(known, 'known.txt')
    const { exchanges } = playPerson(person, engine)
    expect(exchanges[0]?.before.entries.map(({ value }) => value)).toEqual(['long_term', 38])
    expect(exchanges.map(({ line }) => line.text)).not.toContain('long-term')
    expect(countsOf(person, engine)).toMatchObject({ needlessAsks: 0, slotsRight: 4, snapshotsWhole: 1 })
    const asking = spoiled((turn) => ({
      ...turn,
      state: { ...turn.state, part: 'age', pending: 'who', entries: [], asked: { age: turn.state.turn } },
    }))
    expect(countsOf(person, asking).needlessAsks).toBeGreaterThan(0)
  })

  it('is right where the engine hears plain words', () => {
    expect(countsOf(min, engine)).toMatchObject({
      wrong: 0,
      junk: 0,
      damaged: 0,
      sideLinesThatFill: 0,
      questionsAnswered: 1,
      heavyMet: 1,
      trapsAlarmed: 0,
      ordersDone: 1,
      slotsRight: 4,
      snapshotsWhole: 1,
    })
  })

  it('counts what somebody who hears badly does', () => {
    const smokes: Proposal = { kind: 'set', path: 'valuesMap.lifestyle.smoking', value: 'yes', words: '' }
    const deaf = countsOf(min, { ...engine, say: (state, text) => ({ ...engine.say(state, text), state }) })
    expect(deaf).toMatchObject({ noted: 0, slotsRight: 1, snapshotsWhole: 0 })
    const wrong = countsOf(
      min,
      spoiled((turn) => putting(turn, [smokes])),
    )
    expect(wrong.wrong).toBeGreaterThan(0)
    expect(wrong).toMatchObject({ jointRight: 0, snapshotsWhole: 0 })
    const late = spoiled((turn, text) => (text === 'It rains again.' ? putting(turn, [smokes]) : turn))
    expect(countsOf(min, late)).toMatchObject({ sideLinesThatFill: 1 })
  })

  it('counts junk, damage, needless alarms and help that does not come', () => {
    let entries = 0
    const junk = spoiled((turn) => {
      entries += 1
      return putting(turn, [{ kind: 'add', path: 'preferences.must_haves', value: `Thing ${entries}`, words: '' }])
    })
    expect(countsOf(min, junk).junk).toBeGreaterThan(5)
    const forgetting = spoiled((turn, text) =>
      text === 'What does it cost?' ? putting(turn, [{ kind: 'clear', slot: 'intent', words: '' }]) : turn,
    )
    expect(countsOf(min, forgetting).damaged).toBe(1)
    const alarmed = spoiled((turn) => ({ ...turn, reply: 'Call 988.' }))
    expect(countsOf(min, alarmed)).toMatchObject({ traps: 1, trapsAlarmed: 1 })
    const silent = spoiled((turn) => ({ ...turn, reply: 'Noted.' }))
    expect(countsOf(min, silent)).toMatchObject({ heavy: 1, heavyMet: 0 })
  })

  it('counts a question about what was told as needless', () => {
    const forgetful = spoiled((turn) => {
      const { state } = putting(turn, [{ kind: 'clear', slot: 'smoking', words: '' }])
      return { ...turn, state: { ...state, part: 'smoking', pending: 'habits', asked: { smoking: state.turn } } }
    })
    expect(countsOf(min, forgetful).needlessAsks).toBeGreaterThan(0)
  })

  it('presses the answer that is true, and denies what is not', () => {
    const back = (value: string): Concierge => ({
      ...engine,
      say: (state, text) => {
        const turn = engine.say(state, text)
        if (text !== 'long-term') return turn
        const does: Proposal[] = [{ kind: 'set', path: 'valuesMap.intent', value, words: '' }]
        const options = [
          { label: "Yes, that's right", does },
          { label: 'No, leave it out', does: [] },
        ]
        return { ...turn, state: { ...turn.state, entries: [], offer: { group: 'intent', options } } }
      },
    })
    const lines = (concierge: Concierge) => playPerson(min, concierge).exchanges.map(({ line }) => line.text)
    expect(lines(back('long_term'))[1]).toBe("Yes, that's right")
    expect(lines(back('casual'))[1]).toBe('No, leave it out')
    expect(countsOf(min, back('long_term'))).toMatchObject({ askedBack: 1, needlessAsks: 0 })
    expect(countsOf(min, back('casual')).needlessAsks).toBeGreaterThan(0)
  })

  it('ends with each of six persons, and meets what is heavy', () => {
    const counts = sum(persons.map((person) => countsOf(person, engine)))
    expect(persons).toHaveLength(6)
    expect(counts.lines).toBeLessThan(240)
    expect(counts.heavyMet).toBe(counts.heavy)
    expect(counts.noted + counts.askedBack + counts.missed).toBe(counts.told)
  })
})
