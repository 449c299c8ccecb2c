import { classes } from '../ui/classes.ts'

type Props = {
  /** 0 to 100. */
  score: number
  /** One ring for each term of the score, the heaviest first, from 0 to 1; undefined where one of the two said nothing. */
  levels: readonly (number | undefined)[]
  /** What the curves say, in words: 'Most in common: values, free time. Differs: budget.' */
  summary: string
  className?: string | undefined
}

const OUTERMOST = 58
const STEP = 3.1
/** Half the gap between the two curves, in the drawing's 120 units. */
const HALF_GAP = 2

/** One curve from the foot up, as long as its level; the right one mirrors the left. */
function curve(radius: number, level: number, side: -1 | 1): string {
  const start = Math.asin(HALF_GAP / radius)
  const sweep = Math.round(level * 20) / 20
  const end = start + sweep * (Math.PI - 2 * start)
  const foot = 60 + Math.sqrt(radius ** 2 - HALF_GAP ** 2)
  const x = 60 + side * radius * Math.sin(end)
  const y = 60 + radius * Math.cos(end)
  const format = (value: number) => value.toFixed(1)
  return `M${60 + side * HALF_GAP} ${format(foot)}A${radius} ${radius} 0 0 ${side === -1 ? 1 : 0} ${format(x)} ${format(y)}`
}

/** The score of two people as pairs of curves, one pair for each of its terms: every pair of people has its own figure. */
export function PairFigure({ score, levels, summary, className }: Props) {
  return (
    <div
      role="img"
      aria-label={`Score ${score}. ${summary}`}
      className={classes('grid shrink-0 justify-items-center gap-1 text-center', className)}
    >
      <div className="relative grid size-22 place-items-center">
        <svg viewBox="0 0 120 120" className="absolute inset-0 size-full fill-none stroke-[1.7]" aria-hidden="true">
          {levels.map((level, index) => {
            if (level === undefined) return null
            const radius = Number((OUTERMOST - index * STEP).toFixed(1))
            const held = Math.min(1, Math.max(0.05, level))
            return (
              <g key={radius}>
                <path d={curve(radius, 1, -1)} className="stroke-line stroke-[0.75]" />
                <path d={curve(radius, 1, 1)} className="stroke-line stroke-[0.75]" />
                <path d={curve(radius, held, -1)} className="stroke-curve-a" />
                <path d={curve(radius, held, 1)} className="stroke-curve-b" />
              </g>
            )
          })}
        </svg>
        <b className="font-display text-[1.5375rem] leading-none font-medium lining-nums tabular-nums">{score}</b>
      </div>
      <span className="text-micro leading-tight text-ink-soft">Score</span>
    </div>
  )
}
