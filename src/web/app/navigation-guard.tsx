import { useLayoutEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { WarnIcon } from '../ui/icons.tsx'
import { guardNavigation } from '../ui/page/page-code.ts'
import { LateNotices } from './late-notices.tsx'
import { PANEL } from './panel-look.ts'

/** Keeps the current page if the next one cannot load. Not loaded on demand: without network that would fail too. */
export function NavigationGuard() {
  const [retry, setRetry] = useState<() => void>()
  useLayoutEffect(() => guardNavigation((next) => setRetry(() => next)), [])
  return (
    <>
      <LateNotices />
      <div aria-live="assertive" className={retry ? `${PANEL} top-4 z-50 border-2 border-danger` : 'sr-only'}>
        {retry && (
          <>
            <WarnIcon className="mt-0.5 size-5.5 text-danger" />
            <p>The next page could not be loaded: the network did not answer. Nothing you typed is lost.</p>
            <div className="col-start-2 mt-2.5">
              <Button size="small" onPress={retry}>
                Try again
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  )
}
