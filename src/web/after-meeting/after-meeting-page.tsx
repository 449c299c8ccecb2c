import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { foundAfterSchema } from '#contract/introductions.ts'
import { ApiError } from '../api/errors.ts'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { CenteredPage } from '../ui/page/centered-page.tsx'
import { NeedsScripts } from '../ui/page/needs-scripts.tsx'
import { LOST } from './copy.ts'
import { OutcomeForm } from './outcome-form.tsx'

type Found = z.output<typeof foundAfterSchema>
type Loaded = { status: 'loading' | 'failed' | 'lost' } | { status: 'found'; token: string; found: Found }

/** A check-in mail links here. Opening the page writes nothing. */
export default function AfterMeetingPage() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })

  async function load() {
    const token = window.location.hash.slice(1)
    if (token === '') return setLoaded({ status: 'lost' })
    try {
      setLoaded({ status: 'found', token, found: await memberClient.findAfter({ token }) })
    } catch (error) {
      setLoaded({ status: error instanceof ApiError && error.status < 500 ? 'lost' : 'failed' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the opened link.
  useEffect(() => void load(), [])

  return (
    <CenteredPage title="How did it go?">
      <NeedsScripts title="This page needs JavaScript">Your answer is put together in your browser.</NeedsScripts>
      {loaded.status === 'found' ? (
        <>
          <p className="mt-4 mb-7 text-lede text-ink-soft">
            You and {loaded.found.firstName} planned to meet: {loaded.found.day}.
          </p>
          <OutcomeForm of={{ token: loaded.token }} firstName={loaded.found.firstName} given={loaded.found.outcome} />
        </>
      ) : (
        <div role="status" className="mt-4 text-lede text-ink-soft noscript:hidden">
          {loaded.status === 'loading' && 'One moment.'}
          {loaded.status === 'lost' && LOST}
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
