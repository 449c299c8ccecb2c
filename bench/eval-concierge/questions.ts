import { ALL_TOPICS, TOPICS, type Topic } from '../../src/engine/concierge/facts/topics.ts'
import type { Turn } from '../../src/engine/concierge/turn/turn.ts'
import { askedAbout, type LineSet, linesOf } from './lines.ts'

export async function questions({ name, hear, miss }: LineSet) {
  const counts = { questions: 0, answered: 0, offered: 0, unknown: 0, wrong: 0 }
  for (const { labels, text, asked } of linesOf(name, 'questions.txt')) {
    const topics = ALL_TOPICS.filter((topic) => labels.includes(topic))
    if (topics.length === 0) continue
    const turn = await hear(askedAbout(asked), text)
    const outcome = outcomeOf(turn, topics)
    counts.questions += 1
    counts[outcome] += 1
    if (outcome !== 'answered') miss(`${outcome} ${topics.join(' ')} | ${text}\n    ${turn.reply}`)
  }
  return counts
}

function outcomeOf({ state: { used, instead } }: Turn, topics: readonly Topic[]) {
  const said = used.filter((one) => one.startsWith('fact.')).map((one) => one.split('.')[1])
  const offered = instead?.kind === 'topic' ? instead.buttons.map(({ label }) => label) : []
  if (topics.some((topic) => said.includes(topic))) return 'answered'
  if (topics.some((topic) => offered.includes(TOPICS[topic]))) return 'offered'
  return said.length > 0 ? 'wrong' : 'unknown'
}
