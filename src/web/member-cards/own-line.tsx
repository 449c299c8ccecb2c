import { classes } from '../ui/classes.ts'

/** What a person wrote about themselves, in quotes that hang in the margin: the one italic of a card. */
export function OwnLine({ children, className }: { children: string; className?: string }) {
  return (
    <blockquote
      className={classes(
        'pl-[0.44em] font-display text-[clamp(1.375rem,1.28rem+0.4vw,1.625rem)] leading-[1.36] text-pretty wrap-anywhere italic',
        className,
      )}
    >
      <p
        dir="auto"
        className="-indent-[0.44em] before:text-accent before:content-['“'] after:text-accent after:content-['”']"
      >
        {children}
      </p>
    </blockquote>
  )
}
