import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SettingRefusal } from './start-refusal.ts'

test('no setting is required', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    publicUrlGiven: false,
    https: false,
    dataDir: './data',
    databaseUrl: undefined,
    outbox: true,
    demoMembers: 5000,
    llm: undefined,
    trustProxy: 0,
    preparedStatements: true,
  })
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET: '' })).toEqual(readConfig({}))
})

test('settings are read from the environment', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://overture.example/',
      DATABASE_URL: 'postgres://u:p@db:5432/overture',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'Overture <hello@overture.example>',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'small',
      TRUST_PROXY: 'on',
      PREPARED_STATEMENTS: 'off',
      METRICS_TOKEN: 'a-token-of-my-own',
    }),
  ).toMatchObject({
    port: 8080,
    publicUrl: 'https://overture.example',
    publicUrlGiven: true,
    https: true,
    outbox: false,
    demoMembers: 0,
    llm: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'small', apiKey: undefined },
    trustProxy: 1,
    preparedStatements: false,
  })
})

describe('the outbox page', () => {
  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'on' }, false],
    [{ PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'on', OUTBOX: 'open' }, true],
    [{ HOST: '0.0.0.0', OUTBOX: 'open' }, true],
    [{ SMTP_URL: 'smtp://localhost:1025' }, false],
  ])('with %j, open: %s', (env, outbox) => {
    expect(readConfig(env).outbox).toBe(outbox)
  })

  test('a public HOST without a mail server is refused, and the error names both solutions', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(
      'HOST=0.0.0.0 is open to others but there is no mail server: set SMTP_URL, or set OUTBOX=open to accept that anyone who reaches the port can read the mail.',
    )
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PREPARED_STATEMENTS: 'yes' }, 'PREPARED_STATEMENTS must be left out, or be the word off.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ HOST: 'http://x' }, 'HOST must be a host name or an IP address.'],
  [
    { PUBLIC_URL: 'overture.example' },
    'PUBLIC_URL must be an origin such as https://overture.example, without a path.',
  ],
  [{ PUBLIC_URL: 'ftp://x.example' }, 'PUBLIC_URL must be an origin such as https://overture.example, without a path.'],
  [
    { PUBLIC_URL: 'https://x.example/app' },
    'PUBLIC_URL must be an origin such as https://overture.example, without a path.',
  ],
  [
    { DATABASE_URL: 'mysql://x/y' },
    'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/overture.',
  ],
  [
    { DATABASE_URL: 'nonsense' },
    'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/overture.',
  ],
  [
    { SMTP_URL: 'mail.example' },
    'SMTP_URL must be a mail server address such as smtp://user:password@host:587; in a password, # / ? @ : are %23 %2F %3F %40 %3A.',
  ],
  [
    { SMTP_URL: 'smtp://ada:pa#ss@host:587' },
    'SMTP_URL must be a mail server address such as smtp://user:password@host:587; in a password, # / ? @ : are %23 %2F %3F %40 %3A.',
  ],
  [
    { SMTP_URL: 'smtp://ada:12/ss@host:587' },
    'SMTP_URL must be a mail server address such as smtp://user:password@host:587; in a password, # / ? @ : are %23 %2F %3F %40 %3A.',
  ],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a sender such as Overture <hello@example.com>.'],
  [{ REPLY_TO: 'nobody' }, 'REPLY_TO must be an address such as help@example.com.'],
  [{ OPERATOR_EMAIL: 'me' }, 'OPERATOR_EMAIL must be a mail address such as you@example.com.'],
  [{ OUTBOX: 'yes' }, 'OUTBOX must be left out, or be the word open.'],
  [{ DEMO_MEMBERS: 'many' }, 'DEMO_MEMBERS must be a whole number from 0 to 1000000.'],
  [{ LLM_BASE_URL: 'localhost' }, 'LLM_BASE_URL must be an http or https address.'],
  [{ LLM_MODEL: 'small' }, 'LLM_BASE_URL and LLM_MODEL belong together: set both, or neither.'],
  [{ LLM_TIMEOUT_MS: 'soon' }, 'LLM_TIMEOUT_MS must be a whole number of milliseconds, 120000 at most.'],
  [{ LLM_FORMAT: 'xml' }, 'LLM_FORMAT must be schema or plain.'],
  [{ SECRET: 'short' }, 'SECRET must be at least 16 characters long.'],
  [{ METRICS_TOKEN: 'fifteen-letters' }, 'METRICS_TOKEN must be at least 16 characters long.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
  [
    { PUBLIC_URL: 'https://overture.example' },
    'PUBLIC_URL is public but TRUST_PROXY is not set: set TRUST_PROXY=on behind one proxy, TRUST_PROXY=2 (their number) behind several, or TRUST_PROXY=off when people reach this server directly.',
  ],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY must be on, off or the number of proxies.'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new SettingRefusal(sentence))
})

test.each([
  {},
  { HOST: '0.0.0.0', OUTBOX: 'open' },
  { PUBLIC_URL: 'http://127.0.0.1:8080' },
  { PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'on' },
  { PUBLIC_URL: 'https://overture.example', TRUST_PROXY: '2' },
  { PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'off' },
])('a public address needs TRUST_PROXY, and %j is accepted', (env) => {
  expect(readConfig(env).port).toBe(3000)
})

test.each([
  ['http://love.test', true],
  ['http://203.0.113.7:8080', true],
  ['https://love.test', false],
  ['http://localhost:3000', false],
  ['http://10.0.0.11:3000', false],
  ['http://172.20.1.1', false],
  ['http://192.168.1.7', false],
  ['http://[fd12::1]', false],
  ['http://server.lan', false],
  ['http://overture', false],
])('PUBLIC_URL=%s gets a warning about unencrypted http: %s', (PUBLIC_URL, isWarned) => {
  expect(
    readConfig({ PUBLIC_URL, TRUST_PROXY: 'on', OPERATOR_EMAIL: 'op@overture.test', DEMO_MEMBERS: '0' }).warnings,
  ).toEqual(
    isWarned
      ? [
          'PUBLIC_URL is http on a public host: answers and codes can be read on their way. Put TLS in front and set https.',
        ]
      : [],
  )
})

test('a public start without OPERATOR_EMAIL gets a warning, but one on this machine does not', () => {
  const reachesNobody =
    'Set OPERATOR_EMAIL: nobody is mailed when a member is reported, a backup fails or the server is down.'
  const open = { PUBLIC_URL: 'https://meet.overture.test', TRUST_PROXY: 'on', DEMO_MEMBERS: '0' }
  expect(readConfig(open).warnings).toEqual([reachesNobody])
  expect(readConfig({ ...open, OPERATOR_EMAIL: 'op@overture.test' }).warnings).toEqual([])
  expect(readConfig({}).warnings).toEqual([])
})

test('a public start with invented members gets a warning, unless DEMO_MEMBERS or DATABASE_URL is set', () => {
  const open = { PUBLIC_URL: 'https://meet.overture.test', TRUST_PROXY: 'on', OPERATOR_EMAIL: 'op@overture.test' }
  expect(readConfig(open).warnings).toEqual([
    'Set DEMO_MEMBERS: without it a new database opens with 5000 invented members, and one that has some keeps them. 0 takes them away.',
  ])
  for (const settled of [{ DEMO_MEMBERS: '5000' }, { DATABASE_URL: 'postgres://localhost/overture' }])
    expect(readConfig({ ...open, ...settled }).warnings).toEqual([])
})

test('settings of a public service without PUBLIC_URL get a warning', () => {
  const open = { TRUST_PROXY: 'on', OPERATOR_CONTACT: 'help@overture.test', OPERATOR_EMAIL: 'op@overture.test' }
  const noAddress = 'Set PUBLIC_URL: without it mails link to http://localhost:4800, which nobody else can open.'
  expect(readConfig({ ...open, PORT: '4800' }).warnings).toEqual([noAddress])
  expect(readConfig({ TRUST_PROXY: 'on' }).warnings).toEqual([])
})

test('the log level is info by default', () => {
  expect(readConfig({}).logLevel).toBe('info')
  expect(readConfig({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn')
})

test.each([
  [{ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' }, 20_000, 'schema'],
  [{ LLM_BASE_URL: 'https://llm.example/v1' }, 8000, 'schema'],
  [{ LLM_BASE_URL: 'https://llm.example/v1', LLM_TIMEOUT_MS: '3000', LLM_FORMAT: 'plain' }, 3000, 'plain'],
])('the time limit of a model depends on its address, unless it is set: %j', (env, timeoutMs, format) => {
  expect(readConfig({ ...env, LLM_MODEL: 'm' }).llm).toMatchObject({ timeoutMs, format })
})
