import { afterEach, describe, expect, test } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { verificationMail } from '../challenges/emails.ts'
import { readSender } from '../sender.ts'
import { contentHtml } from './content-html.ts'
import { contentText } from './mail-content.ts'
import { type Message, messageId } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const sender = readSender('Overture <hello@overture.example>')
const content = verificationMail({ link: 'https://overture.example/verify#abc', code: 'K7TM-2QXP' })
const aMessage = (part: Partial<Message> = {}): Message => ({
  id: '1',
  to: 'ada@example.com',
  subject: content.subject,
  text: contentText(content),
  html: contentHtml(content),
  headers: { 'Message-ID': messageId('1', sender), 'Auto-Submitted': 'auto-generated' },
  ...part,
})

const stops: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function aServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  const mailer = smtpMailer({ url: server.url, sender })
  stops.push(() => mailer.close(), server.stop)
  return { ...server, mailer }
}

describe('a mail that arrives', () => {
  test('has one sender, one recipient and both parts, as written', async () => {
    const { mailer, arrived } = await aServer()
    await mailer.send(aMessage())
    expect(arrived).toMatchObject([
      {
        from: 'hello@overture.example',
        to: ['ada@example.com'],
        mail: {
          from: { name: 'Overture', address: 'hello@overture.example' },
          to: [{ name: '', address: 'ada@example.com' }],
          subject: 'Your Overture code: K7TM-2QXP',
          messageId: '<1@overture.example>',
        },
      },
    ])
    expect(arrived[0]?.mail.text?.trimEnd()).toBe(contentText(content).trimEnd())
    expect(arrived[0]?.mail.html?.trimEnd()).toBe(contentHtml(content).trimEnd())
    expect(arrived[0]?.mail).not.toMatchObject({ cc: expect.anything() })
    expect(arrived[0]?.mail.attachments).toEqual([])
  })

  test('has the headers of RFC 8058 unchanged', async () => {
    const { mailer, arrived } = await aServer()
    const url = `<https://overture.example/api/unsubscribe?t=${'a'.repeat(80)}>`
    await mailer.send(
      aMessage({ headers: { 'List-Unsubscribe': url, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
    )
    const headers = new Map(arrived[0]?.mail.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(url)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nRCPT TO:<eve@example.com>',
    'ada@example.com\r\nBcc: eve@example.com',
    '"ada, eve@example.com"@example.com',
    'ada@example.com>\r\nDATA',
    'ADA@example.com',
  ])('is not sent to %j, because the recipient must be one plain address', async (to) => {
    const { mailer, arrived } = await aServer()
    await expect(mailer.send(aMessage({ to }))).rejects.toThrow('not one plain address')
    expect(arrived).toEqual([])
  })

  test('cannot get another header from its subject', async () => {
    const { mailer, arrived } = await aServer()
    await mailer.send(aMessage({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nother' }))
    expect(arrived[0]?.to).toEqual(['ada@example.com'])
    expect(arrived[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

describe('a mailer', () => {
  test('refuses a distant server without TLS before it sends any part of the mail', async () => {
    const server = await startMailServer({ host: '0.0.0.0' })
    const mailer = smtpMailer({ url: `smtp://0.0.0.0:${server.port}`, sender })
    stops.push(() => mailer.close(), server.stop)
    await expect(mailer.send(aMessage())).rejects.toThrow(/STARTTLS|TLS/i)
    expect(server.arrived).toEqual([])
  })

  test('rejects if the server is unreachable', async () => {
    const { port, stop } = await startMailServer()
    await stop()
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, sender })
    stops.push(() => mailer.close())
    await expect(mailer.send(aMessage())).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('MAIL_FROM', () => {
  test.each([
    ['hello@overture.example', 'Overture', 'hello@overture.example'],
    ['Overture <hello@overture.example>', 'Overture', 'hello@overture.example'],
    ['"Overture, the house" <hello@overture.example>', 'Overture, the house', 'hello@overture.example'],
  ])('%s is read as name and address', (setting, name, address) => {
    expect(readSender(setting)).toEqual({ name, address })
  })
  test.each([
    '',
    'hello',
    'a@b.c, d@e.f',
    'Overture <hello@overture.example>, <eve@example.com>',
    'a\r\nBcc: b <c@d.e>',
  ])('%j is refused with an error that names MAIL_FROM', (setting) => {
    expect(() => readSender(setting)).toThrow('MAIL_FROM is not an address')
  })
})
