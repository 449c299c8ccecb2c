import { classes } from './classes.ts'

type Props = { facts: readonly string[]; className?: string | undefined }

/** A line of short facts with a point between each two: 'Chicago · 34'. Where it wraps, no point is left at either end. */
export function Facts({ facts, className }: Props) {
  return (
    <p className={classes('flex flex-wrap gap-x-[0.9em] overflow-x-clip', className)}>
      {facts.map((fact, place) => (
        <span key={fact} className="relative">
          {/* Hangs before the line where its fact begins one, and is clipped there. */}
          {place > 0 && <span className="absolute right-full w-[0.9em] text-center whitespace-pre"> · </span>}
          {fact}
        </span>
      ))}
    </p>
  )
}
