import { Link } from 'react-router'
import { Note } from '../ui/feedback/note.tsx'
import { introducedTitle, receivedTitle } from './copy.ts'
import type { OwnIntroductions } from './use-introductions.ts'

/** For pages other than the results. */
export function WaitingLine({ introductions: { data } }: { introductions: OwnIntroductions }) {
  const asking = data?.received ?? []
  const introduced = (data?.introduced ?? []).filter(({ state }) => state === 'introduced')
  if (asking.length + introduced.length === 0) return null
  return (
    <Note tone="notice" className="mb-6">
      {asking[0] && (
        <p>
          {asking.length === 1
            ? `${receivedTitle(asking[0].other.firstName)}.`
            : `${asking.length} people would like to meet you.`}{' '}
          <Link to="/results#introductions">{asking.length === 1 ? 'Read the ask' : 'See who they are'}</Link>
        </p>
      )}
      {introduced[0] && (
        <p>
          {introduced[0].other && introduced.length === 1
            ? `${introducedTitle(introduced[0].other.firstName)}.`
            : `You are introduced to ${introduced.length} people.`}{' '}
          <Link to="/results#introductions">See how to reach them</Link>
        </p>
      )}
    </Note>
  )
}
