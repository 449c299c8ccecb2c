import type { ReactNode } from 'react'
import { PageHeading, PageTitle } from './page-heading.tsx'
import { ProgressArcs } from './progress-arcs.tsx'
import { HomeLink, SiteFooter } from './site-header.tsx'

type Props = {
  /** Also the document's title, unless `documentTitle` is given. */
  title: string
  documentTitle?: string | undefined
  children: ReactNode
}

export function CenteredPage({ title, documentTitle, children }: Props) {
  return (
    <div className="surface-brand grid min-h-svh grid-rows-[auto_1fr_auto]">
      <PageTitle isPrivate>{documentTitle ?? title}</PageTitle>
      <ProgressArcs lit={7} variant="centered" />
      <header className="px-5 py-3 md:px-12 md:pt-5">
        <HomeLink />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start justify-items-center pb-8 focus:outline-none md:content-center md:px-8 md:pt-8 md:pb-12"
      >
        <div className="@container min-h-120 w-full max-w-144 bg-card px-5 pt-8 pb-6 text-ink [--focus:var(--focus-default)] md:min-h-0 md:rounded-card md:border md:border-line md:p-14">
          <PageHeading>{title}</PageHeading>
          {children}
        </div>
      </main>
      <SiteFooter on="brand" className="bg-brand px-5 pt-1 pb-3 md:px-12 md:pb-4" />
    </div>
  )
}
