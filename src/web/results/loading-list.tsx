import { SKELETONS } from '#contract/limits.ts'
import { Bar, CardSkeleton } from '../ui/feedback/skeleton.tsx'
import { NeedsScripts } from '../ui/page/needs-scripts.tsx'

/** Without scripts the list never loads. */
export function LoadingList() {
  return (
    <>
      <NeedsScripts title="Your matches need JavaScript">The list is put together in your browser.</NeedsScripts>
      <div className="grid gap-5 noscript:hidden">
        <p role="status" className="sr-only">
          Loading your matches
        </p>
        {Array.from({ length: SKELETONS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three equal items.
          <MatchSkeleton key={place} />
        ))}
      </div>
    </>
  )
}

/** As tall as a closed card of two lines, so that little moves later. */
function MatchSkeleton() {
  return (
    <CardSkeleton>
      <Bar className="mt-7 h-4 w-[85%]" />
      <Bar className="mt-3.5 h-4 w-[55%]" />
      <div className="-mx-5 mt-7 h-13 border-t border-line px-5 pt-4.5 sm:-mx-9 sm:px-9">
        <Bar className="h-3.5 w-32" />
      </div>
      <div className="-mx-5 -mb-2 flex gap-2.5 border-t border-line px-5 pt-4 sm:-mx-9 sm:-mb-4 sm:px-9">
        <Bar className="h-11 w-40 rounded-pill!" />
        <Bar className="h-11 w-40 rounded-pill!" />
      </div>
    </CardSkeleton>
  )
}
