import { Link } from 'react-router'
import { Note } from '../ui/feedback/note.tsx'
import { introducedTitle, receivedTitle } from './copy.ts'
import type { OwnIntroductions } from './use-introductions.ts'

/** For pages other than the results. */
export function WaitingLine({ introductions: { data } }: { introductions: OwnIntroductions }) {
  const asking = data?.received ?? []
  const isNew = data?.introduced.find(({ state }) => state === 'introduced')
  if (asking.length === 0 && !isNew) return null
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
      {isNew && (
        <p>
          {isNew.other ? `${introducedTitle(isNew.other.firstName)}.` : 'You are introduced.'}{' '}
          <Link to="/results#introductions">See how to reach them</Link>
        </p>
      )}
    </Note>
  )
}
