import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { InfoIcon } from '../ui/icons.tsx'
import { PANEL } from './panel-look.ts'

const WORDS = {
  cookies:
    'This browser blocks cookies for this site. Without them nothing you enter can be saved or sent. Allow them and reload the page.',
  storage:
    'This browser keeps nothing for this site, so a reload empties the page. What you save is kept by us: type the same email to open it again.',
}

export function StorageNotice() {
  const [blocked, setBlocked] = useState<keyof typeof WORDS>()
  useEffect(() => setBlocked(whatIsBlocked()), [])
  return (
    <div role="status" className={blocked ? `${PANEL} top-4 z-40 border border-edge` : 'sr-only'}>
      {blocked && (
        <>
          <InfoIcon className="mt-0.5 size-5.5 text-notice" />
          <p>{WORDS[blocked]}</p>
          <div className="col-start-2 mt-2.5">
            <Button size="small" onPress={() => setBlocked(undefined)}>
              Understood
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function whatIsBlocked(): keyof typeof WORDS | undefined {
  if (!navigator.cookieEnabled) return 'cookies'
  try {
    window.localStorage.setItem('overture.probe', '1')
    window.localStorage.removeItem('overture.probe')
    return undefined
  } catch {
    // One Chromium setting blocks cookies and storage, but `cookieEnabled` stays true.
    return keepsCookies() ? 'storage' : 'cookies'
  }
}

function keepsCookies() {
  document.cookie = 'overture-probe=1; SameSite=Lax; Path=/'
  const isKept = document.cookie.includes('overture-probe=1')
  document.cookie = 'overture-probe=; Max-Age=0; Path=/'
  return isKept
}
