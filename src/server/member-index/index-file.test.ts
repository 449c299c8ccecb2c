import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { keepIndexFile, takeIndexFile } from './index-file.ts'
import { MemberIndexReplica } from './member-index-replica.ts'

const app = await testApp()
const folder = mkdtempSync(join(tmpdir(), 'overture-index-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'member-index')
const place = { ...app.deps, folder }
const keep = () => keepIndexFile(place, { matching: app.deps.matching, token: app.deps.newToken() })

test('a start goes on from the file with what changed meanwhile, and the file is gone', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  app.clock.pass({ days: 1 })
  const dan = await fullMember(app, aPartner({ account: { email: 'dan@example.com' } }))
  await app.deps.matching.catchUp()
  await keep()
  const cy = await fullMember(app, aPartner({ account: { email: 'cy@example.com' } }))
  await dan.browser.delete('/api/account')
  const kept = await takeIndexFile(place)
  expect(kept?.index.members.size).toBe(3)
  const late = new MemberIndexReplica(app.db, app.clock.now)
  late.follow({ everyMs: 60_000, log: app.deps.log, kept })
  await late.loaded
  await late.stop()
  const read = new MemberIndexReplica(app.db, app.clock.now)
  await read.load()
  expect([ada, bo, cy, dan].map(({ memberId }) => late.index.has(memberId))).toEqual([true, true, true, false])
  expect(late.index.size).toBe(read.index.size)
  for (const { memberId } of [ada, bo, cy])
    expect(late.feedback.standingOf(memberId)).toEqual(read.feedback.standingOf(memberId))
  expect(existsSync(file)).toBe(false)
  expect(await takeIndexFile(place)).toBeUndefined()
})

test('a file of another database, of long ago or with a changed byte is not taken', async () => {
  await fullMember(app, aPartner())
  const setting = () => app.db.updateTable('setting').where('name', 'like', 'index_file %')
  await keep()
  expect(await takeIndexFile(place)).toBeDefined()
  await keep()
  await app.db.deleteFrom('setting').where('name', 'like', 'index_file %').execute()
  expect(await takeIndexFile(place)).toBeUndefined()
  await keep()
  await setting().set({ value: '2026-01-01T00:00:00Z' }).execute()
  expect(await takeIndexFile(place)).toBeUndefined()
  await keep()
  const bytes = readFileSync(file)
  bytes[bytes.length - 9] = 1 + (bytes[bytes.length - 9] ?? 0)
  writeFileSync(file, bytes)
  expect(await takeIndexFile(place)).toBeUndefined()
  expect(existsSync(`${file}.taken`)).toBe(false)
})

test('before everybody has been read there is nothing to keep, and a folder that takes no file ends nothing', async () => {
  await keepIndexFile(place, { matching: new MemberIndexReplica(app.db, app.clock.now), token: 'unread' })
  expect(existsSync(file)).toBe(false)
  writeFileSync(join(folder, 'no-folder'), '')
  const nowhere = { ...place, folder: join(folder, 'no-folder') }
  await keepIndexFile(nowhere, { matching: app.deps.matching, token: 'nowhere' })
  expect(await takeIndexFile(nowhere)).toBeUndefined()
})
