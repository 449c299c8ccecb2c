import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { MAIL_TOPICS } from '#contract/options.ts'
import { countReaders, keyOf, queueNews } from '../../email-preferences/send-news.ts'
import { DeskRefusal, deskCommand, EXIT } from '../desk-command.ts'
import { act } from '../log.ts'
import { readLetter } from '../read-letter.ts'
import { facts } from '../table.ts'

export const newsSend = deskCommand({
  name: 'news send',
  summary: 'Send a letter to everyone who has its topic on. A second run sends nobody a second copy.',
  options: [
    ['--topic <topic>', `one of ${MAIL_TOPICS.join(', ')}`],
    ['--file <letter.md>', 'a Markdown file: one "# heading", paragraphs, at most one link; - reads what is piped in'],
    ['--key <key>', 'letters of one key are one letter: for one that was corrected (default: made from its words)'],
    ['--dry-run', 'only say what would be sent, and to how many'],
  ],
  examples: [
    ['news send --topic tips --file letter.md --dry-run', 'read it as it will be read'],
    ['news send --topic tips --file letter.md', 'send it; the server does so in the background'],
  ],
  input: z.strictObject({
    topic: z.enum(MAIL_TOPICS, `--topic is one of ${MAIL_TOPICS.join(', ')}.`),
    letter: z.string('--file names the letter.').check(z.maxLength(50_000, 'A letter is 50,000 letters at most.')),
    key: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/, '--key is made of letters, digits, dot and dash.'))),
    dryRun: z.optional(z.boolean()),
  }),
  prepare: ({ file, ...given }, { cwd }) => ({
    ...given,
    ...(typeof file === 'string' ? { letter: textOf(file === '-' ? file : resolve(cwd, file)) } : {}),
  }),
  async run(deps, { topic, letter, key, dryRun = false }, by) {
    const news = { topic, ...readLetter(letter) }
    const campaign = { campaignId: key ?? keyOf(news), news }
    const readers = await countReaders(deps, campaign)
    const sent = !dryRun && readers > 0
    if (sent)
      await act(deps, { by, command: `news send --topic ${topic}`, reason: campaign.campaignId }, async (tx) => {
        await queueNews(tx, deps, campaign)
        return { changed: true, result: undefined }
      })
    return { key: campaign.campaignId, readers, sent, news }
  },
  show: ({ key, readers, sent, news }) =>
    [
      facts([
        ['Subject', news.subject],
        ['Topic', news.topic],
        ['Key', key],
        ['Readers', readers],
      ]),
      ...news.paragraphs,
      ...(news.button ? [`[${news.button.label}] ${news.button.url}`] : []),
      sentence({ sent, readers }),
    ].join('\n\n'),
})

function sentence({ sent, readers }: { sent: boolean; readers: number }) {
  if (sent) return 'The letter is on its way.'
  return readers === 0 ? 'Nobody is left to send it to.' : 'Nothing was sent.'
}

const STDIN = 0

/** @throws DeskRefusal when the file is missing or unreadable */
function textOf(path: string) {
  // A wrong file name is no fault.
  try {
    return readFileSync(path === '-' ? STDIN : path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new DeskRefusal(EXIT.usage, `The letter ${path} cannot be read by ${userInfo().username} (${code}).`)
  }
}
