import { OPENER_KINDS, openersFor } from '#engine/writing/openers.ts'

type Given = {
  yourName: string
  theirName: string
  shared: readonly string[]
  /** If true, no line proposes another time. */
  isAgreed: boolean
}

export const firstLines = ({ yourName, theirName, shared, isAgreed }: Given): string[] => {
  const brief = shared.length > 0 ? `You both chose ${shared.join(' and ')}.` : ''
  return openersFor({ yourName, theirName, brief }).filter((_, at) => !(isAgreed && OPENER_KINDS[at] === 'invitation'))
}
