import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
// React Aria adds this one rule. It changes with the version; a browser test checks it.
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

export function pagePolicy(html: string) {
  const scripts = hashes(html, INLINE_SCRIPT)
  const styles = hashes(html, INLINE_STYLE)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `style-src-elem ${["'self'", REACT_ARIA_STYLE, ...styles].join(' ')}`,
    // React Aria's prerendered hidden inputs would show without their style attribute.
    "style-src-attr 'unsafe-inline'",
    // Members' photos may be on any host.
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
