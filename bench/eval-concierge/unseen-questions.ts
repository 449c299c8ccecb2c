import { ALL_TOPICS, TOPICS } from '../../src/engine/concierge/facts/topics.ts'
import { askedAbout, linesOf, type Unseen } from './unseen-files.ts'

export async function questions({ hear, verbose }: Unseen) {
  const counts = { questions: 0, answered: 0, offered: 0, unknown: 0, wrong: 0 }
  for (const { labels, text, asked } of linesOf('questions.txt')) {
    const topics = ALL_TOPICS.filter((topic) => labels.includes(topic))
    if (topics.length === 0) continue
    const turn = await hear(askedAbout(asked), text)
    const said = turn.state.used.filter((one) => one.startsWith('fact.')).map((one) => one.split('.')[1])
    const labelsOffered =
      turn.state.instead?.kind === 'topic' ? turn.state.instead.buttons.map(({ label }) => label) : []
    const isOffered = topics.some((topic) => labelsOffered.includes(TOPICS[topic]))
    const outcome = topics.some((topic) => said.includes(topic))
      ? 'answered'
      : isOffered
        ? 'offered'
        : said.length > 0
          ? 'wrong'
          : 'unknown'
    counts.questions += 1
    counts[outcome] += 1
    if (verbose && outcome !== 'answered') console.log(`${outcome} ${topics.join(' ')} | ${text}\n    ${turn.reply}`)
  }
  return counts
}
