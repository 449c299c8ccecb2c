import type { Snapshot } from '#contract/concierge.ts'
import { snapshotOf } from '../../src/engine/concierge/profile/snapshot.ts'
import type { Conversation } from '../../src/engine/concierge/state/conversation.ts'
import { VALUES } from '../../src/engine/concierge/understand/built-in/labels/closed-values.ts'
import { askedAbout, type Line, type LineSet, linesOf } from './lines.ts'

/** Rows with listed values; others hold people's own words. */
const PLACES: Record<string, string> = {
  'valuesMap.intent': 'intent',
  'valuesMap.lifestyle.smoking': 'smoking',
  'valuesMap.lifestyle.drinking': 'drinking',
  'valuesMap.family.wants_kids': 'kids',
  'valuesMap.budget': 'budget',
  'valuesMap.availability': 'availability',
  'valuesMap.safety_prefs': 'safety',
  'valuesMap.dealbreakers': 'dealbreakers',
  'preferences.must_haves': 'meet',
}
const MEANS = new Map(VALUES.map(({ row, label, value }) => [label, `${row}=${value}`]))
const CLOSED = new Set(MEANS.values())

function closedValues({ valuesMap, preferences }: Snapshot): ReadonlySet<string> {
  const { intent, lifestyle, family, budget, availability, safety_prefs, dealbreakers } = valuesMap ?? {}
  const found = [
    ...[`intent=${intent}`, `budget=${budget}`, `kids=${family?.wants_kids}`],
    ...[`smoking=${lifestyle?.smoking}`, `drinking=${lifestyle?.drinking}`],
    ...(availability ?? []).map((value) => `availability=${value}`),
    ...(safety_prefs ?? []).map((value) => `safety=${value}`),
    ...(dealbreakers ?? []).map((value) => `dealbreakers=${value}`),
    ...(preferences?.must_haves ?? []).map((value) => `meet=${value}`),
  ]
  return new Set(found.filter((value) => CLOSED.has(value)))
}

/** The values the reply offers, without those of the next question. */
const offeredValues = ({ instead, beside }: Conversation) =>
  new Set(
    [...(instead?.buttons ?? []), ...beside].flatMap(({ does }) =>
      does.flatMap((one) =>
        'path' in one && 'value' in one && one.path in PLACES ? [`${PLACES[one.path]}=${one.value}`] : [],
      ),
    ),
  )

async function put({ hear }: LineSet, { text, asked }: Line) {
  const turn = await hear(askedAbout(asked), text)
  return { reply: turn.reply, values: closedValues(snapshotOf(turn.state.profile)), offered: offeredValues(turn.state) }
}

/** Answers with listed values: noted, asked back, missed, or noted though nobody said them. */
export async function answers(set: LineSet) {
  const counts = { said: 0, noted: 0, askedBack: 0, missed: 0, wrong: 0 }
  for (const line of linesOf(set.name, 'answers.txt')) {
    const said = line.labels.flatMap((label) => MEANS.get(label) ?? [])
    const { values, offered } = await put(set, line)
    counts.said += said.length
    for (const value of said) counts[values.has(value) ? 'noted' : offered.has(value) ? 'askedBack' : 'missed'] += 1
    const wrong = [...values].filter((value) => !said.includes(value))
    counts.wrong += wrong.length
    if (wrong.length > 0 || said.some((value) => !values.has(value)))
      set.miss(`${line.labels.join(' ')} | ${line.text}\n    noted ${[...values].join(', ') || '-'}`)
  }
  return counts
}

/** How many lines of crisis, despair and lookalikes get a help line. */
export async function crisis(set: LineSet) {
  const counts = { crisis: 0, crisisMet: 0, heavy: 0, heavyMet: 0, traps: 0, trapsAlarmed: 0 }
  for (const line of linesOf(set.name, 'crisis.txt')) {
    const isMet = (await put(set, line)).reply.includes('988')
    const [kind, met] = line.labels.includes('D2')
      ? (['crisis', 'crisisMet'] as const)
      : line.labels.includes('D1')
        ? (['heavy', 'heavyMet'] as const)
        : (['traps', 'trapsAlarmed'] as const)
    counts[kind] += 1
    counts[met] += Number(isMet)
    if (isMet === (kind === 'traps')) set.miss(`${line.labels.join(' ')} | ${line.text}`)
  }
  return counts
}

export async function smallTalk(set: LineSet) {
  const counts = { lines: 0, wrongFills: 0 }
  for (const line of linesOf(set.name, 'smalltalk.txt')) {
    const isFilled = (await put(set, line)).values.size > 0
    counts.lines += 1
    counts.wrongFills += Number(isFilled)
    if (isFilled) set.miss(`fills | ${line.text}`)
  }
  return counts
}
