import { KM_PER_MILE } from '../../../src/contract/limits.ts'
import { ALL_TOPICS, type Topic } from '../../../src/engine/dialogue/service/topics.ts'
import type { Slot } from '../../../src/engine/dialogue/slots.ts'

/** The slots as a person's file calls them. */
export const SLOT_CALLED: Readonly<Record<string, Slot>> = {
  intent: 'intent',
  meet: 'meet',
  ages: 'age',
  distance: 'distance',
  availability: 'availability',
  budget: 'budget',
  smoking: 'smoking',
  drinking: 'drinking',
  kids: 'kids',
  faith: 'faith',
  'must-haves': 'mustHaves',
  'nice-to-haves': 'niceToHaves',
  'deal-breakers': 'dealbreakers',
  safety: 'safety',
}

/** `holds` has one entry for each part; any of its terms may match. */
export type Truth =
  | { kind: 'none' }
  | { kind: 'ages'; min: number | null; max: number | null }
  | { kind: 'km'; km: number }
  | { kind: 'holds'; entries: string[][] }

/** An answer may tell of other slots too. */
export type Wording = { text: string; also: Slot[] }
/** `isKnown`: stored before the conversation begins. */
export type Fact = { slot: Slot; truth: Truth; wordings: Wording[]; isKnown: boolean }

export type Remark =
  | { kind: 'talk' | 'others' | 'heavy' | 'trap' | 'aside'; text: string }
  | { kind: 'question'; topics: Topic[]; text: string }
  | { kind: 'corrects'; slot: Slot; truth: Truth; text: string }

export type EndOrder = { slot: Slot; truth: Truth; text: string }

export type Person = {
  name: string
  ownAge: number | null
  facts: Fact[]
  remarks: Remark[]
  orders: EndOrder[]
  /** Used in turn. */
  yes: string[]
  no: string[]
  skip: string[]
}

const REMARKS = ['talk', 'others', 'heavy', 'trap'] as const

/**
 * `docs/how-to.md` describes the file. Throws with the line of an error. @param file the name for
 * the error
 */
export function personIn(text: string, file: string): Person {
  const person: Person = { name: 'Sam', ownAge: null, facts: [], remarks: [], orders: [], yes: [], no: [], skip: [] }
  let fact: Fact | null = null
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const unclear = (what: string) => new Error(`${file}, line ${at + 1}: ${what}`)
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('# ')) person.name = line.slice(2).split(/[,(]/)[0]?.trim() ?? ''
    else if (line.startsWith('## ')) {
      const [called = '', value] = line.slice(3).split(/ = (.*)/)
      fact =
        value === undefined
          ? null
          : { slot: slotCalled(called, unclear), truth: truthIn(called, value, unclear), wordings: [], isKnown: false }
      if (fact) person.facts.push(fact)
    } else if (fact && line === KNOWN) fact.isKnown = true
    else if (fact) fact.wordings.push(wordingIn(line, unclear))
    else addLine(person, line, unclear)
  }
  for (const { slot, wordings, isKnown } of person.facts)
    if (wordings.length === 0 && !isKnown) throw new Error(`${file}: nothing is said about ${slot}.`)
  return {
    ...person,
    yes: or(person.yes, 'Yes'),
    no: or(person.no, 'No'),
    skip: or(person.skip, "I'd rather skip that"),
  }
}

const KNOWN = '(known)'

const or = (said: string[], usual: string) => (said.length > 0 ? said : [usual])

type Unclear = (what: string) => Error

function slotCalled(called: string, unclear: Unclear): Slot {
  const slot = SLOT_CALLED[called.trim()]
  if (!slot) throw unclear(`"${called}" is no slot. Slots: ${Object.keys(SLOT_CALLED).join(', ')}.`)
  return slot
}

/**
 * Examples: "60-72", "from 30", "10 miles", "no", "Weekends; Weeknights", "kind|kindness; funny",
 * "none".
 */
function truthIn(called: string, value: string, unclear: Unclear): Truth {
  const said = value.trim()
  if (said === 'none') return { kind: 'none' }
  if (called === 'ages') {
    const [, min, max] = /^(?:from )?(\d+)?(?:-|to |$)(\d+)?$/.exec(said) ?? []
    if (min === undefined && max === undefined) throw unclear(`"${said}" are no ages.`)
    return { kind: 'ages', min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) }
  }
  if (called === 'distance') {
    const [, far, unit] = /^(\d+) (miles|km)$/.exec(said) ?? []
    if (far === undefined) throw unclear(`"${said}" is no distance.`)
    return { kind: 'km', km: Number(far) * (unit === 'miles' ? KM_PER_MILE : 1) }
  }
  const entries = said.split(';').map((entry) => entry.split('|').map((term) => term.trim().toLowerCase()))
  return { kind: 'holds', entries }
}

function wordingIn(line: string, unclear: Unclear): Wording {
  const [, also, text] = /^\(also ([^)]+)\) (.+)$/.exec(line) ?? []
  if (text === undefined) return { text: line, also: [] }
  return { text, also: (also ?? '').split(',').map((called) => slotCalled(called, unclear)) }
}

function addLine(person: Person, line: string, unclear: Unclear) {
  const [, head = '', text = ''] = /^([^:]+): (.+)$/.exec(line) ?? []
  const [, called = '', value = ''] = /^\w+ ([\w-]+) = (.+)$/.exec(head) ?? []
  const kind = REMARKS.find((one) => one === head)
  if (kind) person.remarks.push({ kind, text })
  else if (head === 'own age') person.ownAge = Number(text)
  else if (head === 'yes' || head === 'no' || head === 'skip') person[head].push(text)
  else if (head.startsWith('question ')) {
    const topics = ALL_TOPICS.filter((topic) => head.slice(9).split(' ').includes(topic))
    if (topics.length === 0) throw unclear(`"${head}" names no topic. Topics: ${ALL_TOPICS.join(', ')}.`)
    person.remarks.push({ kind: 'question', topics, text })
  } else if (head.startsWith('corrects '))
    person.remarks.push({
      kind: 'corrects',
      slot: slotCalled(called, unclear),
      truth: truthIn(called, value, unclear),
      text,
    })
  else if (head.startsWith('order '))
    person.orders.push({ slot: slotCalled(called, unclear), truth: truthIn(called, value, unclear), text })
  else throw unclear(`"${line}" is nothing that a person's file holds.`)
}
