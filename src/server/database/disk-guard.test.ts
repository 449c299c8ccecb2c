import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardDisk, mayWriteTo } from './disk-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = { warn() {}, info() {} }

test('writes are refused below the limit, and allowed again with a tenth more than the limit', async () => {
  const told: boolean[] = []
  const readings = [100, 99, 98, 100, 109, 111, 105]
  const guard = guardDisk({
    folder: 'anywhere',
    minFreeBytes: 100,
    log: silent,
    freeBytes: async () => readings.shift() ?? 105,
    isWritable: async () => true,
    refuseWrites: (on) => told.push(on),
  })
  await vi.advanceTimersByTimeAsync(10_000)
  guard.stop()
  expect(told).toEqual([true, false])
})

test('a failed reading of the free space changes nothing, and the next one counts', async () => {
  const told: boolean[] = []
  const complaints: object[] = []
  const readings = [() => Promise.reject(new Error('no such folder')), async () => 1]
  const guard = guardDisk({
    folder: 'anywhere',
    minFreeBytes: 100,
    log: { ...silent, warn: (line: object) => complaints.push(line) } as never,
    freeBytes: () => (readings.shift() ?? (async () => 1))(),
    isWritable: async () => true,
    refuseWrites: (on) => told.push(on),
  })
  await vi.advanceTimersByTimeAsync(10_000)
  guard.stop()
  expect(told).toEqual([true])
  expect(complaints[0]).toEqual({ reason: 'no such folder' })
})

test('the free space of a real disk is measured', async () => {
  vi.useRealTimers()
  const guard = guardDisk({ folder: tmpdir(), minFreeBytes: 0, log: silent, refuseWrites() {} })
  await vi.waitFor(() => expect(guard.freeBytes).toBeGreaterThan(0))
  guard.stop()
})

const isRoot = process.platform === 'linux' && process.geteuid?.() === 0
// Root may access /sys, and cannot write there: like a disk after an error.
test.runIf(isRoot)('a disk that grants access and refuses each write stops writes', async () => {
  vi.useRealTimers()
  const told: boolean[] = []
  const guard = guardDisk({ folder: '/sys', minFreeBytes: 0, log: silent, refuseWrites: (on) => told.push(on) })
  await vi.waitFor(() => expect(told).toEqual([true]))
  guard.stop()
  expect([await mayWriteTo('/sys'), await mayWriteTo(tmpdir())]).toEqual([false, true])
})

test('a read-only disk stops writes, and the log says what to do', async () => {
  const told: boolean[] = []
  const said: string[] = []
  const readings = [true, false, false, true]
  const guard = guardDisk({
    folder: '/var/lib/overture',
    minFreeBytes: 100,
    log: { ...silent, warn: (line: unknown) => void said.push(String(line)) } as never,
    freeBytes: async () => 200,
    isWritable: async () => readings.shift() ?? true,
    refuseWrites: (on) => told.push(on),
  })
  await vi.advanceTimersByTimeAsync(10_000)
  guard.stop()
  expect(told).toEqual([true, false])
  expect(said).toEqual([
    expect.stringMatching(/^\/var\/lib\/overture takes no files: writes are refused[.] Mount it writable again/),
  ])
})
