import type { ReactNode } from 'react'
import { CheckIcon } from '../../ui/icons.tsx'

type Props = {
  number: number
  title: string
  state: 'done' | 'now' | 'later'
  children: ReactNode
}

const STATES = { done: 'Done', now: 'Next', later: '' }

/** Place it in an `ol`. */
export function PathStep({ number, title, state, children }: Props) {
  return (
    <li
      className="grid grid-cols-[2.75rem_1fr] border-t border-line py-6"
      {...(state === 'now' ? { 'aria-current': 'step' } : {})}
    >
      <span aria-hidden="true" className="pt-0.5 font-display text-h2 leading-none font-medium text-accent">
        {state === 'done' ? <CheckIcon className="mt-0.5 size-6 text-good" /> : number}
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-h3">
          {title}
          {STATES[state] && <span className="font-text text-small font-medium text-ink-soft">{STATES[state]}</span>}
        </h2>
        {children}
      </div>
    </li>
  )
}
