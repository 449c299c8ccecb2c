import type { ReactNode } from 'react'
import { Card } from '../card.tsx'
import { classes } from '../classes.ts'

const BAR = 'animate-breathe rounded-card bg-inset'

/** Another element must say in words that it loads. */
export function CardSkeleton({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return (
    <Card aria-hidden="true" className={className ?? ''}>
      <div className="grid grid-cols-[1fr_auto] items-center gap-4">
        <div>
          <div className={classes(BAR, 'mb-3 h-8 w-[45%]')} />
          <div className={classes(BAR, 'h-3.5 w-[30%]')} />
        </div>
        <div className="size-22 animate-breathe rounded-full border-5 border-inset" />
      </div>
      {children}
    </Card>
  )
}

export function Bar({ className }: { className: string }) {
  return <div className={classes(BAR, 'max-w-full', className)} />
}
