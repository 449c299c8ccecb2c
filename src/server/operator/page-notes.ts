import { escapeHtml } from '../mail/content-html.ts'

const PLACE = /(<div data-note="(\w+)"[^>]*>)(?=<\/div>)/g

/**
 * Inserts notes into their places on a built page, and into its head, where scripts find them for later pages. The
 * build has no such tags.
 *
 * @param notes HTML by the name of its place
 */
export function withNotes(html: string, notes: Record<string, string>) {
  const tags = Object.entries(notes).map(([name, note]) => `<meta name="note-${name}" content="${escapeHtml(note)}"/>`)
  return html
    .replace(PLACE, (place, _div, name: string) => place + (notes[name] ?? ''))
    .replace('</head>', () => `${tags.join('')}</head>`)
}
