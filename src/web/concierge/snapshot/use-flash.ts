import { type RefObject, useEffect, useRef } from 'react'
import type { Row } from '#contract/concierge.ts'
import { isSameRow } from './snapshot-rows.ts'

/** `at`: number of the newest line, 0 before the first. */
export type News = { at: number; rows: readonly Row[] }

export function useFlash(element: RefObject<HTMLElement | null>, row: Row, { at, rows }: News) {
  const isNews = rows.some((one) => isSameRow(one, row))
  // Lines of an earlier visit have no receipt, so nothing is highlighted.
  const shownAt = useRef(0)
  useEffect(() => {
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches // jsdom lacks it
    if (isNews && at !== shownAt.current && !isStill)
      element.current?.animate?.([{ backgroundColor: 'var(--good-wash)' }, { backgroundColor: 'transparent' }], {
        duration: 1800,
        easing: 'ease-in',
      })
    shownAt.current = at
  }, [element, isNews, at])
}
