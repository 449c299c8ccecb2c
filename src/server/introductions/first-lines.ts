import { openersFor } from '#engine/writing/openers.ts'

export const firstLines = ({
  yourName,
  theirName,
  shared,
}: {
  yourName: string
  theirName: string
  shared: readonly string[]
}) => openersFor({ yourName, theirName, brief: shared.length > 0 ? `You both chose ${shared.join(' and ')}.` : '' })
