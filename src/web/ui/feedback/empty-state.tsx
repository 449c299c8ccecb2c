import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Logo } from '../logo.tsx'

type Props = {
  children: ReactNode
  more?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ children, more, action, className }: Props) {
  return (
    <div className={classes('grid justify-items-center gap-4 px-5 py-12 text-center', className)}>
      <Logo className="size-20" />
      <p className="max-w-104 font-display text-h3 leading-[1.35] text-balance">{children}</p>
      {more && <p className="max-w-120 text-balance text-ink-soft">{more}</p>}
      {action}
    </div>
  )
}
