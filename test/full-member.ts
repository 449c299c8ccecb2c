import type { Snapshot } from '#contract/concierge.ts'
import type { IntakeSubmission } from '#contract/intake.ts'
import type { MatchPage } from '#contract/matches.ts'
import { anIntake, withPart } from './builders.ts'
import type { TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'
import { testMember } from './test-member.ts'

type Part = Parameters<typeof anIntake>[0]

/** Bo in Austin: Bo and Ada of `anIntake` suit each other. */
export const aPartner = (part?: Part): IntakeSubmission =>
  withPart(
    anIntake({
      account: { email: 'bo@example.com' },
      basics: { displayName: 'Bo', birthdate: '1988-11-02', pronouns: 'he/him' },
      preferences: { ageMin: 28, ageMax: 45 },
    }),
    part,
  )

/** Verified, with a submitted intake: this member sees others and is seen. */
export async function fullMember(app: TestApp, intake: IntakeSubmission) {
  const browser = app.browser()
  const { email } = intake.account
  const { memberId, sessionId } = await testMember(app, browser, email)
  await submit(browser, intake)
  return { browser, email, memberId, sessionId }
}

/** A person without a verified address. */
export async function visitor(app: TestApp, intake: IntakeSubmission) {
  const browser = app.browser()
  await submit(browser, intake)
  return { browser, email: intake.account.email }
}

export async function submit(browser: TestBrowser, intake: IntakeSubmission) {
  const reply = await browser.post('/v1/intake/submit', intake)
  if (reply.statusCode !== 200) throw new Error(`submit: ${reply.body}`)
}

export async function matchesOf({ browser, email }: { browser: TestBrowser; email: string }, cursor = '') {
  const query = new URLSearchParams({ email, cursor })
  const reply = await browser.get(`/v1/matches?${query}`)
  if (reply.statusCode !== 200) throw new Error(`matches: ${reply.body}`)
  return reply.json<MatchPage>()
}

export async function allMatchesOf(person: { browser: TestBrowser; email: string }) {
  const items: MatchPage['items'] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: MatchPage = await matchesOf(person, cursor)
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return items
}

export const namesOf = (items: MatchPage['items']) =>
  items.map(({ safeProfileSummary }) => safeProfileSummary.displayName)

export const aSnapshot = (part?: Snapshot): Snapshot => ({ valuesMap: {}, preferences: {}, ...part })
