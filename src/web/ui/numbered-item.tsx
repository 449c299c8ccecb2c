import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = { number: number; title: string; children: ReactNode; className?: string }

export function NumberedItem({ number, title, children, className }: Props) {
  return (
    <li className={classes('grid grid-cols-[2.25rem_1fr] border-t border-line', className)}>
      <span aria-hidden="true" className="font-display text-h3 leading-none font-medium text-accent">
        {number}
      </span>
      <div>
        <h3 className="font-text text-body leading-snug font-medium">{title}</h3>
        <p className="mt-1 text-small text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
