import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardDisk } from './disk-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = { warn() {}, info() {} }

test('refuses below the limit, and takes writes again with a tenth to spare', async () => {
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

test('a reading that fails changes nothing, and the next one counts', async () => {
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

test('the room of a real disk is read', async () => {
  vi.useRealTimers()
  const guard = guardDisk({ folder: tmpdir(), minFreeBytes: 0, log: silent, refuseWrites() {} })
  await vi.waitFor(() => expect(guard.freeBytes).toBeGreaterThan(0))
  guard.stop()
})

test('a disk that becomes read-only takes no writes, and the log says what to do', async () => {
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
