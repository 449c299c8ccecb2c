import { useState } from 'react'

const isBrowser = typeof document !== 'undefined'

/**
 * A line that only the server knows, as HTML. It writes the line into the page that it sends, and into the head for
 * pages that the browser makes later. Nothing is shown where there is none.
 */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our server escapes what the operator set.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
