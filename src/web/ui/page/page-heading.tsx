import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classes } from '../classes.ts'
import { useSiteConfig } from './site-config.ts'

/** The first location's key; null after a second location. */
let arrival: string | null | undefined

/**
 * Needs `tabIndex={-1}` on the h1. After navigation within the app, the h1 or the hash's element takes the focus, so it
 * is announced.
 */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, hash } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query or hash is not a new page, so key and hash are only read.
  useEffect(() => {
    if (arrival === undefined) arrival = key
    if (arrival === key) return
    arrival = null
    const linked = document.getElementById(hash.slice(1))
    ;(linked ?? heading.current)?.focus({ preventScroll: true })
  }, [pathname])

  return heading
}

type TitleProps = {
  children: string
  isPrivate?: boolean | undefined
}

export function PageTitle({ children, isPrivate }: TitleProps) {
  const { name } = useSiteConfig()
  return (
    <>
      <title>{`${children} – ${name}`}</title>
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  )
}

export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = usePageHeading()
  return (
    <h1 ref={heading} tabIndex={-1} className={classes('wrap-anywhere', className)}>
      {children}
    </h1>
  )
}
