import { openersFor } from '#engine/writing/openers.ts'

/** Three lines to begin with, for the one who writes first: about what both chose, in the reader's words. */
export const firstLines = ({
  yourName,
  theirName,
  shared,
}: {
  yourName: string
  theirName: string
  shared: readonly string[]
}) => openersFor({ yourName, theirName, brief: shared.length > 0 ? `You both chose ${shared.join(' and ')}.` : '' })
