import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Sends the reply in `instead`, or no reply. */
type Fault = { path: RegExp; instead?: { status: number; json: unknown } }

/** A proxy: not every driver can stop requests. Nothing may be cached. */
export async function faultyNetwork(server: string) {
  let faults: readonly Fault[] = []
  const proxy = createServer((asked, answer) => {
    const fault = faults.find(({ path }) => path.test(asked.url ?? ''))
    if (fault?.instead) {
      answer.writeHead(fault.instead.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      answer.end(JSON.stringify(fault.instead.json))
      return
    }
    if (fault) return void asked.socket.destroy()
    const { method, headers } = asked
    const onward = request(new URL(asked.url ?? '', server), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'cache-control': 'no-store' })
      reply.pipe(answer)
    })
    onward.on('error', () => asked.socket.destroy())
    asked.pipe(onward)
  })
  // No keep-alive timeout: if the proxy closes before the server, a message may be lost.
  proxy.keepAliveTimeout = 0
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')

  return {
    /** Each site has its own browser cache. */
    site: (name: string) => `http://${name}.localhost:${address.port}`,
    breakPaths(...broken: Fault[]) {
      faults = broken
    },
    cut() {
      faults = [{ path: /./ }]
      proxy.closeAllConnections()
    },
    mend() {
      faults = []
    },
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

export type FaultyNetwork = Awaited<ReturnType<typeof faultyNetwork>>
