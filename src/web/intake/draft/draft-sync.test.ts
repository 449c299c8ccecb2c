import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAFT_KEY } from '../../session/member-email.ts'
import { emptyValues, type FieldName, type FieldValue, withFields } from '../form/form-values.ts'
import { DraftSync } from './draft-sync.ts'
import { fakeDrafts } from './fake-drafts.test-kit.ts'

const EMAIL = 'ada@example.com'
let server: ReturnType<typeof fakeDrafts>
let tabs: DraftSync[] = []

beforeEach(() => {
  window.localStorage.clear()
  server = fakeDrafts()
})
afterEach(() => {
  for (const sync of tabs) sync.stop()
  tabs = []
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** `write` acts like typing. */
function aTab(fields: Partial<Record<FieldName, FieldValue>> = { 'account.email': EMAIL }) {
  const tab = {
    values: withFields(emptyValues(), fields),
    write(changed: Partial<Record<FieldName, FieldValue>>) {
      tab.values = withFields(tab.values, changed)
      sync.persistLocal()
    },
    reload() {
      const again = aTab({})
      again.sync.restore((kept) => kept)
      return again
    },
    sync: undefined as unknown as DraftSync,
  }
  const sync = new DraftSync({
    client: server,
    values: () => tab.values,
    setValues: (values) => {
      tab.values = structuredClone(values)
    },
    now: () => '2026-03-02T12:00:00.000Z',
  })
  tab.sync = sync
  tabs.push(sync)
  return tab
}

/** The owner changes the draft on another device. */
function otherDevice(change: (draft: NonNullable<ReturnType<typeof server.kept.get>>['draft']) => void) {
  const found = server.kept.get(EMAIL)
  if (!found) throw new Error('nothing saved yet')
  const draft = structuredClone(found.draft)
  change(draft)
  server.kept.set(EMAIL, { draft, version: found.version + 1 })
}

const storedName = () => server.kept.get(EMAIL)?.draft.basics?.displayName

test('a save needs a valid email', async () => {
  expect(await aTab({}).sync.save()).toEqual({ kind: 'no_email' })
  expect(await aTab({ 'account.email': 'ada@' }).sync.save()).toEqual({ kind: 'bad_email' })
  expect(server.saves).toBe(0)
})

test('after a reload every answer is there, valid or not', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada', 'basics.birthdate': '1990-0', 'location.willingToTravelKm': 'far' })
  await tab.sync.save()
  expect(tab.reload().values).toEqual(tab.values)
  expect(server.kept.get(EMAIL)?.draft.basics).toEqual({ displayName: 'Ada' })
})

test('other changes from another device are merged, and a conflict is asked first, before anything is sent', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada', 'location.city': 'Austin' })
  await tab.sync.save()
  otherDevice((draft) => {
    draft.basics = { ...draft.basics, pronouns: 'she/her', displayName: 'Ada L.' }
  })
  tab.write({ 'basics.displayName': 'Augusta', 'location.city': 'Houston' })

  expect(await tab.sync.save()).toEqual({ kind: 'asked' })
  expect(tab.sync.snapshot().question).toMatchObject({ kind: 'fields', fields: ['basics.displayName'] })
  expect(tab.values.basics.pronouns).toBe('she/her')
  expect(await tab.sync.save()).toEqual({ kind: 'asked' })
  expect(storedName()).toBe('Ada L.')

  tab.sync.resolveConflict([])
  expect(await tab.sync.save()).toMatchObject({ kind: 'saved' })
  expect(server.kept.get(EMAIL)?.draft).toMatchObject({
    basics: { displayName: 'Augusta', pronouns: 'she/her' },
    location: { city: 'Houston' },
  })
})

test('the person can choose the answer of the other device', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  await tab.sync.save()
  otherDevice((draft) => {
    draft.basics = { displayName: 'Ada L.' }
  })
  tab.write({ 'basics.displayName': 'Augusta' })
  await tab.sync.save()
  tab.sync.resolveConflict(['basics.displayName'])
  expect(tab.values.basics.displayName).toBe('Ada L.')
  await tab.sync.save()
  expect(storedName()).toBe('Ada L.')
})

test('a question interrupted by a reload is asked again', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  await tab.sync.save()
  otherDevice((draft) => {
    draft.basics = { displayName: 'Ada L.' }
  })
  tab.write({ 'basics.displayName': 'Augusta' })
  await tab.sync.save()
  const again = tab.reload()
  expect(await again.sync.save()).toEqual({ kind: 'asked' })
  expect([again.values.basics.displayName, storedName()]).toEqual(['Augusta', 'Ada L.'])
})

test('a save whose reply was lost is recognized as our own', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  server.fails = ['after']
  expect(await tab.sync.save()).toEqual({ kind: 'unreachable' })
  tab.write({ 'basics.displayName': 'Augusta' })
  const again = tab.reload()
  expect(await again.sync.save()).toMatchObject({ kind: 'saved' })
  expect(storedName()).toBe('Augusta')
})

test('a failed save is repeated automatically after longer and longer waits', async () => {
  vi.useFakeTimers()
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  server.fails = ['before', 'before', 500]
  await tab.sync.save()
  expect(tab.sync.snapshot().trouble).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(server.saves).toBe(0)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(storedName()).toBe('Ada')
  expect(tab.sync.snapshot().trouble).toBeUndefined()
})

test('when the network is back, unsent answers are sent at once', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  server.fails = ['before']
  await tab.sync.save()
  tab.sync.flush()
  await tab.sync.refresh()
  expect(storedName()).toBe('Ada')
})

test('hiding the page sends changes for a saved email, but not for an email that is still being typed', async () => {
  const tab = aTab()
  tab.sync.flush()
  await tab.sync.refresh()
  expect(server.saves).toBe(0)
  await tab.sync.save()
  tab.sync.flush()
  await tab.sync.refresh()
  expect(server.saves).toBe(1)
  tab.write({ 'basics.displayName': 'Ada' })
  tab.sync.flush()
  await tab.sync.refresh()
  expect(storedName()).toBe('Ada')
})

test('an unreadable reply is reported differently from no reply', async () => {
  const tab = aTab()
  server.fails = ['unreadable']
  expect(await tab.sync.save()).toEqual({ kind: 'unreadable' })
  expect(tab.sync.snapshot().trouble).toBe('unreadable')
})

test('a hundred saves at once are sent one after the other', async () => {
  const tab = aTab()
  const saves = Array.from({ length: 100 }, (_, at) => {
    tab.write({ 'basics.displayName': `Ada ${at}` })
    return tab.sync.save()
  })
  expect((await Promise.all(saves)).every(({ kind }) => kind === 'saved')).toBe(true)
  expect(storedName()).toBe('Ada 99')
  expect(server.kept.get(EMAIL)?.version).toBe(100)
})

test('changes from another tab appear, and its saves are no conflict', async () => {
  const [one, two] = [aTab(), aTab()]
  await one.sync.save()
  two.sync.onStorage(window.localStorage.getItem(DRAFT_KEY))
  one.write({ 'basics.displayName': 'Ada' })
  two.sync.onStorage(window.localStorage.getItem(DRAFT_KEY))
  expect(two.values.basics.displayName).toBe('Ada')
  two.write({ 'location.city': 'Austin' })
  one.sync.onStorage(window.localStorage.getItem(DRAFT_KEY))
  expect(await one.sync.save()).toMatchObject({ kind: 'saved' })
  two.sync.onStorage(window.localStorage.getItem(DRAFT_KEY))
  expect(await two.sync.save()).toMatchObject({ kind: 'saved' })
  expect(server.kept.get(EMAIL)).toMatchObject({
    version: 3,
    draft: { basics: { displayName: 'Ada' }, location: { city: 'Austin' } },
  })
})

test('if two tabs have different answers in one field, the person is asked', () => {
  const [one, two] = [aTab(), aTab()]
  one.write({ 'location.city': 'Austin' })
  two.values = withFields(two.values, { 'location.city': 'Houston' })
  two.sync.onStorage(window.localStorage.getItem(DRAFT_KEY))
  expect(two.sync.snapshot().question?.fields).toEqual(['location.city'])
  two.sync.resolveConflict(['location.city'])
  expect(two.values.location.city).toBe('Austin')
})

test('an empty form loads the draft of its email', async () => {
  const before = aTab()
  before.write({ 'basics.displayName': 'Ada' })
  await before.sync.save()
  window.localStorage.clear()
  const tab = aTab({})
  await tab.sync.open(EMAIL)
  expect(tab.values.basics.displayName).toBe('Ada')
  expect(tab.sync.snapshot().question).toBeUndefined()
})

test('unsent answers are not replaced by the draft of another email without a question [spec 144]', async () => {
  const before = aTab()
  before.write({ 'basics.displayName': 'Ada' })
  await before.sync.save()
  window.localStorage.clear()
  const tab = aTab({ 'basics.displayName': 'Grace', 'location.city': 'Boston' })
  await tab.sync.open(EMAIL)
  expect(tab.sync.snapshot().question?.kind).toBe('draft')
  expect(tab.values.basics.displayName).toBe('Grace')
  expect(await tab.sync.save()).toEqual({ kind: 'asked' })
  tab.sync.resolveConflict(tab.sync.snapshot().question?.fields ?? [])
  expect(tab.values.basics.displayName).toBe('Ada')
})

test('after a change of the email, nothing of the earlier draft is saved under the new one [spec 144]', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada', 'basics.birthdate': '1990-05-17' })
  await tab.sync.save()
  tab.write({ 'account.email': 'grace@example.com', 'basics.displayName': 'Grace', 'basics.birthdate': '1992-0' })
  await tab.sync.save()
  expect(server.kept.get('grace@example.com')?.draft.basics).toEqual({ displayName: 'Grace' })
})

test('answers already saved under another email are replaced without a question', async () => {
  const ada = aTab()
  ada.write({ 'basics.displayName': 'Ada', 'location.city': 'Austin' })
  await ada.sync.save()
  window.localStorage.clear()
  const tab = aTab({ 'account.email': 'grace@example.com', 'basics.pronouns': 'she/her' })
  await tab.sync.save()
  await tab.sync.open(EMAIL)
  expect(tab.sync.snapshot().question).toBeUndefined()
  expect(tab.values.basics).toMatchObject({ displayName: 'Ada', pronouns: '' })
})

test('words typed while a draft loads stay, and the person is asked where the draft differs [spec 145]', async () => {
  const before = aTab()
  before.write({ 'basics.displayName': 'Ada', 'location.city': 'Austin', 'account.phone': '+1 312 555 0142' })
  await before.sync.save()
  window.localStorage.clear()
  const tab = aTab({})
  const opening = tab.sync.open(EMAIL)
  await Promise.resolve()
  expect(tab.sync.snapshot().loading).toBe('loading')
  tab.write({ 'basics.displayName': 'Augusta', 'basics.pronouns': 'she/her', 'account.phone': '+1 999' })
  await opening
  expect(tab.values).toMatchObject({
    basics: { displayName: 'Augusta', pronouns: 'she/her' },
    account: { phone: '+1 999' },
    location: { city: 'Austin' },
  })
  expect(tab.sync.snapshot()).toMatchObject({
    loading: undefined,
    question: { kind: 'fields', fields: ['account.phone', 'basics.displayName'] },
  })
})

test.each([
  ['before', 'unreachable'],
  [500, 'unreachable'],
  ['unreadable', 'unreadable'],
] as const)('a draft that cannot be loaded (%s) is reported, and loaded later [spec 216]', async (fault, loading) => {
  const before = aTab()
  before.write({ 'basics.displayName': 'Ada' })
  await before.sync.save()
  window.localStorage.clear()
  const tab = aTab({})
  server.loadFails = [fault]
  await tab.sync.open(EMAIL)
  expect(tab.sync.snapshot().loading).toBe(loading)
  tab.write({ 'basics.pronouns': 'she/her' })
  tab.sync.flush()
  await vi.waitFor(() => expect(tab.sync.snapshot().loading).toBeUndefined())
  expect(tab.values.basics).toMatchObject({ displayName: 'Ada', pronouns: 'she/her' })
})

test("after a reset the server's draft is offered again, and neither version is overwritten without a question", async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  await tab.sync.save()
  tab.sync.forget()
  expect(tab.values).toEqual(emptyValues())
  expect(window.localStorage.getItem(DRAFT_KEY)).toBeNull()

  tab.write({ 'account.email': EMAIL, 'basics.displayName': 'Augusta' })
  expect(await tab.sync.save()).toEqual({ kind: 'asked' })
  expect(storedName()).toBe('Ada')
  tab.sync.resolveConflict([])
  await tab.sync.save()
  expect(storedName()).toBe('Augusta')
})

test('coming back to the page loads what another device has saved', async () => {
  const tab = aTab()
  await tab.sync.save()
  otherDevice((draft) => {
    draft.basics = { displayName: 'Ada' }
  })
  await tab.sync.resume()
  expect(tab.values.basics.displayName).toBe('Ada')
})

test('another draft with the same version number is recognized as different', async () => {
  const tab = aTab()
  await tab.sync.save()
  server.kept.set(EMAIL, { draft: { basics: { displayName: 'Member' } }, version: 1 })
  await tab.sync.refresh()
  expect(tab.values.basics.displayName).toBe('Member')
})

test('a server that has lost the draft gets it again', async () => {
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  await tab.sync.save()
  await tab.sync.save()
  server.kept.clear()
  tab.write({ 'location.city': 'Austin' })
  await tab.sync.save()
  expect(server.kept.get(EMAIL)?.draft).toMatchObject({ basics: { displayName: 'Ada' }, location: { city: 'Austin' } })
})

test('with denied storage, the answers on the page are kept', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const tab = aTab()
  tab.write({ 'basics.displayName': 'Ada' })
  tab.sync.restore((kept) => kept)
  expect(await tab.sync.save()).toMatchObject({ kind: 'saved' })
  expect(tab.values.basics.displayName).toBe('Ada')
})

test.each(['{', '7', '{"values":3}', 'null'])('an unreadable copy (%s) counts as no copy', (text) => {
  window.localStorage.setItem(DRAFT_KEY, text)
  const tab = aTab()
  tab.sync.restore((kept) => kept)
  expect(tab.values).toEqual(
    text === '{"values":3}' ? emptyValues() : withFields(emptyValues(), { 'account.email': EMAIL }),
  )
})
