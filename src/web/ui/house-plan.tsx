import { classes } from './classes.ts'

type Place = 'wall' | 'mast' | 'lobby'

type Props = {
  /** How many pairs are lit, counted from the outermost; seven in all. */
  lit: number
  place: Place
}

/** Radius of each pair, and half the gap at its top and foot, in the drawing's 400 units. */
const PAIRS = [
  { radius: 196, gap: 10.9 },
  { radius: 180.5, gap: 12 },
  { radius: 165, gap: 12.7 },
  { radius: 149.5, gap: 13 },
  { radius: 134, gap: 13.1 },
  { radius: 118.5, gap: 12.8 },
  { radius: 103, gap: 12.2 },
]

/** One arc from the foot to the top, on the left (-1) or the right (1) of the gap. */
function arc({ radius, gap }: (typeof PAIRS)[number], side: -1 | 1): string {
  const x = (200 + side * gap).toFixed(1)
  const rise = Math.sqrt(radius ** 2 - gap ** 2)
  return `M${x} ${(200 + rise).toFixed(1)}A${radius} ${radius} 0 0 ${side === -1 ? 1 : 0} ${x} ${(200 - rise).toFixed(1)}`
}

// It rises from an edge and never stands behind words. The stroke is a hairline at each place's scale.
const PLACES: Record<Place, string> = {
  // Hidden without leaving the layout: coming back into it would draw the newest pair again.
  wall: 'invisible wall:visible w-104 left-1/2 -translate-x-1/2 -bottom-81 stroke-[1.25] high-wall:w-136 high-wall:-bottom-76 high-wall:stroke-1',
  mast: 'hidden lg:block w-160 right-[max(2rem,50%-36rem)] -bottom-104 stroke-[0.65]',
  lobby: 'w-112 lg:w-240 left-1/2 -translate-x-1/2 -bottom-32 lg:-bottom-168 stroke-[0.8] lg:stroke-[0.42]',
}

const SLIM_MAST = 'hidden lg:block w-112 right-[max(4rem,50%-34rem)] -bottom-88 stroke-[0.9]'

/** The house plan: pairs of hairline arcs like rows of seats; every finished step lights one. Decoration. */
export function HousePlan({ lit, place, isSlim }: Props & { isSlim?: boolean | undefined }) {
  const spot = isSlim && place === 'mast' ? SLIM_MAST : PLACES[place]
  const glow = place === 'wall' ? 'opacity-90' : 'opacity-50'
  return (
    <svg
      viewBox="0 0 400 400"
      className={classes('pointer-events-none absolute -z-1 fill-none', spot)}
      aria-hidden="true"
    >
      <g transform="rotate(-10 200 200)">
        {PAIRS.map((pair, index) => {
          const isLit = index < lit
          // Only the newest pair draws itself; those lit before it already stand there.
          const draws = place === 'wall' && index === lit - 1 && 'animate-draw'
          return (
            <g key={pair.radius} className={isLit ? glow : 'opacity-20'}>
              <path
                d={arc(pair, -1)}
                pathLength={1}
                strokeDasharray={1}
                className={classes('stroke-hall-ink', draws)}
              />
              <path
                d={arc(pair, 1)}
                pathLength={1}
                strokeDasharray={1}
                className={classes(isLit ? 'stroke-hall-accent' : 'stroke-hall-ink', draws)}
              />
            </g>
          )
        })}
      </g>
    </svg>
  )
}
