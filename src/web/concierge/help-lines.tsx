import { type HelpLine, helpLineIn } from '#contract/help-lines.ts'

/** A reply as it is shown: its words, and between them the lines to call, where it has some. */
export function wordsAndLines(reply: string): (string | HelpLine[])[] {
  const blocks: (string | HelpLine[])[] = []
  for (const text of reply.split('\n')) {
    const line = helpLineIn(text)
    const last = blocks.at(-1)
    if (line && Array.isArray(last)) last.push(line)
    else if (line) blocks.push([line])
    else if (typeof last === 'string') blocks[blocks.length - 1] = `${last}\n${text}`
    else blocks.push(text)
  }
  return blocks
}

/** Numbers to call in need, each a press away on a phone. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="grid rounded-card bg-inset px-4.5 py-2 font-text text-base">
      {lines.map(({ ways, number, about }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4 pb-1">
          <a href={`tel:${number.replace(/\D/g, '')}`} className="inline-flex min-h-11 items-center font-semibold">
            {ways} {number}
          </a>
          <span className="text-small text-ink-soft">{about}</span>
        </li>
      ))}
    </ul>
  )
}
