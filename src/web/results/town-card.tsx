import { Link } from 'react-router'
import type { Town } from '#contract/matches.ts'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { townWords } from './copy.ts'
import { SeatFigure } from './seat-figure.tsx'

export function TownCard({ town }: { town: Town }) {
  const { title, text } = townWords(town)
  const invitation = window.location.origin
  return (
    <Card as="section" aria-labelledby="town">
      <SeatFigure {...town} />
      <h2 id="town" className="mt-7 text-h2 text-balance">
        {title}
      </h2>
      <p className="mt-3 max-w-136">{text}</p>
      <p className="mt-1 max-w-136 text-small text-ink-soft">
        We write when somebody new fits, on a Thursday. <Link to="/preferences">Email preferences</Link>
      </p>
      <h3 className="mt-8 text-h3">Bring somebody you'd trust at your table</h3>
      <p className="mt-1.5 max-w-136 text-ink-soft">
        A friend who is looking, or one who knows somebody who is. They see what you saw first, and nothing of you.
      </p>
      <div className="mt-3 flex max-w-136 items-center justify-between gap-3 rounded-card border border-edge bg-inset pl-4">
        <span className="min-w-0 py-2 wrap-anywhere select-all">{invitation.replace(/^https?:\/\//, '')}</span>
        <CopyButton text={invitation} label="Copy the link to pass on" />
      </div>
      <p className="mt-2 text-small text-ink-soft">The link is the same for everybody. There is no reward for it.</p>
    </Card>
  )
}
