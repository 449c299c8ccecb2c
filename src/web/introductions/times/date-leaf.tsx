import { monthInWords, shortMonth, weekdayInWords } from '#contract/meeting/meeting-words.ts'
import { classes } from '../../ui/classes.ts'

const dayOf = (starts: string) => Number(starts.slice(8, 10))

/** Screen readers get the words next to it. */
export function DateLeaf({ starts }: { starts: string }) {
  return (
    <span
      aria-hidden="true"
      className="row-span-2 grid content-center justify-items-center self-stretch border-r border-line py-1"
    >
      <span className="text-micro leading-tight font-label text-accent">{shortMonth(starts)}</span>
      <span className="font-display text-[1.75rem] leading-[1.1] font-[450] lining-nums">{dayOf(starts)}</span>
    </span>
  )
}

/** For a card about one date. */
export function BigDate({ starts, isOff = false }: { starts: string; isOff?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="grid min-w-27 content-center justify-items-center rounded-card border-[1.5px] border-line bg-field px-4 pt-3.5 pb-4 leading-none @min-[34rem]:min-w-34 @min-[34rem]:p-5"
    >
      <span className="text-small leading-[1.3] font-label text-accent">{weekdayInWords(starts)}</span>
      <span
        className={classes(
          'mt-0.5 mb-1 font-display text-[3.5rem] leading-none font-[450] lining-nums @min-[34rem]:text-[4.75rem]',
          isOff && 'text-ink-soft line-through decoration-[3px]',
        )}
      >
        {dayOf(starts)}
      </span>
      <span className="text-small leading-[1.3] font-label text-accent">{monthInWords(starts)}</span>
    </div>
  )
}
