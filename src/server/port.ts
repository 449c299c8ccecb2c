import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { SettingRefusal, StartRefusal } from './start-refusal.ts'

type Address = Pick<Config, 'port' | 'host'>

/** @throws StartRefusal if this process cannot listen there */
export const checkPort = (address: Address) =>
  refusingPort(address, async () => {
    const probe = createServer()
    await once(probe.listen(address), 'listening')
    await new Promise((closed) => probe.close(closed))
  })

/** Replaces errors of listening. @throws StartRefusal */
export async function refusingPort({ port, host }: Address, listen: () => Promise<unknown>) {
  try {
    await listen()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'EADDRINUSE')
      throw new StartRefusal(`Port ${port} is taken: stop what uses it, or set PORT to another.`)
    if (error.code === 'EACCES')
      throw new SettingRefusal(`Port ${port} is not ours to use: set PORT to one above 1023.`)
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      throw new StartRefusal(`HOST=${host} is no address of this machine: set HOST to one that is.`)
    throw error
  }
}
