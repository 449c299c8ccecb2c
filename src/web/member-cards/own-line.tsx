import { classes } from '../ui/classes.ts'

/** What a person wrote about themselves, in a quote whose lines begin below its first letter: the one italic of a card. */
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
