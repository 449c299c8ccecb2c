import { classes } from '../ui/classes.ts'

/** The only italic text of a card. Further lines begin below the first letter, not the quote mark. */
export function OwnLine({ children, className }: { children: string; className?: string }) {
  return (
    <blockquote
      className={classes(
        'font-display text-[clamp(1.375rem,1.28rem+0.4vw,1.625rem)] leading-[1.36] text-pretty wrap-anywhere italic',
        className,
      )}
    >
      <p
        dir="auto"
        className="pl-[0.44em] -indent-[0.44em] before:text-accent before:content-['“'] after:text-accent after:content-['”']"
      >
        {children}
      </p>
    </blockquote>
  )
}
