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
  NOTHING_WIDENS,
  WIDEN_BEST,
  wayToChange,
} from './copy.ts'

export function NoEmail() {
  return (
    <Card>
      <EmptyState action={<LinkButton to="/intake/account">Go to the intake</LinkButton>}>{NO_EMAIL}</EmptyState>
    </Card>
  )
}

/** A list without anybody: why that is, and the one thing that would change it. */
export function EmptyList({ page }: { page: MatchPage }) {
  if (page.access === 'none') return <NotYours />
  const [best] = page.advice ?? []
  if (best)
    return (
      <Nobody
        action={
          <LinkButton variant="primary" to={wayToChange(best).to}>
            {wayToChange(best).link}
          </LinkButton>
        }
      >
        {NOBODY_FITS} {WIDEN_BEST} <b>{best.text}.</b>
      </Nobody>
    )
  const isPreview = page.access === 'preview'
  return (
    <Nobody
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
      {NOBODY_FITS} {NOTHING_WIDENS} {isPreview ? LETTER_TO_PREVIEW : <MemberLetter />}
    </Nobody>
  )
}

const MemberLetter = () => (
  <>
    {LETTER_TO_MEMBER} <Link to="/preferences">Email preferences</Link>
  </>
)

function Nobody({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <EmptyState action={action} more={children}>
        {NO_MATCHES}
      </EmptyState>
    </Card>
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
