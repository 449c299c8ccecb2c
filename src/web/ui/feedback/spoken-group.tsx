import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'

type Props = {
  /** Id of the words within that are spoken. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * What stands where a pressed button was: it takes the focus, and a screen reader speaks its name. Not a heading or a
 * paragraph in the focus: Orca moves there by itself when the button goes, and then says nothing.
 */
export function SpokenGroup({ labelledBy, className, children }: Props) {
  const group = useRef<HTMLDivElement>(null)
  // A group that is higher than the window is read from its beginning: focus alone shows its middle.
  useEffect(() => {
    group.current?.focus({ preventScroll: true })
    const { top, bottom } = group.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    if (top < 0 || bottom > window.innerHeight)
      group.current?.scrollIntoView?.({ block: bottom - top > window.innerHeight ? 'start' : 'nearest' }) // not in every test environment
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
