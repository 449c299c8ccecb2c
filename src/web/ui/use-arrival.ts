import { type RefObject, useEffect, useRef } from 'react'

type Arrival = { isLinked: boolean; block?: 'start' | 'center' }

/** Brings an element into view and focuses it, once, as soon as it is there. */
export function useArrival(element: RefObject<HTMLElement | null>, { isLinked, block = 'start' }: Arrival) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isLinked || hasArrived.current || !element.current) return
    hasArrived.current = true
    element.current.scrollIntoView?.({ block }) // not in every test environment
    element.current.focus({ preventScroll: true })
  })
}
