import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' }

/** The sheet of paper that fills the room: edge to edge on a phone, framed on a desk. */
export function Sheet({ as: Element = 'div', className, ...rest }: Props) {
  return (
    <Element
      {...rest}
      className={classes(
        '@container bg-card px-5 pt-8 pb-6 lg:rounded-paper lg:border lg:border-line lg:px-14 lg:pt-14 lg:pb-9',
        className,
      )}
    />
  )
}

/** A smaller paper among others. `isFlush` leaves the padding to what lies on it. */
export function Paper({ as: Element = 'div', isFlush = false, className, ...rest }: Props & { isFlush?: boolean }) {
  return (
    <Element
      {...rest}
      className={classes(
        '@container rounded-paper border border-line bg-card',
        !isFlush && 'px-5 py-6 sm:px-9 sm:py-8',
        className,
      )}
    />
  )
}
