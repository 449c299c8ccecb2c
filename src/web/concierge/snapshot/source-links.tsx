import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { ChatTurn, SnapshotSource } from '#contract/concierge.ts'
import { turnTarget } from '../turn-lines.ts'
import { intakeStepOf } from './snapshot-rows.ts'

type Props = { label: string; sources: readonly SnapshotSource[]; lines: readonly ChatTurn[] }

const LOOK = 'inline-block min-h-6 text-micro leading-6'

/** Where a value came from: the step of the intake, and the line that said it last. */
export function SourceLinks({ label, sources, lines }: Props) {
  const intake = sources.find(({ from }) => from === 'intake')
  const answer = sources.findLast(({ from }) => from === 'answer')
  const edited = sources.some(({ from }) => from === 'edit')
  const target = turnTarget(lines, answer?.turn)
  return (
    <>
      {intake && (
        <Link to={intakeStepOf(intake.path)} className={LOOK}>
          <From /> intake
          <Of label={label} />
        </Link>
      )}{' '}
      {answer && target && (
        <a href={`#${target}`} onClick={follow} className={LOOK}>
          <From /> answer
          <Of label={label} />
        </a>
      )}
      {edited && <span className={`${LOOK} text-ink-soft`}>set by you</span>}{' '}
      {/* Said in an earlier conversation, of which only the words are left. */}
      {answer && !target && (
        <span className={`${LOOK} text-ink-soft`}>
          <From /> answer
        </span>
      )}
    </>
  )
}

/** Said in full to those who hear it; in a narrow row one word is enough to see. */
const From = () => <span className="sr-only">from your</span>

/** Tells one link from the others for those who hear them without their row. */
const Of = ({ label }: { label: string }) => <span className="sr-only">: {label}</span>

/** The focus goes to the line, and the list scrolls to it; the address stays as it is. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  const line = document.getElementById(event.currentTarget.hash.slice(1))
  if (!line) return
  event.preventDefault()
  line.focus()
}
