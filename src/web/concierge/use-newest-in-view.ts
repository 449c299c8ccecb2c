import { type RefObject, useLayoutEffect, useRef } from 'react'

export const LINE = 'data-line'
const ABOVE_LINE = 12
/** In pixels. A member who scrolled up this far reads older lines. */
const A_LINE = 24

/**
 * If the member scrolled up, the list stays there until they send a message.
 * @param said number of lines
 * @param below height of the question below, which makes the list shorter
 * @returns a scroll handler
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  { said, below, isSending }: { said: number; below: number; isSending: boolean },
) {
  const rest = useRef(0)
  const isReading = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new line.
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
 * Scrolls down, or to the start of a long reply. If the reply is only a question, the member's line stays in view above
 * its receipt.
 * @returns the scroll position
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
