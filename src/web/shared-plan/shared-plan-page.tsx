import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { dayInWords, hoursInWords, zoneInWords } from '#contract/meeting/meeting-words.ts'
import type { sharedPlanSchema } from '#contract/meeting/meetings.ts'
import { ApiError } from '../api/errors.ts'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'
import { NeedsScripts } from '../ui/page/needs-scripts.tsx'

type Found = z.output<typeof sharedPlanSchema>
type Loaded = { status: 'loading' | 'failed' | 'lost' } | { status: 'found'; found: Found }

/** For a friend. The token is after the '#', which browsers do not send. */
export default function SharedPlanPage() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })

  async function load() {
    const token = window.location.hash.slice(1)
    if (token === '') return setLoaded({ status: 'lost' })
    try {
      setLoaded({ status: 'found', found: await memberClient.findSharedPlan({ token }) })
    } catch (error) {
      setLoaded({ status: error instanceof ApiError && error.status < 500 ? 'lost' : 'failed' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the opened link.
  useEffect(() => void load(), [])

  return (
    <CenteredPage title="A plan, shared with you">
      <NeedsScripts title="This page needs JavaScript">The plan is put together in your browser.</NeedsScripts>
      {loaded.status === 'found' ? (
        <Plan found={loaded.found} />
      ) : (
        <div role="status" className="mt-4 text-lede text-ink-soft noscript:hidden">
          {loaded.status === 'loading' && 'One moment.'}
          {loaded.status === 'lost' && 'This link shows nothing any more. It ends the day after the meeting.'}
          {loaded.status === 'failed' && (
            <Button variant="primary" onPress={() => void load()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </CenteredPage>
  )
}

function Plan({ found: { firstName, starts, minutes, zone, area, isOff } }: { found: Found }) {
  const facts = [
    ['Who', `Your friend and ${firstName}`],
    ['When', `${dayInWords(starts)}, ${hoursInWords(starts, minutes)}`],
    ['Clock', zoneInWords(zone)],
    ['Where', area],
  ]
  return (
    <>
      {isOff && <p className="mt-4 text-lede">This meeting is off.</p>}
      <dl className="mt-6 border-b border-line wrap-anywhere">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t border-line py-3">
            <dt className="text-micro text-ink-soft">{name}</dt>
            <dd className="font-display text-h3">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-small text-ink-soft">
        A friend of yours meets somebody for the first time, and wanted you to know where. Ask them afterwards how it
        was.
      </p>
    </>
  )
}
