import { buttonClass } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageTitle } from '../ui/page/page-heading.tsx'

/** Offers a link with a fresh load: the app's state may be broken. */
export function RouteError() {
  return (
    <main id="main" className="surface-brand grid min-h-svh content-start px-5 py-3 md:px-12 md:py-5">
      <PageTitle isPrivate>Error</PageTitle>
      <Logo on="brand" />
      <h1 className="mt-16 text-display">Unexpected Application Error!</h1>
      <p className="mt-4 max-w-136 text-lede text-on-brand-soft">
        This page stopped working. What you saved is safe, and the intake opens where you left it.
      </p>
      <p className="brand-controls mt-8">
        <a href="/intake/account" className={buttonClass({ variant: 'primary' })}>
          Back to the intake
        </a>
      </p>
    </main>
  )
}
