import type { ReactNode } from 'react'
import { Note } from '../feedback/note.tsx'
import { InfoIcon } from '../icons.tsx'

type Props = {
  title: string
  /** What does not happen here without scripts. */
  children: ReactNode
  className?: string | undefined
}

/** For pages that do nothing where scripts are off: says so, and the way out. Elsewhere it is not there. */
export function NeedsScripts({ title, children, className }: Props) {
  return (
    <noscript>
      {/* Written when the pages are built: the script that never draws this need not carry it. */}
      {import.meta.env.SSR && (
        <Note tone="notice" icon={<InfoIcon className="text-notice" />} title={title} className={className ?? ''}>
          {children} Turn JavaScript on for this site and reload the page.
        </Note>
      )}
    </noscript>
  )
}
