import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type Arrived = { from: string; to: string[]; mail: Email; raw: string }

/**
 * @param options.refuse the reply to every recipient, such as 550
 * @param options.hold called with a whole mail; the reply waits for its promise
 */
export async function startMailServer(
  options: { port?: number; host?: string; refuse?: number; hold?: () => Promise<void> } = {},
) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (options.refuse === undefined) return done()
      done(Object.assign(new Error('Not here'), { responseCode: options.refuse }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        arrived.push(await read(Buffer.concat(chunks), session))
        await options.hold?.()
        done()
      })
    },
  })
  // A killed client resets its connection.
  server.on('error', () => {})
  const listening = server.listen(options.port ?? 0, options.host ?? '127.0.0.1')
  await once(listening, 'listening')
  // listen() on a TCP port always gives an AddressInfo.
  const { port } = listening.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

async function read(raw: Buffer, { envelope }: SMTPServerSession): Promise<Arrived> {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    mail: await PostalMime.parse(raw),
    raw: raw.toString('utf8'),
  }
}
