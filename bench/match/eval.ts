import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { intakeDraftSchema } from '#contract/intake.ts'
import type { FeedbackAction } from '#contract/options.ts'
import { type Member, memberFrom } from '#engine/matching/member/member.ts'
import { optionBits } from '#engine/matching/member/options.ts'
import { Feedback, pointsOfOwnAnswer } from '#engine/matching/score/feedback.ts'
import { suitability } from '#engine/matching/score/score.ts'
import { type CsvRow, readCsv } from './csv.ts'

/**
 * Scores real meetings with the current engine, against people's decisions. Members: JSON lines `{ intake }`. Meetings:
 * CSV with `phase,order_a,order_b,a,b,a_says_yes,b_says_yes,a_liking,b_liking`; phase `revealed` becomes feedback
 * first, unless --cold. Writes `from,to,score`, in points of 10,000.
 */
const USAGE = 'usage: npm run eval:match -- --members M.jsonl --meetings F.csv --out scores.csv [--cold]'
/** The study's birthdates were moved to this day; only age differences matter. */
const TODAY = '2026-11-20'
/** Up to this liking (of 10), a no is a hard no. */
const HARD_NO_LIKING = 4

type Answer = { from: string; to: string; order: number; action: FeedbackAction }

function readMembers(file: string) {
  const members = new Map<string, Member>()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const intake = intakeDraftSchema.parse(JSON.parse(line).intake)
    const id = intake.account?.email ?? ''
    members.set(id, memberFrom({ id, intake, place: undefined, today: TODAY }))
  }
  return members
}

function actionOf(yes: string | undefined, liking: string | undefined): FeedbackAction {
  if (yes === '1') return 'more_like_this'
  return liking && Number(liking) <= HARD_NO_LIKING ? 'hard_no' : 'less_like_this'
}

function answersOf({ a = '', b = '', ...meeting }: CsvRow): Answer[] {
  return [
    { from: a, to: b, order: Number(meeting.order_a), action: actionOf(meeting.a_says_yes, meeting.a_liking) },
    { from: b, to: a, order: Number(meeting.order_b), action: actionOf(meeting.b_says_yes, meeting.b_liking) },
  ]
}

function known(members: Map<string, Member>, id: string | undefined) {
  const member = members.get(id ?? '')
  if (!member) throw new Error(`A meeting names ${id}, who is not among the members.`)
  return member
}

const { values: args } = parseArgs({
  options: {
    members: { type: 'string' },
    meetings: { type: 'string' },
    out: { type: 'string' },
    cold: { type: 'boolean', default: false },
  },
})
if (!args.members || !args.meetings || !args.out) {
  console.error(USAGE)
  process.exit(2)
}
const members = readMembers(args.members)
const meetings = readCsv(args.meetings)
const feedback = new Feedback((id) => optionBits(known(members, id)))
if (!args.cold) {
  const revealed = meetings.filter(({ phase }) => phase === 'revealed').flatMap(answersOf)
  for (const { from, to, action } of revealed.sort((one, other) => one.order - other.order))
    feedback.record(from, to, action)
}
const candidates = new Map(
  [...members].map(([id, member]) => [id, { member, standing: feedback.standingOf(id) }] as const),
)
const rows = meetings.flatMap(({ a = '', b = '' }) => [
  [a, b],
  [b, a],
])
const lines = rows.map(([from = '', to = '']) => {
  const [one, other] = [candidates.get(from), candidates.get(to)]
  if (!one || !other) throw new Error(`A meeting names ${from} and ${to}, of whom one is not among the members.`)
  const score = suitability(one, other, { given: pointsOfOwnAnswer(feedback.answerOf(from, to)) })
  return `${from},${to},${score}`
})
writeFileSync(args.out, `from,to,score\n${lines.join('\n')}\n`)
console.log(`${members.size} members, ${meetings.length} meetings, ${lines.length} scores written to ${args.out}`)
