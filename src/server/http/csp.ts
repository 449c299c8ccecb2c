import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
// The one rule that React Aria injects at run time; it changes with its version, and a browser test catches that.
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** The content security policy of one page: its own inline scripts and styles by their hashes, and nothing else inline. */
export function pagePolicy(html: string) {
  const scripts = hashes(html, INLINE_SCRIPT)
  const styles = hashes(html, INLINE_STYLE)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `style-src-elem ${["'self'", REACT_ARIA_STYLE, ...styles].join(' ')}`,
    // React Aria's visually hidden inputs are prerendered with a style attribute; without it they would show.
    "style-src-attr 'unsafe-inline'",
    // Photos are shown to their owner from wherever the owner keeps them.
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashes(html: string, inline: RegExp) {
  const found = [...html.matchAll(inline)].map(([, body = '']) => createHash('sha256').update(body).digest('base64'))
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`)
}
