import type { Snapshot } from '#contract/concierge.ts'
import { snapshotOf } from '../../src/engine/concierge/profile/snapshot.ts'
import type { Conversation } from '../../src/engine/concierge/state/conversation.ts'
import { likelihoodOf } from '../../src/engine/concierge/understand/built-in/labels/likelihood.ts'
import { toldIn } from '../../src/engine/concierge/understand/built-in/labels/told.ts'
import { readSentences } from '../../src/engine/concierge/understand/built-in/reading/sentences.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { askedAbout, hear, json, type Line, linesOf, verbose } from './unseen-files.ts'
import { orders } from './unseen-orders.ts'
import { questions } from './unseen-questions.ts'

/**
 * Puts unseen single messages to the engine under their questions. Closed values count as right,
 * asked back, missed or invented; distress by the help line, questions by topic, orders by the
 * final state. `eval:concierge --persons` plays the conversations.
 */

const MEANS: Record<string, string> = {
  il: 'intent=long_term',
  ic: 'intent=casual',
  ie: 'intent=exploring',
  mw: 'meet=Women',
  mm: 'meet=Men',
  mn: 'meet=Nonbinary people',
  me: 'meet=Everyone',
  s0: 'smoking=no',
  s1: 'smoking=sometimes',
  s2: 'smoking=yes',
  d0: 'drinking=no',
  d1: 'drinking=sometimes',
  d2: 'drinking=yes',
  kn: 'kids=no',
  ky: 'kids=yes',
  ko: 'kids=open',
  b1: 'budget=$',
  b2: 'budget=$$',
  b3: 'budget=$$$',
  b4: 'budget=$$$$',
  aN: 'week=Weeknights',
  aE: 'week=Weekends',
  aL: 'week=Lunch hours',
  aM: 'week=Early mornings',
  aF: 'week=Flexible',
  fp: 'safety=First meet in public',
  fv: 'safety=Video check before meeting',
  fc: 'safety=Share contact only after match',
  fg: 'safety=No surprise guests',
  fe: 'safety=Exit check-in with concierge',
  xs: 'refuses=Daily smoker',
  xd: 'refuses=Heavy drinker',
  xk: 'refuses=Dismissive of kids',
  xn: 'refuses=Non-communicator',
}
const CLOSED = new Set(Object.values(MEANS))

function closedValues({ valuesMap, preferences }: Snapshot): Set<string> {
  const found = [
    valuesMap?.intent && `intent=${valuesMap.intent}`,
    valuesMap?.lifestyle?.smoking && `smoking=${valuesMap.lifestyle.smoking}`,
    valuesMap?.lifestyle?.drinking && `drinking=${valuesMap.lifestyle.drinking}`,
    valuesMap?.family?.wants_kids && `kids=${valuesMap.family.wants_kids}`,
    valuesMap?.budget && `budget=${valuesMap.budget}`,
    ...(valuesMap?.availability ?? []).map((value) => `week=${value}`),
    ...(valuesMap?.safety_prefs ?? []).map((value) => `safety=${value}`),
    ...(valuesMap?.dealbreakers ?? []).map((value) => `refuses=${value}`),
    ...(preferences?.must_haves ?? []).map((value) => `meet=${value}`),
  ]
  return new Set(found.filter((value): value is string => Boolean(value) && CLOSED.has(String(value))))
}

const NAMES: Record<string, string> = {
  'valuesMap.intent': 'intent',
  'valuesMap.lifestyle.smoking': 'smoking',
  'valuesMap.lifestyle.drinking': 'drinking',
  'valuesMap.family.wants_kids': 'kids',
  'valuesMap.budget': 'budget',
  'valuesMap.availability': 'week',
  'valuesMap.safety_prefs': 'safety',
  'valuesMap.dealbreakers': 'refuses',
  'preferences.must_haves': 'meet',
}

/** The values that the answers offered with a reply would note: what was asked back, not the next question's own. */
const offeredValues = ({ instead, beside }: Conversation) =>
  new Set(
    [...(instead?.buttons ?? []), ...beside].flatMap(({ does }) =>
      does.flatMap((one) =>
        'path' in one && 'value' in one && one.path in NAMES ? [`${NAMES[one.path]}=${one.value}`] : [],
      ),
    ),
  )

async function put({ text, asked }: Line) {
  const turn = await hear(askedAbout(asked), text)
  return { reply: turn.reply, values: closedValues(snapshotOf(turn.state.profile)), offered: offeredValues(turn.state) }
}

async function answers() {
  const counts = { said: 0, noted: 0, askedBack: 0, missed: 0, wrong: 0 }
  for (const line of linesOf('answers.txt')) {
    const said = line.labels.flatMap((label) => MEANS[label] ?? [])
    const { values, offered } = await put(line)
    counts.said += said.length
    for (const value of said) counts[values.has(value) ? 'noted' : offered.has(value) ? 'askedBack' : 'missed'] += 1
    const wrong = [...values].filter((value) => !said.includes(value))
    counts.wrong += wrong.length
    if (verbose && (wrong.length > 0 || said.some((value) => !values.has(value))))
      console.log(`${line.labels.join(' ')} | ${line.text}\n    noted ${[...values].join(', ') || '-'}`)
  }
  return counts
}

async function crisis() {
  const counts = { crisis: 0, crisisMet: 0, heavy: 0, heavyMet: 0, traps: 0, trapsAlarmed: 0 }
  for (const line of linesOf('crisis.txt')) {
    const isMet = (await put(line)).reply.includes('988')
    if (line.labels.includes('D2')) {
      counts.crisis += 1
      counts.crisisMet += Number(isMet)
    } else if (line.labels.includes('D1')) {
      counts.heavy += 1
      counts.heavyMet += Number(isMet)
    } else {
      counts.traps += 1
      counts.trapsAlarmed += Number(isMet)
    }
    if (verbose && isMet !== line.labels.some((label) => label === 'D1' || label === 'D2'))
      console.log(`${line.labels.join(' ')} | ${line.text}`)
  }
  return counts
}

async function smallTalk() {
  const counts = { lines: 0, wrongFills: 0 }
  for (const line of linesOf('smalltalk.txt')) {
    const isFilled = (await put(line)).values.size > 0
    counts.lines += 1
    counts.wrongFills += Number(isFilled)
    if (verbose && isFilled) console.log(`fills | ${line.text}`)
  }
  return counts
}

/** Sets before the sixth have no such lines. */
function told() {
  const counts = { told: 0, met: 0, right: 0, notTold: 0, metWrongly: 0 }
  for (const { labels, text } of linesOf('told.txt')) {
    const sentences = readSentences(text)
    const likely = likelihoodOf(reader, { text, sentences: sentences.map(({ original }) => original), asked: null })
    const kinds = toldIn(sentences, { reader, asked: null, likely }).map(({ kind }) => kind)
    const isTold = labels.some((label) => label.startsWith('M'))
    counts.told += Number(isTold)
    counts.met += Number(isTold && kinds.length > 0)
    counts.right += Number(kinds.some((kind) => labels.includes(kind)))
    counts.notTold += Number(!isTold)
    counts.metWrongly += Number(!isTold && kinds.length > 0)
    if (verbose && !kinds.some((kind) => labels.includes(kind)))
      console.log(`told ${labels.join(' ')} | ${text}\n    ${kinds.join(', ') || '-'}`)
  }
  return counts
}

const unseen = { hear, verbose }
const found = {
  answers: await answers(),
  crisis: await crisis(),
  smallTalk: await smallTalk(),
  questions: await questions(unseen),
  orders: await orders(unseen),
  told: told(),
}
if (json) console.log(JSON.stringify(found, null, 2))
else for (const [name, counts] of Object.entries(found)) console.log(name, counts)
