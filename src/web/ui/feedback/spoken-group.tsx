import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'

type Props = {
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * Takes the focus of a pressed button, and its name is announced. The screen reader Orca would move to a focused
 * heading or paragraph by itself, and say nothing.
 */
export function SpokenGroup({ labelledBy, className, children }: Props) {
  const group = useRef<HTMLDivElement>(null)
  // Focus alone shows the middle of a group that is too high.
  useEffect(() => {
    group.current?.focus({ preventScroll: true })
    const { top, bottom } = group.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    if (top < 0 || bottom > window.innerHeight)
      group.current?.scrollIntoView?.({ block: bottom - top > window.innerHeight ? 'start' : 'nearest' }) // jsdom lacks it
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls.
    <div
      ref={group}
      role="group"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={classes('scroll-my-4 focus:outline-none', className)}
    >
      {children}
    </div>
  )
}
