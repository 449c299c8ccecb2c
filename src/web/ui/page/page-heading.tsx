import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classes } from '../classes.ts'
import { useSiteConfig } from './site-config.ts'

/** The address the visit began at; null once another has been shown. */
let arrival: string | null | undefined

/**
 * A ref for the page's h1. A reader who follows a link within the app hears the new page's heading,
 * because it takes the focus, or the heading that the link names; the first page of a visit leaves the focus to the browser.
 * The h1 needs `tabIndex={-1}`.
 */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, hash } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query string or place on it is no new page, so key and hash are only read.
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
  /** Kept out of search engines: a person's own page. */
  isPrivate?: boolean | undefined
}

/** The document's title, "Page – Site". */
export function PageTitle({ children, isPrivate }: TitleProps) {
  const { name } = useSiteConfig()
  return (
    <>
      <title>{`${children} – ${name}`}</title>
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  )
}

/** The h1 of a page, focused on arrival from another one. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = usePageHeading()
  return (
    <h1 ref={heading} tabIndex={-1} className={classes('wrap-anywhere', className)}>
      {children}
    </h1>
  )
}
