import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { StartRefusal } from '../start-refusal.ts'
import { askServer, socketPathOf } from './desk-socket.ts'

const folder = mkdtempSync(join(tmpdir(), 'overture-socket-'))
let server: Server | undefined
const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** @param take gets each connection */
async function serverThat(take: (socket: Socket) => void) {
  mkdirSync(join(folder, 'desk'), { recursive: true })
  server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    take(socket)
  })
  await new Promise<void>((ready) => server?.listen(socketPathOf(folder), ready))
}

const doctor = { command: 'doctor', args: {}, by: 'grace' }

test('a server that hangs is named, and the command does not wait for it', async () => {
  await serverThat(() => {})
  const asked = askServer(folder, doctor, { silentMs: 200 })
  await expect(asked).rejects.toThrow(StartRefusal)
  await expect(asked).rejects.toThrow('did not answer the desk for 0.2 seconds. Restart it: systemctl restart overture')
})

test('a server that is ending counts as none', async () => {
  await serverThat((socket) => socket.destroy())
  expect(await askServer(folder, doctor)).toBeUndefined()
})
