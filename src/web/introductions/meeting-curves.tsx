import { classes } from '../ui/classes.ts'

const RADII = [196, 180.5, 165, 149.5, 134, 118.5, 103]
const half = (sweep: 0 | 1) => (radius: number) =>
  `M200 ${200 + radius}A${radius} ${radius} 0 0 ${sweep} 200 ${200 - radius}`

/** The curves of two people touch only here. Decoration only. */
export function MeetingCurves({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className={classes('pointer-events-none absolute -z-1 fill-none stroke-[1.25] opacity-90', className)}
    >
      {RADII.map((radius, at) => (
        <g key={radius} style={{ animationDelay: `${at * 30}ms` }}>
          <path d={half(1)(radius)} pathLength={1} strokeDasharray={1} className="animate-draw stroke-on-brand" />
          <path
            d={half(0)(radius)}
            pathLength={1}
            strokeDasharray={1}
            className="animate-draw stroke-on-brand-accent"
          />
        </g>
      ))}
    </svg>
  )
}
