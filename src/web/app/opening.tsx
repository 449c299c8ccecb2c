import { PageTitle } from '../ui/page/page-heading.tsx'
import { HomeLink } from '../ui/page/site-header.tsx'

/** Shown until the script redirects. */
export function Opening() {
  return (
    <main id="main" className="surface-brand min-h-svh px-5 py-3 md:px-12 md:py-5">
      <PageTitle isPrivate>Opening</PageTitle>
      <HomeLink />
      <noscript>
        <p className="mt-16 max-w-136 text-lede">This page needs JavaScript to take you further.</p>
      </noscript>
    </main>
  )
}
