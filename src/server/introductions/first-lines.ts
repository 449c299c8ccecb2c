import { OPENER_KINDS, openersFor } from '#engine/writing/openers.ts'

type Given = {
  yourName: string
  theirName: string
  shared: readonly string[]
  /** Whether a day and an hour are agreed: no line invites to another time then. */
  isAgreed: boolean
}

/** What one may write first to somebody just introduced: a question, what they share, an invitation. */
export const firstLines = ({ yourName, theirName, shared, isAgreed }: Given): string[] => {
  const brief = shared.length > 0 ? `You both chose ${shared.join(' and ')}.` : ''
  return openersFor({ yourName, theirName, brief }).filter((_, at) => !(isAgreed && OPENER_KINDS[at] === 'invitation'))
}
