import type { ReactNode } from 'react'
import { Foot, Logo } from './house.tsx'
import { HousePlan } from './house-plan.tsx'
import { PageHeading, PageTitle } from './page-heading.tsx'

type Props = {
  /** The heading, and the document's title unless that says more. */
  title: string
  documentTitle?: string | undefined
  children: ReactNode
}

/** One sheet on the wall: pages that ask for a single press. They are nobody's to find in a search engine. */
export function Lobby({ title, documentTitle, children }: Props) {
  return (
    <div className="hall grid min-h-svh grid-rows-[auto_1fr_auto]">
      <PageTitle isPrivate>{documentTitle ?? title}</PageTitle>
      <HousePlan lit={7} place="lobby" />
      <header className="px-5 py-3 md:px-12 md:pt-5">
        <Logo />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start justify-items-center pb-8 focus:outline-none md:content-center md:px-8 md:pt-8 md:pb-12"
      >
        <div className="@container min-h-120 w-full max-w-144 bg-card px-5 pt-8 pb-6 text-ink [--focus:var(--focus-paper)] md:min-h-0 md:rounded-paper md:border md:border-line md:p-14">
          <PageHeading>{title}</PageHeading>
          {children}
        </div>
      </main>
      <Foot on="hall" className="bg-hall px-5 pt-1 pb-3 md:px-12 md:pb-4" />
    </div>
  )
}
