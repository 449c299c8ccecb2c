import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['OPERATOR_EMIAL', 'OPERATOR_EMAIL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['smtp_url', 'SMTP_URL'],
  ['PROT', 'PORT'],
  ['LLM_URL', 'LLM_BASE_URL'],
  ['LLM_KEY', 'LLM_API_KEY'],
  ['LLM_TIMEOUT', 'LLM_TIMEOUT_MS'],
  ['BACKUP_CMD', 'BACKUP_COMMAND'],
  ['MAIL_FRM', 'MAIL_FROM'],
])('%s gets a warning that asks for %s', (name, meant) => {
  expect(readConfig({ [name]: 'x' }).warnings).toEqual([`${name} is not a setting. Did you mean ${meant}?`])
})

test('known settings, and names that systems, shells and containers set, get no warning', () => {
  const names = [
    ...[
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'LANG',
      'LOGNAME',
      'MAIL',
      'PATH',
      'PWD',
      'OLDPWD',
      'SHELL',
      'TERM',
      'TMPDIR',
      'TZ',
      'USER',
    ],
    ...[
      'INVOCATION_ID',
      'JOURNAL_STREAM',
      'MEMORY_PRESSURE_WATCH',
      'NOTIFY_SOCKET',
      'STATE_DIRECTORY',
      'CACHE_DIRECTORY',
      'SYSTEMD_EXEC_PID',
    ],
    ...[
      'NODE_ENV',
      'NODE_COMPILE_CACHE',
      'NODE_EXTRA_CA_CERTS',
      'MALLOC_ARENA_MAX',
      'OFF_SITE_KEY',
      'OFF_SITE_PLACE',
      'INIT_CWD',
    ],
    ...['PGHOST', 'PGPORT', 'http_proxy', 'NO_PROXY', 'SSL_CERT_DIR', 'SSL_CERT_FILE', 'SUDO_USER', 'API_PORT', 'SITE'],
    ...['DATA', 'LOG', 'SECRET_KEY_BASE', 'PUBLIC', 'OPERATOR', 'TERMS', 'MODEL_FILE', 'POSTGRES_PASSWORD'],
  ]
  expect(readConfig(Object.fromEntries(names.map((name) => [name, 'x']))).warnings).toEqual([])
  expect(readConfig({ PORT: '80', HOST: '127.0.0.1', SMTP_URL: 'smtp://localhost' }).warnings).toEqual([])
})
