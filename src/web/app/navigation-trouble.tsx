import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { WarnIcon } from '../ui/icons.tsx'
import { guardNavigation } from '../ui/page/page-code.ts'
import { PANEL } from './panel-look.ts'
import { StorageNotice } from './storage-notice.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'

/**
 * Says that the next page could not be loaded, and tries again: the page in view stays as it is. Beside it stands what
 * a browser that blocks cookies or storage cannot keep, and what is open to a member who is suspended.
 */
export function NavigationTrouble() {
  const [retry, setRetry] = useState<() => void>()
  useEffect(() => guardNavigation((next) => setRetry(() => next)), [])
  return (
    <>
      <StorageNotice />
      <SuspendedNotice />
      <Trouble retry={retry} />
    </>
  )
}

function Trouble({ retry }: { retry: (() => void) | undefined }) {
  return (
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
  )
}
