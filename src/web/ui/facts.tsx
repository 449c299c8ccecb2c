import { classes } from './classes.ts'

type Props = { facts: readonly string[]; className?: string | undefined }

/** 'Chicago · 34'. No wrapped line begins or ends with a point. */
export function Facts({ facts, className }: Props) {
  return (
    <p className={classes('flex flex-wrap gap-x-[0.9em] overflow-x-clip', className)}>
      {facts.map((fact, place) => (
        <span key={fact} className="relative">
          {/* The point is clipped at the start of a line. */}
          {place > 0 && <span className="absolute right-full w-[0.9em] text-center whitespace-pre"> · </span>}
          {fact}
        </span>
      ))}
    </p>
  )
}
