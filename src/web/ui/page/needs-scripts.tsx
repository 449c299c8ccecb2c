import type { ReactNode } from 'react'
import { Note } from '../feedback/note.tsx'
import { InfoIcon } from '../icons.tsx'

type Props = {
  title: string
  children: ReactNode
  className?: string | undefined
}

export function NeedsScripts({ title, children, className }: Props) {
  return (
    <noscript>
      {/* Only at build time, so that the script does not contain it. */}
      {import.meta.env.SSR && (
        <Note tone="notice" icon={<InfoIcon className="text-notice" />} title={title} className={className ?? ''}>
          {children} Turn JavaScript on for this site and reload the page.
        </Note>
      )}
    </noscript>
  )
}
