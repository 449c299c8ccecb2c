import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Set on every line of the list, for what is newest to be found. */
export const LINE = 'data-line'
const ABOVE_LINE = 12
/** So far up, somebody is reading. */
const A_LINE = 24

/**
 * Keeps a list that is laid out from its foot at what was said last, but leaves it where somebody scrolled up to,
 * until they send.
 *
 * @param said how many lines were said
 * @param below how high the question below the list is, which takes its height from the list
 * @returns to be called whenever the list was scrolled
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  { said, below, isSending }: { said: number; below: number; isSending: boolean },
) {
  const rest = useRef(0)
  const isReading = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is a reason.
  useLayoutEffect(() => {
    if (isSending) isReading.current = false
    if (list.current && !isReading.current) rest.current = isSending ? toFoot(list.current) : showNewest(list.current)
  }, [list, said, below, isSending])

  return () => {
    if (list.current) isReading.current = list.current.scrollTop < rest.current - A_LINE
  }
}

function toFoot(list: HTMLElement): number {
  list.scrollTop = 0
  return 0
}

/**
 * Scrolls to the foot, or so far up from it that the newest reply is read from its beginning. Where the reply is all in
 * the question below, the member's own line stays in view, above its receipt. Answers with where the list is then.
 */
function showNewest(list: HTMLElement): number {
  toFoot(list)
  const newest = [...list.querySelectorAll(`[${LINE}]`)].at(-1)
  const view = list.getBoundingClientRect()
  const from = newest?.getBoundingClientRect()
  if (!from || from.top >= view.top) return 0
  list.scrollTop = -(view.top + ABOVE_LINE - from.top)
  return list.scrollTop
}
