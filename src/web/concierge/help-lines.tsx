import { callAddress, ELSEWHERE, ELSEWHERE_IN_SPANISH, type HelpLine, helpLineIn } from '#contract/help-lines.ts'

/** `elsewhere`: what to do in other countries. */
type Lines = { lines: HelpLine[]; elsewhere: string | null }

export function wordsAndLines(reply: string): (string | Lines)[] {
  const blocks: (string | Lines)[] = []
  for (const text of reply.split('\n')) {
    const line = helpLineIn(text)
    const last = blocks.at(-1)
    if (line && typeof last === 'object') last.lines.push(line)
    else if (line) blocks.push({ lines: [line], elsewhere: null })
    else if ([ELSEWHERE, ELSEWHERE_IN_SPANISH].includes(text) && typeof last === 'object') last.elsewhere = text
    else if (typeof last === 'string') blocks[blocks.length - 1] = `${last}\n${text}`
    else blocks.push(text)
  }
  return blocks
}

export function HelpLines({ lines, elsewhere }: Lines) {
  return (
    <div className="rounded-card bg-inset px-4.5 py-2 font-text text-base">
      <ul>
        {lines.map(({ ways, number, about }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 pb-1">
            <a href={callAddress(number)} className="inline-flex min-h-11 items-center font-semibold">
              {ways} {number}
            </a>
            <span className="text-small text-ink-soft">{about}</span>
          </li>
        ))}
      </ul>
      {elsewhere && <p className="py-1 text-small text-ink-soft">{elsewhere}</p>}
    </div>
  )
}
