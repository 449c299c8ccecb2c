import type { Town } from '#contract/matches.ts'

const FRONT_ROW = 7
const FRONT_RADIUS = 112
const ROW_STEP = 46
/** The angle of every row, in radians. */
const SPAN = 2.7
const GAP = 14
const MARGIN = 10

type Seat = { path: string; isTaken: boolean; isYours: boolean }

/** Front row first. Seats fill from the middle, the member's own first. */
export function SeatFigure({ people, seats }: Town) {
  const rows = rowsOf(seats)
  const outer = FRONT_RADIUS + ROW_STEP * (rows.length - 1) + MARGIN
  const taken = Math.max(1, people)
  const drawn = rows.flatMap((count, row) => {
    const before = rows.slice(0, row).reduce((sum, each) => sum + each, 0)
    return rowSeats({ count, radius: FRONT_RADIUS + ROW_STEP * row, taken: taken - before, isFront: row === 0 })
  })
  return (
    <svg
      viewBox={`${-outer} ${-outer} ${2 * outer} ${outer}`}
      role="img"
      aria-label={`${seats} seats. ${people === 0 ? 'Fewer than five are' : `${people} or a few more are`} taken, one of them by you.`}
      className="mx-auto block w-full max-w-120 fill-none stroke-7 [stroke-linecap:round]"
    >
      {drawn.map(({ path, isTaken, isYours }) => (
        <path
          key={path}
          d={path}
          className={
            isYours
              ? 'stroke-accent forced-colors:stroke-[Highlight]'
              : isTaken
                ? 'stroke-action forced-colors:stroke-[CanvasText]'
                : 'stroke-line forced-colors:stroke-[GrayText]'
          }
        />
      ))}
    </svg>
  )
}

/** 40 → 7, 9, 11, 13; the last row takes the rest. */
function rowsOf(seats: number) {
  const rows: number[] = []
  for (let left = seats, size = FRONT_ROW; left > 0; size += 2) {
    rows.push(Math.min(size, left))
    left -= size
  }
  return rows
}

type Row = { count: number; radius: number; taken: number; isFront: boolean }

function rowSeats({ count, radius, taken, isFront }: Row): Seat[] {
  const pitch = SPAN / count
  const middle = Math.floor((count - 1) / 2)
  const order = Array.from({ length: count }, (_, at) => at).toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one,
  )
  const filled = new Set(order.slice(0, Math.max(0, taken)))
  return Array.from({ length: count }, (_, at) => {
    const from = Math.PI + (Math.PI - SPAN) / 2 + at * pitch + GAP / radius / 2
    const to = from + pitch - GAP / radius
    const point = (angle: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
    return {
      path: `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`,
      isTaken: filled.has(at),
      isYours: isFront && at === middle,
    }
  })
}
