import { classes } from './classes.ts'

type Props = {
  /** On the green wall the mark takes the wall's ink, on paper the two curves' own colors. */
  on?: 'hall' | 'paper' | undefined
  className?: string | undefined
}

const INK = { hall: ['text-current', 'fill-hall-accent'], paper: ['text-curve-a', 'fill-curve-b'] }

/** The mark: an O of two crescents on the slant of an old serif. Decoration; the name beside it is what is read. */
export function Mark({ on = 'paper', className }: Props) {
  const [first, second] = INK[on]
  return (
    <svg viewBox="0 0 64 64" className={classes(first, className ?? 'size-8.5')} aria-hidden="true">
      <g transform="rotate(-18 32 32)">
        <path className="fill-current" d="M30 8a24 24 0 0 0 0 48a14.5 24 0 0 1 0-48Z" />
        <path className={second} d="M34 56a24 24 0 0 0 0-48a14.5 24 0 0 1 0 48Z" />
      </g>
    </svg>
  )
}
