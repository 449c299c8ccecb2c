import { cpus } from 'node:os'
import { inspect, parseArgs } from 'node:util'
import { MemberIndex } from '#engine/matching/index/member-index.ts'
import { PlainScan } from '#engine/matching/index/plain-scan.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { broad, crowdOf } from './crowd.ts'
import { measureExposure } from './exposure.ts'
import { startSqlMembers } from './sql.ts'
import { bytesInUse, timed } from './timing.ts'
import { loadTowns } from './towns.ts'

/**
 * What a search costs: builds an index of synthetic members spread like the towns' population and times the best 20 for
 * random searchers and for the broadest ones; beside it, the same question to PostgreSQL and one plain sweep over the bytes.
 */
const K = 20
const SEARCHES = 400
const SQL_SEARCHES = 60
const ORACLE_SEARCHES = 5
const CHUNK = 10_000

const { values: args } = parseArgs({
  options: {
    members: { type: 'string', default: '200000' },
    'sql-members': { type: 'string' },
    json: { type: 'boolean', default: false },
    exposure: { type: 'boolean', default: false },
  },
})
const members = Number(args.members)
const sqlMembers = Number(args['sql-members'] ?? Math.min(members, 200_000))
const memberAt = crowdOf(await loadTowns(), 'census')

/** Builds the index; members are made in chunks outside the clock, and no more of them are kept. */
function build(count: number) {
  const before = bytesInUse()
  const index = new MemberIndex(count)
  let buildMs = 0
  for (let first = 0; first < count; first += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, count - first) }, (_, at) => memberAt(first + at))
    const start = performance.now()
    for (const member of chunk) index.put(member)
    buildMs += performance.now() - start
  }
  return { index, buildMs: Math.round(buildMs), bytesAMember: Math.round((bytesInUse() - before) / count) }
}

/** Some searchers, spread over the whole crowd. */
const searchers = (count: number, crowd: number) =>
  Array.from({ length: count }, (_, at) => memberAt(Math.floor(((at + 0.5) * crowd) / count)))

async function timeIndex(index: MemberIndex, viewers: readonly Member[]) {
  return timed(viewers, (viewer) => index.findCandidates({ member: viewer }, K))
}

/** Reads every byte of the index once and does nothing with it: what no full scan can be faster than. */
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

/** A few lists against the reference, which asks everybody. */
function checkAgainstScan(index: MemberIndex, count: number) {
  const scan = new PlainScan()
  for (let number = 0; number < count; number++) scan.put(memberAt(number))
  const viewers = searchers(ORACLE_SEARCHES, count).flatMap((viewer) => [viewer, broad(viewer)])
  const ours = viewers.map((viewer) => index.findCandidates({ member: viewer }, K))
  compare(
    'The plain scan',
    ours,
    viewers.map((viewer) => scan.findCandidates({ member: viewer }, K)),
  )
  return viewers.length
}

const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`
if (args.exposure) {
  const report = await measureExposure(Number(args.members))
  print({ machine, ...report })
} else {
  const { index, buildMs, bytesAMember } = build(members)
  const viewers = searchers(SEARCHES, members)
  const random = await timeIndex(index, viewers)
  const wide = await timeIndex(index, viewers.map(broad))
  const floor = await timed(Array.from({ length: 50 }), () => sweep(index))
  const listed = random.answers.reduce((sum, list) => sum + list.length, 0) / random.answers.length
  const small = sqlMembers === members ? index : build(sqlMembers).index
  const report = {
    machine,
    members,
    buildMs,
    bytesAMember,
    columnBytesAMember: Math.round(index.bytes / members),
    listed,
    random: random.times,
    broad: wide.times,
    sweep: floor.times,

    sql: sqlMembers > 0 ? await measureSql(small) : null,
    scannedLists: sqlMembers > 0 ? checkAgainstScan(small, sqlMembers) : 0,
  }
  print(report)
}

function print(report: object) {
  console.log(args.json ? JSON.stringify(report) : inspect(report, { depth: null }))
}
