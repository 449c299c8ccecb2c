import type { Back } from './ask-back.ts'
import type { Likelihood } from './learned/reader.ts'
import type { Proposal } from './proposal.ts'
import { phrase } from './read-reply/wording.ts'

// Measured on 889 lines of small talk that the reader had not seen: 13 are taken for a disclosure, which costs a tap.
/** From here on a message is met as a disclosure: illness, disability, loss, recovery, how somebody loves. */
const DISCLOSES = 0.3
const LONGEST_NOTE = 200

/** Said before anything else. */
export const THANKFUL: readonly string[] = [
  'Thank you for telling me that.',
  "I'm glad you told me; thank you.",
  'Thanks for being so open with me.',
  'Thank you for trusting me with that.',
]

/** Whether a message tells something of the person that deserves a human word. Ages and figures are not meant. */
export const discloses = (likely: Likelihood, read: readonly Proposal[]): boolean =>
  likely('DI') >= DISCLOSES && !read.some((one) => one.kind === 'set' && typeof one.value === 'number')

/** Offers to keep it, in the person's words, for those who run the service. */
export function askToKeep(said: string): Back {
  const note: Proposal = { kind: 'note', value: phrase(said, LONGEST_NOTE), words: said.slice(0, LONGEST_NOTE) }
  const options = [
    { label: 'Keep it as a note', does: [note] },
    { label: 'No, leave it out', does: [] },
  ]
  const ways = [
    'Shall I keep that as a note for your matchmaker? Other members never see it.',
    'Would you like it kept as a note for your matchmaker? Members never see those.',
  ]
  return { id: 'keep', ways, offer: { group: 'keep', options }, slot: null }
}
