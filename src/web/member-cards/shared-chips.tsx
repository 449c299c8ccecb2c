import { classes } from '../ui/classes.ts'
import { CheckIcon } from '../ui/icons.tsx'

type Props = {
  shared: readonly string[]
  /** Highlights the first, which the fewest other people share. */
  isFirstRarest?: boolean
  className?: string
}

export function SharedChips({ shared, isFirstRarest = false, className }: Props) {
  if (shared.length === 0) return null
  return (
    <ul aria-label="What you both chose" className={classes('flex flex-wrap gap-2', className)}>
      {shared.map((choice, at) => (
        <li
          key={choice}
          className={classes(
            'inline-flex min-h-8.5 items-center gap-1.5 rounded-pill border border-line py-1 pr-3.5 pl-2.5 text-small leading-tight font-medium wrap-anywhere',
            isFirstRarest && at === 0 && shared.length > 1 ? 'bg-action-wash' : 'bg-field',
          )}
        >
          <CheckIcon className="size-4 text-good" />
          {choice}
        </li>
      ))}
    </ul>
  )
}
