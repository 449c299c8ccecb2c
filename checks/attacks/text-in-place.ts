import { DISGUISES } from '../../src/engine/introductions/contact.cases.ts'
import { anIntake } from '../../test/builders.ts'
import { aPartner } from '../../test/full-member.ts'
import { aPlan } from '../../test/introductions.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { sleep } from '../figures.ts'
import { becomeMember, type Member } from '../person.ts'

const BREAKERS = [
  '\n\n',
  '\r\n\r\n',
  '\u2028',
  '\u0085',
  '\u202e',
  '\u2066',
  '\u200e',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\u0007',
  '\u001b[J',
  '\u3164',
]
const LEFT_ITS_PLACE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f]/u
const HOMES = [
  'My flat, Elm 12',
  'my place',
  'Our house',
  'Elm 12, top bell',
  'A hotel near the lake',
  'Apartment in Logan Square',
]
const NAMES = [
  'snap: evil99',
  'insta theo_bakes',
  'Admin Overture Support',
  'Overture: verify at evil·com',
  'whore Bob',
]
const NAMELESS = 'A member'

export async function run({ quick, tell }: Options): Promise<Row[]> {
  const server = await ownServer({ DEMO_MEMBERS: '0' })
  try {
    await server.start()
    const { url } = server
    const bo = await becomeMember(url, aPartner())
    const ada = await becomeMember(url, anIntake())
    const contact = await contactsThatPass(ada, quick ? DISGUISES.slice(0, 40) : DISGUISES)
    tell(`${contact.length} disguises passed`)
    const homes = await areasThatPass(ada)
    const broken = await brokenPlaces(url, { ada, bo })
    const names = await namesThatShow(url, bo)
    return [
      row(`contact in ${DISGUISES.length} disguises, in the text and each part of the plan`, contact),
      row(`homes as the area of a plan, ${HOMES.length} ways`, homes),
      row(`${BREAKERS.length} signs that leave their place, on the page and in the mail`, broken),
      row(`${NAMES.length} names on a card that lead away, claim or insult`, names),
    ]
  } finally {
    await server.remove()
  }
}

const row = (check: string, passed: string[]): Row => ({
  check: `35 text in its place: ${check}`,
  asked: '0 pass',
  reached: `${passed.length} pass`,
  holds: passed.length === 0,
  ...(passed.length > 0 ? { why: passed.slice(0, 10).join('; ') } : {}),
})

const FIELDS = ['text', 'plan.day', 'plan.window', 'plan.vibe', 'plan.area']

async function firstMatchOf({ browser, email }: Member) {
  for (let tries = 0; tries < 40; tries += 1) {
    const { items } = (await browser.get(`/v1/matches?email=${encodeURIComponent(email)}`)).json<{
      items: { id: string }[]
    }>()
    if (items[0]) return items[0].id
    await sleep(250)
  }
  throw new Error(`${email} is shown nobody`)
}

/** Waits after a 429. */
async function ask(member: Member, body: object) {
  for (;;) {
    const reply = await member.browser.post('/v1/introductions', { share: { email: true }, ...body })
    if (reply.status !== 429) return reply
    await sleep(2000)
  }
}

async function contactsThatPass(ada: Member, disguises: readonly (readonly [string, string])[]) {
  const matchId = await firstMatchOf(ada)
  const passed: string[] = []
  for (const [words] of disguises) {
    const reply = await ask(ada, {
      matchId,
      text: words,
      plan: { day: words, window: words, vibe: words, area: words },
    })
    const refused =
      reply.status === 400 ? reply.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field) : []
    passed.push(
      ...FIELDS.filter((field) => !refused.includes(field)).map((field) => `${field}: ${JSON.stringify(words)}`),
    )
  }
  return passed
}

async function areasThatPass(ada: Member) {
  const matchId = await firstMatchOf(ada)
  const passed: string[] = []
  for (const area of HOMES)
    if ((await ask(ada, { matchId, text: 'Hello', plan: { ...aPlan, area } })).status !== 400) passed.push(area)
  return passed
}

async function brokenPlaces(url: string, { ada, bo }: { ada: Member; bo: Member }) {
  const words = `Art${BREAKERS.join('walk')}`
  const plan = { day: `Saturday ${words}`, window: words, vibe: words, area: `A park ${words}` }
  const reply = await ask(ada, {
    matchId: await firstMatchOf(ada),
    text: words,
    plan,
    share: { email: true, other: words },
  })
  if (reply.status !== 200) return [`the ask answered ${reply.status}: it should be cleaned`]
  const listed = async () =>
    (await bo.browser.get(`/v1/introductions?email=${encodeURIComponent(bo.email)}`)).json<{
      received: { id: string; text: string; plan: object }[]
      introduced: { text: string; plan: object; contact: object }[]
    }>()
  const [received] = (await listed()).received
  await bo.browser.post('/v1/introductions/answer', { id: received?.id, answer: 'yes' })
  const [introduced] = (await listed()).introduced
  const lines = [received?.plan, introduced?.plan, introduced?.contact]
    .flatMap((part) => Object.values(part ?? {}))
    .filter((text) => text !== null)
  const texts = [received?.text, introduced?.text].map((text) => text?.replaceAll('\n', ' '))
  const mails = await mailsWithPlan(url, bo.email)
  const items = mails.flatMap((text) => text.split('\n'))
  return [
    ...[...lines, ...texts]
      .filter((text) => typeof text !== 'string' || LEFT_ITS_PLACE.test(text))
      .map((text) => JSON.stringify(text)),
    ...(mails.length === 0 ? ['no mail'] : []),
    ...items
      // Each line of an ask is indented by two spaces, so none looks like the mail's own.
      .filter((line) => LEFT_ITS_PLACE.test(line) || line.startsWith('walk'))
      .map((line) => `mail: ${JSON.stringify(line)}`),
  ]
}

async function mailsWithPlan(url: string, email: string) {
  for (let tries = 0; tries < 40; tries += 1) {
    const reply = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const mails = ((await reply.json()) as { subject: string; text: string }[]).filter(({ subject }) =>
      /introduced/.test(subject),
    )
    if (mails.length > 0) return mails.map(({ text }) => text)
    await sleep(250)
  }
  return []
}

async function namesThatShow(url: string, bo: Member) {
  for (const [at, displayName] of NAMES.entries())
    await becomeMember(url, anIntake({ account: { email: `name-${at}@example.com` }, basics: { displayName } }))
  const query = `/v1/matches?email=${encodeURIComponent(bo.email)}`
  const { items } = (await bo.browser.get(query)).json<{ items: { safeProfileSummary: { displayName: string } }[] }>()
  const shown = items.map(({ safeProfileSummary }) => safeProfileSummary.displayName)
  return shown
    .filter((name) => name !== NAMELESS && name !== 'Ada')
    .concat(shown.includes(NAMELESS) ? [] : ['nobody is shown'])
}
