import { pick } from '../random.ts'
import type { Line } from './lines.ts'

/** `weight`: how much the line counts in training. */
export type Lesson = Omit<Line, 'isNear'> & { weight: number }

const BEFORE = "hmm, |well, |honestly, |tbh |ok so |um, |oh, |so, |look, |you know, |sorry, |I don't know, |".split('|')
const FIRST =
  "Sorry, had to feed the cat.|Just got home.|Good question.|Ok here goes.|I'm typing on the bus.|Long day.|Thanks for asking.|Funny you ask.|The kids are finally asleep.|Women, 30 to 40.|Weekends mostly.|Something long term.|Hola, buenas.".split(
    '|',
  )

/** Imitates typing: no capitals, no full stops, a letter missing or doubled. */
function typed(text: string, random: () => number): string {
  let out = random() < 0.3 ? text.toLowerCase() : text
  if (random() < 0.3) out = out.replace(/[.,;:!]/g, '')
  if (random() < 0.3) out = out.replaceAll("'", '')
  if (random() < 0.1) out = out.replace(/\byou\b/g, 'u')
  if (random() < 0.15 && out.length > 6) {
    const at = 1 + Math.floor(random() * (out.length - 3))
    out = out.slice(0, random() < 0.5 ? at : at + 1) + out.slice(at + (random() < 0.5 ? 1 : 0))
  }
  return out
}

const bare = (text: string) => text.replace(/[\s.!]+$/, '')

/** Each corpus line as written, as typed, and with another line before or after it. */
export function composed(lines: readonly Line[], random: () => number): Lesson[] {
  const lessons: Lesson[] = []
  const teach = (text: string, { kind }: Line, weight: number) => lessons.push({ text, kind, weight })
  const harmless = lines.filter(({ kind }) => kind === 'none').map(({ text }) => text)
  const beside = () => pick(random, harmless)
  for (const line of lines) {
    const { text, kind, isNear } = line
    teach(text, line, 1)
    teach(typed(text, random), line, kind === 'none' ? 0.7 : 0.5)
    if (kind === 'none') {
      teach(typed(`${bare(text)}. ${beside()}`, random), line, 0.5)
      if (isNear) teach(typed(pick(random, BEFORE) + text, random), line, 0.7)
      continue
    }
    teach(typed(pick(random, BEFORE) + text, random), line, 0.5)
    teach(`${pick(random, FIRST)} ${text}`, line, 0.6)
    teach(typed(`${bare(text)}. ${beside()}`, random), line, 0.5)
    teach(typed(`${bare(beside())}. ${text}`, random), line, 0.5)
  }
  return lessons
}
