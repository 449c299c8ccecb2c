import type { MatchPage } from '#contract/matches.ts'
import { LinkButton } from '../ui/button.tsx'
import type { PageKind } from './page-kind.ts'

/** Shows the step that helps most. An empty list shows its own step. */
export function WayOn({ kind, page }: { kind: PageKind; page: MatchPage }) {
  if (kind === 'samples')
    return (
      <LinkButton variant="primary" to="/intake/account">
        Go on with your intake
      </LinkButton>
    )
  if (kind !== 'preview' || !page.missing?.includes('email')) return null
  return (
    <LinkButton variant="primary" to="/intake/account">
      Verify your email to see everyone
    </LinkButton>
  )
}
