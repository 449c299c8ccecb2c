import { type Agreement, SCORE_TERMS } from '#contract/agreement.ts'
import { classes } from '../ui/classes.ts'
import { agreementSummary } from './agreement-words.ts'

type Size = 'small' | 'normal' | 'large'
type Props = {
  score: number
  /** A term has a ring only if both people answered it. */
  agreement?: Agreement | undefined
  size?: Size | undefined
}

const OUTERMOST = 58
const STEP = 3.1
/** The drawing is 120 units wide. */
const HALF_GAP = 2
const LEAST = 0.05

/** The text size is 0.28 of the figure's size. */
const SIZES: Record<Size, string> = {
  small: 'size-19 text-[1.35rem]',
  normal: 'size-22 text-[1.5375rem]',
  large: 'size-27 text-[1.9rem] sm:size-36 sm:text-[2.5rem]',
}

/** A curve starts at the bottom. Its length is the level. The right one mirrors the left. */
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

/** One pair of curves per term, so that each pair of people has its own figure. */
export function PairFigure({ score, agreement: known, size = 'normal' }: Props) {
  // Without known terms, only the number is shown.
  const agreement = known && Object.keys(known).length > 0 ? known : undefined
  return (
    <div
      role="img"
      aria-label={`Score ${score}. ${agreementSummary(agreement)}`.trim()}
      className="grid shrink-0 justify-items-center gap-1 text-center"
    >
      <span className="order-last text-micro leading-tight text-ink-soft">Score</span>{' '}
      <div className={classes('relative grid place-items-center', agreement ? SIZES[size] : 'text-[1.9rem]')}>
        <svg viewBox="0 0 120 120" className="absolute inset-0 size-full fill-none stroke-[1.7]" aria-hidden="true">
          {SCORE_TERMS.map((term, index) => {
            const level = agreement?.[term]
            if (level === undefined) return null
            const radius = Number((OUTERMOST - index * STEP).toFixed(1))
            const held = Math.min(1, Math.max(LEAST, level))
            return (
              <g key={term}>
                <path d={curve(radius, 1, -1)} className="stroke-line stroke-[0.75] forced-colors:stroke-[GrayText]" />
                <path d={curve(radius, 1, 1)} className="stroke-line stroke-[0.75] forced-colors:stroke-[GrayText]" />
                <path d={curve(radius, held, -1)} className="stroke-curve-a" />
                <path d={curve(radius, held, 1)} className="stroke-curve-b" />
              </g>
            )
          })}
        </svg>
        <b className="font-display leading-none font-medium lining-nums tabular-nums">{score}</b>
      </div>
    </div>
  )
}
