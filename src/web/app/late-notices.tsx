import { StorageNotice } from './storage-notice.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'

/** What a browser that blocks cookies or storage cannot keep, and what is open to a member who is suspended. */
export function LateNotices() {
  return (
    <>
      <StorageNotice />
      <SuspendedNotice />
    </>
  )
}
