import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PageHeading, PageTitle } from './page-heading.tsx'
import { ProgressArcs } from './progress-arcs.tsx'
import { HomeLink, MainNav, SiteFooter } from './site-header.tsx'

type Props = {
  title: string
  /** For a heading that must not be in the document's title. */
  tabTitle?: string
  lede?: ReactNode
  action?: ReactNode
  /** A low masthead; on a phone without the lede. */
  isSlim?: boolean | undefined
  /** Not for search engines. */
  isPrivate?: boolean | undefined
  account?: ReactNode
  /** After the content on a narrow screen. */
  rail?: ReactNode
  /** On a phone the rail comes first, as a table of contents. */
  isRailFirst?: boolean | undefined
  children: ReactNode
}

const PAGE = 'mx-auto w-full max-w-304 px-5 md:px-12'

export function PageFrame(props: Props) {
  const { title, tabTitle = title, isPrivate, account, rail, isRailFirst, isSlim, children } = props
  return (
    <div className="flex min-h-svh flex-col">
      <PageTitle isPrivate={isPrivate}>{tabTitle}</PageTitle>
      <header className="surface-brand">
        <div className={classes(PAGE, 'flex flex-wrap items-center gap-x-4 pt-3 md:pt-5')}>
          <HomeLink />
          <MainNav className="order-3 -ml-3 w-full md:order-none md:ml-8 md:w-auto" />
          {account && (
            <div className="ml-auto flex min-h-11 items-center gap-4 text-small text-on-brand-soft [&_a]:text-on-brand">
              {account}
            </div>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow focus:outline-none">
        <Masthead {...props} />
        <div
          className={classes(
            PAGE,
            'grid gap-8 pb-4',
            isSlim ? 'pt-3.5 lg:pt-6' : 'pt-6 md:pt-12',
            rail ? 'lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:items-start lg:gap-12' : undefined,
          )}
        >
          <div className="min-w-0">{children}</div>
          {rail && (
            <div className={classes('grid gap-8 lg:sticky lg:top-8', isRailFirst && '-order-1 lg:order-none')}>
              {rail}
            </div>
          )}
        </div>
      </main>
      <SiteFooter className={classes(PAGE, 'pt-6 pb-8')} />
    </div>
  )
}

function Masthead({ title, lede, action, isSlim }: Props) {
  return (
    <div className="surface-brand brand-controls">
      <div
        className={classes(
          PAGE,
          isSlim ? 'pt-3 pb-3.5 lg:flex lg:items-baseline lg:gap-10 lg:pt-6 lg:pb-8' : 'pt-7 pb-9 md:pt-14',
          // With less padding, a late button moves the page less.
          !isSlim && (action ? 'md:pb-10' : 'md:pb-16'),
        )}
      >
        <ProgressArcs lit={7} variant="header" isSlim={isSlim} />
        <PageHeading
          className={isSlim ? 'text-[1.75rem] lg:text-[3.25rem]' : 'text-display text-balance lg:max-w-[10em]'}
        >
          {title}
        </PageHeading>
        {lede && (
          <p
            className={classes(
              'mt-3 max-w-136 text-lede leading-[1.45] text-balance text-on-brand-soft',
              isSlim && 'max-lg:hidden lg:mt-0 lg:max-w-104 lg:text-body',
            )}
          >
            {lede}
          </p>
        )}
        {action && <div className={classes('mt-5 flex flex-wrap gap-3', isSlim && 'lg:mt-0')}>{action}</div>}
      </div>
    </div>
  )
}
