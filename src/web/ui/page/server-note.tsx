import { useState } from 'react'

const isBrowser = typeof document !== 'undefined'

/** HTML that only the server knows. It is in the page, and in the head for pages that the browser renders later. */
export function ServerNote({
  name,
  className,
}: {
  name: 'footer' | 'landing' | 'privacy' | 'invented'
  className: string
}) {
  const [html] = useState(() =>
    isBrowser ? (document.querySelector(`meta[name="note-${name}"]`)?.getAttribute('content') ?? '') : '',
  )
  return (
    <div
      data-note={name}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our server escapes the operator's text.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
