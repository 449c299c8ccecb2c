import { openersFor } from '#engine/writing/openers.ts'

type Given = {
  yourName: string
  theirName: string
  shared: readonly string[]
  /** Whether a day and an hour are agreed: the last line invites, and would name another time. */
  isAgreed: boolean
}

/** What one may write first to somebody just introduced: a question, what they share, an invitation. */
export const firstLines = ({ yourName, theirName, shared, isAgreed }: Given): string[] => {
  const brief = shared.length > 0 ? `You both chose ${shared.join(' and ')}.` : ''
  return openersFor({ yourName, theirName, brief }).slice(0, isAgreed ? -1 : undefined)
}
