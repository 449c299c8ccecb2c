import { classes } from './classes.ts'

type Props = {
  on?: 'brand' | 'card' | undefined
  className?: string | undefined
}

const INK = { brand: ['text-current', 'fill-on-brand-accent'], card: ['text-curve-a', 'fill-curve-b'] }

/** The name is next to the logo. Its size is also right without the style sheet. */
export function Logo({ on = 'card', className }: Props) {
  const [first, second] = INK[on]
  return (
    <svg
      viewBox="0 0 64 64"
      width="34"
      height="34"
      className={classes(first, className ?? 'size-8.5')}
      aria-hidden="true"
    >
      <g transform="rotate(-18 32 32)">
        <path className="fill-current" d="M30 8a24 24 0 0 0 0 48a14.5 24 0 0 1 0-48Z" />
        <path className={second} d="M34 56a24 24 0 0 0 0-48a14.5 24 0 0 1 0 48Z" />
      </g>
    </svg>
  )
}
