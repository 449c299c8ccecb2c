import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { messageOf } from '../mail/send-mail.ts'
import { refuseUnnamed, serviceNotes } from './named-service.ts'

const NAMED = {
  OPERATOR_NAME: 'Ada & <Sons>',
  OPERATOR_CONTACT: 'hello@love.example',
  TERMS_URL: 'https://love.example/terms',
  IMPRINT_URL: 'https://love.example/imprint',
}

const webFolder = mkdtempSync(join(tmpdir(), 'overture-named-'))
afterAll(() => rmSync(webFolder, { recursive: true }))
for (const name of ['intake/account', 'preferences']) {
  mkdirSync(join(webFolder, name), { recursive: true })
  writeFileSync(
    join(webFolder, name, 'index.html'),
    '<!doctype html><html><head></head><body><div data-note="footer" class="empty:hidden"></div></body></html>',
  )
}
mkdirSync(join(webFolder, 'assets'))
const app = await testApp({ config: readConfig(NAMED), webFolder })

test('every page names the operator, also without scripts', async () => {
  for (const path of ['/intake/account', '/preferences']) {
    const { body } = await app.app.inject(path)
    expect(body).toContain(
      '<div data-note="footer" class="empty:hidden">Run by Ada &amp; &lt;Sons&gt; · <a href="mailto:hello@love.example">hello@love.example</a> · <a href="https://love.example/terms">Terms</a> · <a href="https://love.example/imprint">Imprint</a></div>',
    )
    // The first step's footer has the rest.
    expect(body).toContain('<meta name="note-landing" content="Free of charge."/>')
  }
})

test('every mail names the operator, too', () => {
  const content = { subject: 's', blocks: [], footer: [{ kind: 'small', text: 'Why.' } as const] }
  const { text, html } = messageOf(app.deps, { to: 'bo@example.com', content })
  expect(text).toContain('Why.\n\nRun by Ada & <Sons>, hello@love.example.\n\nTerms:\nhttps://love.example/terms')
  expect(html).toContain('Run by Ada &amp; &lt;Sons&gt;')
})

test("the first step shows the price, and the footer is empty without an operator's name", () => {
  expect(serviceNotes(readConfig({}))).toEqual({ footer: '', landing: 'Free of charge.', privacy: '', invented: '' })
  expect(serviceNotes(readConfig({ SERVICE_PRICE: 'two dollars a month.' })).landing).toBe('Two dollars a month.')
})

test('the first step mentions invented people only if the installation has some', async () => {
  const landing = async () => {
    const again = await buildApp({ ...app.deps, metrics: new Registry() }, { webFolder })
    const { body } = await again.inject('/intake/account')
    await again.close()
    return body
  }
  expect(await landing()).not.toContain('invented people')
  await app.db
    .insertInto('member')
    .values({ id: app.deps.newId(), email: 'theo@invented.invalid', created_at: app.clock.now(), demo: true })
    .execute()
  expect(await landing()).toContain('<meta name="note-invented" content="Overture shows invented people here')
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://localhost:8080' }, false],
  [{ PUBLIC_URL: 'https://love.example', OPERATOR_NAME: 'Ada', OPERATOR_CONTACT: 'ada@love.example' }, false],
  [{ PUBLIC_URL: 'https://love.example' }, true],
  [{ PUBLIC_URL: 'https://love.example', OPERATOR_NAME: 'Ada' }, true],
  [{ PUBLIC_URL: 'https://love.example', OPERATOR_CONTACT: 'ada@love.example' }, true],
])('a start with %j is refused: %s', (env, isRefused) => {
  const start = () => refuseUnnamed(readConfig({ TRUST_PROXY: 'on', ...env }))
  if (isRefused) expect(start).toThrow('set OPERATOR_NAME and OPERATOR_CONTACT')
  else expect(start).not.toThrow()
})
