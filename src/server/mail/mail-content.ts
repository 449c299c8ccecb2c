/** The source of both HTML and text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'eyebrow'; text: string }
  | { kind: 'lede'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'person'; name: string; detail: string; line: string | null; text: string; shared: readonly string[] }
  | { kind: 'code'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: { title: string; detail: string; text: string }[] }
  /** The date of the meeting, shown as a calendar leaf. */
  | { kind: 'date'; weekday: string; day: string; month: string; hours: string; zone: string; place: string }
  /** A member's words, or opening lines. */
  | { kind: 'quote'; by: string; text: string }
  | { kind: 'facts'; items: { name: string; value: string }[] }
  | { kind: 'small'; text: string }
  | { kind: 'links'; links: { label: string; url: string }[] }

export type MailContent = {
  subject: string
  /** Mail programs show this text after the subject. */
  preheader?: string
  blocks: Block[]
  footer: Block[]
}

/** Link addresses are on separate lines. */
export function contentText({ blocks, footer }: MailContent) {
  return `${[...blocks.map(blockText), '--', ...footer.map(blockText)].join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`
    case 'subheading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`
    case 'person':
      return personText(block)
    case 'eyebrow':
    case 'lede':
    case 'paragraph':
    case 'small':
      return block.text
    case 'code':
      return `    ${block.text}`
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'list':
      return block.items.map(({ title, detail, text }) => `* ${title}, ${detail}\n  ${text}`).join('\n\n')
    case 'date':
      return [`${block.weekday}, ${block.month} ${block.day}, ${block.hours}`, block.zone, block.place].join('\n')
    case 'quote':
      return `${block.by}:\n  ${block.text.replaceAll('\n', '\n  ')}`
    case 'facts':
      return block.items.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'links':
      return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n')
  }
}

type Person = Extract<Block, { kind: 'person' }>

const personText = ({ name, detail, line, text, shared }: Person) =>
  [`${name}\n${detail}`, line && `"${line}"`, text, shared.length > 0 && `You both chose: ${shared.join(', ')}`]
    .filter(Boolean)
    .join('\n\n')
