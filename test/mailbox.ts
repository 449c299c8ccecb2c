import type { OutboxMail } from '../src/server/mail/outbox-store.ts'
import { listOutbox } from '../src/server/mail/outbox-store.ts'
import type { TestApp } from './test-app.ts'

export type Received = OutboxMail & { code: string; token: string }

/** Works through the queue, then returns mails, newest first. */
export async function mailFor({ deps, db }: TestApp, email: string): Promise<Received[]> {
  await deps.jobs.drain()
  const mails = await listOutbox(db, email)
  return mails.map((mail) => ({
    ...mail,
    code: /^ {4}([A-Z0-9]{4}-[A-Z0-9]{4})$/m.exec(mail.text)?.[1] ?? '',
    token: /\/verify#([0-9a-f]+)$/m.exec(mail.text)?.[1] ?? '',
  }))
}

export async function newestMail(app: TestApp, email: string) {
  const [newest] = await mailFor(app, email)
  if (!newest) throw new Error('No mail came.')
  return newest
}
