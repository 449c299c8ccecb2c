import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverArgs, serverSettings } from './server-command.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rules = [...read('ops/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, name = '', expr = '']) => ({ name, expr }),
)

test('there are at most twelve alert rules, each with a runbook and a test', () => {
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.length).toBeLessThanOrEqual(12)
  const headings = [...read('docs/operate.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(rules.map(({ name }) => name).toSorted()).toEqual(headings.toSorted())
  const [alerts, tests] = [read('ops/alerts.yml'), read('ops/alerts.test.yml')]
  for (const { name } of rules) {
    expect(alerts).toContain(`docs/operate.md#${name.toLowerCase()}`)
    expect(tests).toContain(`alertname="${name}"`)
  }
})

test('the systemd service and the container start the server exactly as npm start does', () => {
  const [service, dockerfile] = [read('ops/overture.service'), read('ops/Dockerfile')]
  expect(service).toContain(`/node ${serverArgs.join(' ')}\n`)
  expect(dockerfile).toContain(`/node", ${serverArgs.map((arg) => JSON.stringify(arg)).join(', ')}]\n`)
  const { NODE_ENV, MALLOC_ARENA_MAX } = serverSettings
  for (const text of [service, dockerfile]) {
    expect(text).toContain(`NODE_ENV=${NODE_ENV} `)
    expect(text).toMatch(new RegExp(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}\\b`))
  }
})

test('every setting that the server reads has a row in docs/settings.md', () => {
  const settings = [...read('src/server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(20)
  const rows =
    read('docs/settings.md')
      .match(/^\| `.*$/gm)
      ?.join('\n') ?? ''
  expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
})

test('every alert rule uses only metrics that the server has', () => {
  const source = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => read(`src/server/${path}`))
    .join('\n')
  for (const { name, expr } of rules) {
    const figures = expr.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? []
    for (const figure of figures)
      expect(source, `${name} asks for ${figure}`).toMatch(
        new RegExp(`'${figure.replace(/_(count|sum|bucket)$/, '')}'`),
      )
  }
})
