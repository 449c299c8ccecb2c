import { classes } from './classes.ts'

/** Words next to it say what loads. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classes('size-4.5 animate-turn', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M10 3a7 7 0 0 0-6.6 9.3" />
      <path d="M10 17a7 7 0 0 0 6.6-9.3" opacity=".55" />
    </svg>
  )
}
