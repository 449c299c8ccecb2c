import { classes } from '../classes.ts'

type Variant = 'sidebar' | 'header' | 'centered'

type Props = {
  /** Number of lit pairs out of seven, from the outermost. */
  lit: number
  variant: Variant
}

/** Radius and half the gap. The drawing is 400 units wide. */
const PAIRS = [
  { radius: 196, gap: 10.9 },
  { radius: 180.5, gap: 12 },
  { radius: 165, gap: 12.7 },
  { radius: 149.5, gap: 13 },
  { radius: 134, gap: 13.1 },
  { radius: 118.5, gap: 12.8 },
  { radius: 103, gap: 12.2 },
]

/** From bottom to top, left (-1) or right (1). */
function arc({ radius, gap }: (typeof PAIRS)[number], side: -1 | 1): string {
  const x = (200 + side * gap).toFixed(1)
  const rise = Math.sqrt(radius ** 2 - gap ** 2)
  return `M${x} ${(200 + rise).toFixed(1)}A${radius} ${radius} 0 0 ${side === -1 ? 1 : 0} ${x} ${(200 - rise).toFixed(1)}`
}

// The arcs are never behind text. The stroke is very thin at each scale.
const VARIANTS: Record<Variant, string> = {
  // Below the steps. `hidden` would start the animation again when the arcs reappear.
  sidebar: 'top-5 left-1/2 w-104 -translate-x-1/2 stroke-[1.25] [@container_(height<4rem)]:invisible',
  header: 'hidden xl:block w-160 right-[max(2rem,50%-36rem)] -bottom-104 stroke-[0.65]',
  centered: 'w-112 lg:w-240 left-1/2 -translate-x-1/2 -bottom-32 lg:-bottom-168 stroke-[0.8] lg:stroke-[0.42]',
}

const SLIM_HEADER = 'hidden xl:block w-112 right-[max(4rem,50%-34rem)] -bottom-88 stroke-[0.9]'

/** Each finished step lights one pair. Decoration only. */
export function ProgressArcs({ lit, variant, isSlim }: Props & { isSlim?: boolean | undefined }) {
  const spot = isSlim && variant === 'header' ? SLIM_HEADER : VARIANTS[variant]
  const glow = variant === 'sidebar' ? 'opacity-90' : 'opacity-50'
  return (
    <svg
      viewBox="0 0 400 400"
      className={classes('pointer-events-none absolute -z-1 fill-none', spot)}
      aria-hidden="true"
    >
      <g transform="rotate(-10 200 200)">
        {PAIRS.map((pair, index) => {
          const isLit = index < lit
          const draws = variant === 'sidebar' && index === lit - 1 && 'animate-draw'
          return (
            <g key={pair.radius} className={isLit ? glow : 'opacity-20'}>
              <path
                d={arc(pair, -1)}
                pathLength={1}
                strokeDasharray={1}
                className={classes('stroke-on-brand', draws)}
              />
              <path
                d={arc(pair, 1)}
                pathLength={1}
                strokeDasharray={1}
                className={classes(isLit ? 'stroke-on-brand-accent' : 'stroke-on-brand', draws)}
              />
            </g>
          )
        })}
      </g>
    </svg>
  )
}
