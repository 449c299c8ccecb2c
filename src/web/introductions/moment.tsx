import type { Ref } from 'react'
import type { Introduced } from '#contract/introductions.ts'
import { weekdayInWords } from '#contract/meeting/meeting-words.ts'
import { SharedChips } from '../member-cards/shared-chips.tsx'
import { introducedTitle } from './copy.ts'
import { MeetingCurves } from './meeting-curves.tsx'

export type You = { firstName: string; age: number | null; city: string }
type Other = NonNullable<Introduced['other']>

type MomentProps = { you: You; other: Other; youAsked: boolean; heading: Ref<HTMLHeadingElement> }

export function Moment({ you, other, youAsked, heading }: MomentProps) {
  const { firstName } = other
  return (
    <div className="surface-brand rounded-t-card px-5 pt-7 pb-33 sm:px-9 tall:@min-[44rem]:pt-11 @min-[44rem]:pb-42">
      <MeetingCurves className="-bottom-53 left-1/2 w-84 -translate-x-1/2 @min-[44rem]:-bottom-112 @min-[44rem]:w-152" />
      <p className="font-medium text-on-brand-accent">{introducedTitle(firstName)}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-3 max-w-[11ch] text-[clamp(2.25rem,min(11cqi,9svh),4.75rem)] leading-[0.98] font-[450] tracking-[-0.02em] wrap-anywhere"
      >
        {you.firstName},
        <br />
        meet {firstName}.
      </h2>
      <p className="mt-4 text-lede leading-[1.4] text-on-brand-soft">
        {youAsked ? `You asked. ${firstName} said yes.` : `${firstName} asked. You said yes.`} The rest is yours.
      </p>
    </div>
  )
}

/** The asked person took an offered time, or offered another that the asker took. */
function yesInWords({ youAsked, meeting }: Pick<Introduced, 'youAsked' | 'meeting'>, firstName: string) {
  const [asked, asker] = youAsked ? [firstName, 'You'] : ['You', firstName]
  if (!meeting?.agreed) return `${asked} said yes.`
  const day = weekdayInWords(meeting.agreed.starts)
  const isByAsker = meeting.takenBy === (youAsked ? 'you' : 'them')
  return isByAsker ? `${asked} said yes, and offered ${day}. ${asker} took it.` : `${asked} said yes to ${day}.`
}

type WordsProps = { you: You; introduced: Introduced; other: Other }

export function BothWords({ you, introduced: { text, youAsked, meeting }, other }: WordsProps) {
  const yes = yesInWords({ youAsked, meeting }, other.firstName)
  const people = [
    { ...other, words: youAsked ? yes : text },
    { ...you, words: youAsked ? text : yes },
  ]
  return (
    <div className="border-b border-line">
      <div className="grid @min-[44rem]:grid-cols-2">
        {people.map(({ firstName, age, city, words }, at) => (
          <div
            key={firstName}
            className={`grid content-start gap-3 px-5 py-7 sm:px-9 ${at === 0 ? '' : 'border-t border-line @min-[44rem]:border-t-0 @min-[44rem]:border-l'}`}
          >
            <div>
              <h3 className="text-[clamp(1.75rem,1.6rem+1vw,2.25rem)] font-[450]">{firstName}</h3>
              <p className="text-small text-ink-soft">{[age, city].filter(Boolean).join(' · ')}</p>
            </div>
            <p dir="auto" className="font-display text-[1.1875rem] leading-normal whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          </div>
        ))}
      </div>
      {other.shared.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line px-5 py-4.5 sm:px-9">
          <span className="text-small text-ink-soft">You both chose</span>
          <SharedChips shared={other.shared} isFirstRarest />
        </div>
      )}
    </div>
  )
}
