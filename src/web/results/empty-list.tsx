import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MatchPage } from '#contract/matches.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import {
  LETTER_TO_MEMBER,
  LETTER_TO_PREVIEW,
  NO_EMAIL,
  NO_MATCHES,
  NOBODY_FITS,
  NOT_YOURS,
  NOT_YOURS_HINT,
  WIDEN_BEST,
  wayToChange,
} from './copy.ts'
import { TownCard } from './town-card.tsx'

export function NoEmail() {
  return (
    <Card>
      <EmptyState action={<LinkButton to="/intake/account">Go to the intake</LinkButton>}>{NO_EMAIL}</EmptyState>
    </Card>
  )
}

export function EmptyList({ page }: { page: MatchPage }) {
  if (page.access === 'none') return <NotYours />
  const [best] = page.advice ?? []
  if (best) {
    const { link, ...way } = wayToChange(best)
    return (
      <Nobody
        town={page.town}
        action={
          <LinkButton variant="primary" {...way}>
            {link}
          </LinkButton>
        }
      >
        {NOBODY_FITS} {WIDEN_BEST} <b>{best.text}.</b>
      </Nobody>
    )
  }
  const isPreview = page.access === 'preview'
  return (
    <Nobody
      town={page.town}
      action={
        isPreview ? (
          <LinkButton variant="primary" to="/intake/account">
            Verify your email
          </LinkButton>
        ) : (
          <LinkButton to="/intake/preferences">Update intake</LinkButton>
        )
      }
    >
      {NOBODY_FITS} {isPreview ? LETTER_TO_PREVIEW : !page.town && <MemberLetter />}
    </Nobody>
  )
}

const MemberLetter = () => (
  <>
    {LETTER_TO_MEMBER} <Link to="/preferences">Email preferences</Link>
  </>
)

type NobodyProps = { town: MatchPage['town']; action: ReactNode; children: ReactNode }

/** With a known town, the intake sentence is smaller. */
function Nobody({ town, action, children }: NobodyProps) {
  if (!town)
    return (
      <Card>
        <EmptyState action={action} more={children}>
          {NO_MATCHES}
        </EmptyState>
      </Card>
    )
  return (
    <div className="grid gap-5">
      <TownCard town={town} />
      <Card as="section" aria-labelledby="no-matches">
        <h2 id="no-matches" className="text-h3 text-balance">
          {NO_MATCHES}
        </h2>
        <p className="mt-2 mb-4 max-w-136 text-ink-soft">{children}</p>
        {action}
      </Card>
    </div>
  )
}

function NotYours() {
  return (
    <>
      <Note tone="notice" title={NOT_YOURS} className="mb-5">
        {NOT_YOURS_HINT} <Link to="/intake/account">Verify your email</Link>
      </Note>
      <Card>
        <EmptyState action={<LinkButton to="/intake/preferences">Update intake</LinkButton>}>{NO_MATCHES}</EmptyState>
      </Card>
    </>
  )
}
