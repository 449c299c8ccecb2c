import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' }

/** Framed on a wide screen only. */
export function PageCard({ as: Element = 'div', className, ...rest }: Props) {
  return (
    <Element
      {...rest}
      className={classes(
        '@container bg-card px-5 pt-8 pb-6 lg:rounded-card lg:border lg:border-line lg:px-14 lg:pt-14 lg:pb-9',
        className,
      )}
    />
  )
}

/** `isFlush` leaves the padding to its content. */
export function Card({ as: Element = 'div', isFlush = false, className, ...rest }: Props & { isFlush?: boolean }) {
  return (
    <Element
      {...rest}
      className={classes(
        '@container rounded-card border border-line bg-card',
        !isFlush && 'px-5 py-6 sm:px-9 sm:py-8',
        className,
      )}
    />
  )
}
