import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Set on every reply of the list. */
export const REPLY = 'data-reply'
const ABOVE_REPLY = 12
/** A row of chips, and half of the next. */
const FIRST_CHIPS = 76
/** So far up, somebody is reading. */
const A_LINE = 24

/**
 * Keeps a list that is laid out from its foot at what was said last, but leaves it where somebody scrolled up to,
 * until they send.
 *
 * @param said how many lines were said
 * @returns to be called whenever the list was scrolled
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  { said, isSending }: { said: number; isSending: boolean },
) {
  const rest = useRef(0)
  const isReading = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is a reason.
  useLayoutEffect(() => {
    if (isSending) isReading.current = false
    if (list.current && !isReading.current) rest.current = isSending ? toFoot(list.current) : showNewest(list.current)
  }, [list, said, isSending])

  return () => {
    if (list.current) isReading.current = list.current.scrollTop < rest.current - A_LINE
  }
}

function toFoot(list: HTMLElement): number {
  list.scrollTop = 0
  return 0
}

/**
 * Scrolls to the foot, or so far up from it that a reply which does not fit is read from its beginning. Chips under a
 * reply that would fit alone begin in view. Answers with where the list is then.
 */
function showNewest(list: HTMLElement): number {
  toFoot(list)
  const reply = [...list.querySelectorAll(`[${REPLY}]`)].at(-1)
  const answers = reply?.nextElementSibling
  const view = list.getBoundingClientRect()
  const from = reply?.getBoundingClientRect()
  if (!from || from.top >= view.top) return 0
  // Whoever is given numbers to call sees first what is said with them.
  const isFromTop = from.height + ABOVE_REPLY > view.height || reply?.querySelector('a[href^="tel:"]')
  const up = view.top + ABOVE_REPLY - from.top
  list.scrollTop = -(isFromTop || !answers ? up : Math.min(up, view.bottom - lowestNeeded(answers)))
  return list.scrollTop
}

/** Down to where what can be pressed must be seen, for somebody to know that there is more; what ends a choice is, too. */
function lowestNeeded(answers: Element): number {
  const chips = answers.querySelector('fieldset')
  if (!chips) return answers.getBoundingClientRect().bottom
  const { top, bottom } = chips.getBoundingClientRect()
  return Math.min(bottom, top + FIRST_CHIPS) + (chips.nextElementSibling?.clientHeight ?? 0)
}
