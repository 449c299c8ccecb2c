import { FlaskIcon } from '../ui/icons.tsx'

export const SAMPLE = 'invented'

const isMixed = (people: readonly { demo?: boolean | undefined }[]) =>
  people.some(({ demo }) => demo) && people.some(({ demo }) => !demo)

type Props = {
  people: readonly { demo?: boolean | undefined }[]
  /** The sentence's subject if all are invented. */
  everyone?: string
}

/** Members must not hope to meet an invented person. */
export function SampleMembersLine({ people, everyone = 'Everyone shown here is' }: Props) {
  if (!people.some(({ demo }) => demo)) return null
  return (
    <p className="flex gap-2.5 text-small text-ink-soft">
      <FlaskIcon className="mt-px size-5 shrink-0 text-accent" />
      {isMixed(people)
        ? 'Some of these members are invented, so that you can try Overture before your city fills up. They are marked.'
        : `${everyone} invented, so that you can try Overture before your city fills up.`}
    </p>
  )
}
