import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { ChatTurn, SnapshotSource } from '#contract/concierge.ts'
import { turnTarget } from '../turn-lines.ts'
import { intakeStepOf } from './snapshot-rows.ts'

type Props = { label: string; sources: readonly SnapshotSource[]; lines: readonly ChatTurn[] }

const LOOK = 'inline-block min-h-6 text-micro leading-6'

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
      {/* This source is from an earlier conversation. Only its words are stored. */}
      {answer && !target && (
        <span className={`${LOOK} text-ink-soft`}>
          <From /> answer
        </span>
      )}
    </>
  )
}

/** A narrow row shows only one word. Screen readers get all words. */
const From = () => <span className="sr-only">from your</span>

/** Gives each link its own name. */
const Of = ({ label }: { label: string }) => <span className="sr-only">: {label}</span>

/** Focus scrolls the list; the URL does not change. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  const line = document.getElementById(event.currentTarget.hash.slice(1))
  if (!line) return
  event.preventDefault()
  line.focus()
}
