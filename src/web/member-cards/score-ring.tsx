import { classes } from '../ui/classes.ts'

type Props = {
  /** 0 to 100. */
  score: number
  label?: string | undefined
  size?: 'normal' | 'small' | undefined
  className?: string | undefined
}

const HALVES = [
  { d: 'M30.5 61A29 29 0 0 1 30.5 3', ink: 'stroke-curve-a' },
  { d: 'M33.5 61A29 29 0 0 0 33.5 3', ink: 'stroke-curve-b' },
]

/** A score as two curves that climb from the foot and would meet at a hundred. The number says it in words. */
export function ScoreRing({ score, label = 'Score', size = 'normal', className }: Props) {
  const climbed = Math.min(100, Math.max(0, score))
  return (
    <div
      className={classes(
        'relative grid shrink-0 place-items-center text-center',
        size === 'small' ? 'size-19' : 'size-22',
        className,
      )}
    >
      <svg viewBox="0 0 64 64" className="absolute inset-0 size-full fill-none stroke-[3.25]" aria-hidden="true">
        {HALVES.map(({ d, ink }) => (
          <g key={ink}>
            <path d={d} className="stroke-line" />
            {climbed > 0 && (
              <path
                d={d}
                pathLength={100}
                strokeDasharray={100}
                strokeDashoffset={100 - climbed}
                className={classes('animate-climb', ink)}
              />
            )}
          </g>
        ))}
      </svg>
      <p className="flex flex-col-reverse leading-none">
        <span className="mt-0.5 text-micro leading-tight text-ink-soft">{label}</span>{' '}
        <b
          className={classes(
            'font-display font-medium lining-nums tabular-nums',
            size === 'small' ? 'text-[1.5rem]' : 'text-[1.875rem]',
          )}
        >
          {score}
        </b>
      </p>
    </div>
  )
}
