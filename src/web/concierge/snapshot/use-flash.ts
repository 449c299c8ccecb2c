import { type RefObject, useEffect, useRef } from 'react'
import type { Row } from '#contract/concierge.ts'
import { isSameRow } from './snapshot-rows.ts'

/** The rows that the newest line changed, and which line that was: 0 before any. */
export type News = { at: number; rows: readonly Row[] }

/** Lets a row of the snapshot light up for a moment when a line changed it; not for people who asked for stillness. */
export function useFlash(element: RefObject<HTMLElement | null>, row: Row, { at, rows }: News) {
  const isNews = rows.some((one) => isSameRow(one, row))
  // Lines of an earlier visit bring no receipt: nothing of them lights up.
  const shownAt = useRef(0)
  useEffect(() => {
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches // not in every test environment
    if (isNews && at !== shownAt.current && !isStill)
      element.current?.animate?.([{ backgroundColor: 'var(--good-wash)' }, { backgroundColor: 'transparent' }], {
        duration: 1800,
        easing: 'ease-in',
      })
    shownAt.current = at
  }, [element, isNews, at])
}
