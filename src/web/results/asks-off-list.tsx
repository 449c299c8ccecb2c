import { useEffect, useRef } from 'react'
import { AskRow } from '../introductions/ask-row.tsx'
import type { OwnIntroductions } from '../introductions/use-introductions.ts'
import { SAMPLE } from '../member-cards/sample-members-line.tsx'

type Props = { introductions: OwnIntroductions; shown: readonly { id: string }[] }

export const askedOffList = ({ introductions, shown }: Props) =>
  (introductions.data?.made ?? []).flatMap(({ state, other }) =>
    state === 'asked' && other && !shown.some(({ id }) => id === other.matchId) ? [other] : [],
  )

/** Asked people who are not in the shown list. Their asks can still be withdrawn. */
export function AsksOffList({ introductions, shown }: Props) {
  const people = askedOffList({ introductions, shown })
  // The pressed Withdraw button disappears with its row.
  const before = useRef(0)
  useEffect(() => {
    if (people.length < before.current && document.activeElement === document.body)
      document.getElementById('main')?.focus()
    before.current = people.length
  }, [people.length])
  if (people.length === 0) return null
  return (
    <section aria-labelledby="asks-out" className="mb-7">
      <h2 id="asks-out" className="mb-2.5 text-h3">
        Waiting for an answer
      </h2>
      <ul className="grid gap-3">
        {people.map(({ matchId, firstName, age, city, shared, demo }) => (
          <li key={matchId} className="rounded-card border border-line bg-card px-5 py-4">
            <h3 className="text-h3">{firstName}</h3>
            <p className="mb-3 text-small text-ink-soft">{[age, city, demo && SAMPLE].filter(Boolean).join(' · ')}</p>
            <AskRow
              person={{ id: matchId, name: firstName, demo: demo === true, shared, brief: '' }}
              introductions={introductions}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
