import { Link } from 'react-router'
import { Note } from '../ui/feedback/note.tsx'
import type { OwnIntroductions } from './use-introductions.ts'

/** For pages other than the results. */
export function WaitingLine({ introductions: { data } }: { introductions: OwnIntroductions }) {
  const waiting = data?.received.length ?? 0
  const isNew = data?.introduced.some(({ state }) => state === 'introduced') ?? false
  if (waiting === 0 && !isNew) return null
  return (
    <Note tone="notice" className="mb-6">
      {waiting > 0 && (
        <p>
          {waiting === 1 ? 'Somebody would like to meet you.' : `${waiting} people would like to meet you.`}{' '}
          <Link to="/results#introductions">See who it is</Link>
        </p>
      )}
      {isNew && (
        <p>
          You are introduced to somebody. <Link to="/results#introductions">See how to reach them</Link>
        </p>
      )}
    </Note>
  )
}
