import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inspect, parseArgs } from 'node:util'
import type { MemberIndex } from '#engine/matching/index/member-index.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { loadTowns } from '../../test/towns.ts'
import { machine, progress } from '../printing.ts'
import { record } from '../record.ts'
import { broad, crowdOf } from './crowd.ts'
import { CrowdedIndex } from './crowded-index.ts'
import { measureExposure } from './exposure.ts'
import { growthOf, slopeOf } from './growth.ts'
import { startSqlMembers } from './sql.ts'
import { bytesInUse, timed } from './timing.ts'

/**
 * Measures searches among members spread like the towns' population: the best 20 for random and for the broadest
 * searchers. --pause waits for input before the last size, whose filling may take half an hour.
 */
const K = 20
const SEARCHES = 400
const SQL_SEARCHES = 60
const ORACLE_SEARCHES = 5
const SHARES = [1 / 64, 1 / 16, 1 / 4, 1]

const { values: args } = parseArgs({
  options: {
    members: { type: 'string', default: '200000' },
    answers: { type: 'string', default: '8' },
    'sql-members': { type: 'string' },
    oracle: { type: 'string' },
    json: { type: 'boolean', default: false },
    pause: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    exposure: { type: 'boolean', default: false },
  },
})
const members = Number(args.members)
const answersEach = Number(args.answers)
const sqlMembers = Number(args['sql-members'] ?? Math.min(members, 200_000))
const oracleSearches = Number(args.oracle ?? (members <= 200_000 ? ORACLE_SEARCHES : 0))
const memberAt = crowdOf(await loadTowns(), 'census')

const searchers = (count: number, crowd: number) =>
  Array.from({ length: count }, (_, at) => memberAt(Math.floor(((at + 0.5) * crowd) / count)))

async function timeIndex(index: MemberIndex, viewers: readonly Member[]) {
  return timed(viewers, (viewer) => index.findCandidates({ member: viewer }, K))
}

/** Reads every byte of the index: a full scan takes at least this time. */
function sweep(index: MemberIndex) {
  let sum = 0
  for (const bytes of index.memory()) {
    const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2)
    for (let at = 0; at < words.length; at++) sum = (sum + (words[at] ?? 0)) | 0
  }
  return sum
}

function compare(
  name: string,
  one: readonly { id: string; product: number }[][],
  other: readonly { id: string; product: number }[][],
) {
  const plain = (lists: typeof one) => lists.map((list) => list.map(({ id, product }) => `${id} ${product}`).join('\n'))
  const [mine, theirs] = [plain(one), plain(other)]
  const at = mine.findIndex((list, number) => list !== theirs[number])
  if (at >= 0) throw new Error(`${name} answers question ${at} differently:\n${theirs[at]}\ninstead of\n${mine[at]}`)
}

async function measureSql(index: MemberIndex) {
  const sql = await startSqlMembers(sqlMembers, memberAt)
  const random = searchers(SQL_SEARCHES, sqlMembers)
  const wide = random.map(broad)
  const asked = async (viewers: readonly Member[]) => {
    const [ours, theirs] = [await timeIndex(index, viewers), await timed(viewers, (viewer) => sql.top(viewer, K))]
    compare('PostgreSQL', ours.answers, theirs.answers)
    return { index: ours.times, sql: theirs.times, timesFaster: Math.round(theirs.times.p50 / ours.times.p50) }
  }
  const result = { members: sqlMembers, random: await asked(random), broad: await asked(wide) }
  await sql.stop()
  return result
}

function checkAgainstScan(crowd: CrowdedIndex) {
  const viewers = searchers(oracleSearches, members).flatMap((viewer) => [viewer, broad(viewer)])
  if (viewers.length === 0) return 0
  compare(
    'The plain scan',
    viewers.map((viewer) => crowd.index.findCandidates({ member: viewer }, K)),
    crowd.scan(viewers, K),
  )
  return viewers.length
}

async function measureAt(count: number, crowd: CrowdedIndex, before: number) {
  crowd.growTo(count)
  const bytesAMember = Math.round((bytesInUse() - before) / count)
  const rssMegabytes = Math.round(process.memoryUsage().rss / 2 ** 20)
  if (args.pause && count === members) {
    progress(`${count} members are in; a line of input starts the searches`)
    const input = createInterface(process.stdin)
    await once(input, 'line')
    input.close()
  }
  const viewers = searchers(SEARCHES, count)
  const random = await timeIndex(crowd.index, viewers)
  const wide = await timeIndex(crowd.index, viewers.map(broad))
  const listed = random.answers.reduce((sum, list) => sum + list.length, 0) / random.answers.length
  progress(`${count} members, ${rssMegabytes} MB`)
  return { members: count, listed, random: random.times, broad: wide.times, bytesAMember, rssMegabytes }
}

async function measure() {
  const before = bytesInUse()
  const crowd = new CrowdedIndex(memberAt, { expected: members, answersEach })
  const sizes: Awaited<ReturnType<typeof measureAt>>[] = []
  for (const share of SHARES) sizes.push(await measureAt(Math.round(members * share), crowd, before))
  const growth = (figure: (size: (typeof sizes)[number]) => number) =>
    growthOf(sizes.map((size) => ({ members: size.members, figure: figure(size) })))
  const floor = await timed(Array.from({ length: 50 }), () => sweep(crowd.index))
  return {
    machine,
    members,
    answersEach,
    buildMs: Math.round(crowd.ms.index),
    answersMs: Math.round(crowd.ms.answers),
    columnBytesAMember: Math.round(crowd.index.bytes / members),
    answerBytesAMember: Math.round(crowd.feedback.bytes / members),
    sizes,
    growsWithMembersToThePowerOf: {
      randomP50: growth(({ random }) => random.p50),
      randomP95: growth(({ random }) => random.p95),
      broadP50: growth(({ broad: wide }) => wide.p50),
      broadP95: growth(({ broad: wide }) => wide.p95),
    },
    rssBytesAMember: slopeOf(sizes.map((size) => ({ members: size.members, figure: size.rssMegabytes * 2 ** 20 }))),
    sweep: floor.times,
    scannedLists: checkAgainstScan(crowd),
  }
}

/** The SQL members have no answers, so this index has none. */
async function measureBesideSql() {
  if (sqlMembers === 0) return null
  const crowd = new CrowdedIndex(memberAt, { expected: sqlMembers, answersEach: 0 })
  crowd.growTo(sqlMembers)
  return measureSql(crowd.index)
}

if (args.exposure) {
  const report = await measureExposure(Number(args.members))
  print({ machine, ...report })
} else {
  const measured = await measure()
  const sql = await measureBesideSql()
  if (args.record) recordSearches(measured, sql)
  print({ ...measured, sql })
}

function recordSearches(
  { sizes, answersEach: each }: Awaited<ReturnType<typeof measure>>,
  sql: Awaited<ReturnType<typeof measureBesideSql>>,
) {
  const found = sizes.map((size) => ({
    members: size.members,
    'random p50, ms': size.random.p50,
    'random p95, ms': size.random.p95,
    'broad p50, ms': size.broad.p50,
    'broad p95, ms': size.broad.p95,
    'random, a second': size.random.aSecond,
    'bytes a member': size.bytesAMember,
    'whole process, MB': size.rssMegabytes,
  }))
  const besideSql = ['random', 'broad'] as const
  record(`match-${members}`, {
    title: `The best ${K} among ${members.toLocaleString('en-US')} members`,
    tables: [
      { caption: `Exact and two-way, ${each} answers a member, one core.`, rows: found },
      ...(sql
        ? [
            {
              caption: `The same question in SQL, ${sql.members.toLocaleString('en-US')} members, the same answers; p50 in ms.`,
              rows: besideSql.map((which) => ({
                searchers: which,
                index: sql[which].index.p50,
                SQL: sql[which].sql.p50,
                'times as fast': sql[which].timesFaster,
              })),
            },
          ]
        : []),
    ],
  })
}

function print(report: object) {
  console.log(args.json ? JSON.stringify(report) : inspect(report, { depth: null }))
}
