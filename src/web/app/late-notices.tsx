import { type ComponentType, useEffect, useState } from 'react'
import { writeBrowser } from '../session/storage.ts'
import { useSessionSoFar } from '../session/use-session.ts'

const storage = async () => (await import('./storage-notice.tsx')).StorageNotice
const suspension = async () => (await import('./suspended-notice.tsx')).SuspendedNotice

/** Few visits need a notice, so its code loads on demand. */
export function LateNotices() {
  const session = useSessionSoFar()
  return (
    <>
      <Fetched notice={storage} isDue={isBlocked} />
      <Fetched notice={suspension} isDue={() => session.status === 'known' && session.suspended === true} />
    </>
  )
}

const isBlocked = () => !(navigator.cookieEnabled && writeBrowser('overture.probe', '1') && clearProbe())
const clearProbe = () => writeBrowser('overture.probe', undefined)

function Fetched({ notice, isDue }: { notice: () => Promise<ComponentType>; isDue: () => boolean }) {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    if (!Notice && isDue())
      notice().then(
        (code) => setNotice(() => code),
        () => {},
      )
  })
  return Notice ? <Notice /> : null
}
