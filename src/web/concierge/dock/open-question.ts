import { wordsAndLines } from '../help-lines.tsx'
import type { Conversation } from '../use-open-conversation.ts'

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
/** In characters. A longer last part is not a question. */
const LONGEST_QUESTION = 240

type Open = Pick<Conversation, 'turns' | 'choices' | 'progress' | 'done'>

/** Splits the newest reply: its question is shown below the list. A reply with help lines stays whole in the list. */
export function openQuestion({ turns, choices, progress, done }: Open): { said?: string; question?: string } {
  const newest = turns.at(-1)
  if (newest?.from !== 'concierge') return {}
  const said = newest.text
  const isHelped = wordsAndLines(said).some((block) => typeof block !== 'string')
  if (isHelped || done || !(choices || progress)) return { said }
  const sentences = [...SENTENCES.segment(said)]
  const last = sentences.findLast(({ segment }) => segment.includes('?'))
  const question = last === undefined ? '' : said.slice(last.index).trim()
  return question === '' || question.length > LONGEST_QUESTION
    ? { said }
    : { said: said.slice(0, last?.index).trim(), question }
}
