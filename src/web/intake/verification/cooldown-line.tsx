import { useEffect, useState } from 'react'
import { COOLDOWN_TICK_MS } from '#contract/limits.ts'
import { cooldownText } from './cooldown.ts'
import { cooldownSentence } from './verification-copy.ts'

/** Silent for screen readers: the button announces the state. */
export function CooldownLine({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), COOLDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return <p className="mt-4 text-small text-ink-soft tabular-nums">{cooldownSentence(cooldownText(endsAt - now))}</p>
}
