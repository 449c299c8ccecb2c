import { escapeHtml } from '../mail/content-html.ts'

const PLACE = /(<div data-note="(\w+)"[^>]*>)(?=<\/div>)/g

/**
 * Writes notes into their places, and into the head, where scripts find them for later pages. @param notes HTML by the
 * name of its place
 */
export function withNotes(html: string, notes: Record<string, string>) {
  const tags = Object.entries(notes).map(([name, note]) => `<meta name="note-${name}" content="${escapeHtml(note)}"/>`)
  return html
    .replace(PLACE, (place, _div, name: string) => place + (notes[name] ?? ''))
    .replace('</head>', () => `${tags.join('')}</head>`)
}
