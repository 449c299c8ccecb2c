import { type RefObject, useEffect, useRef } from 'react'

type Arrival = { isLinked: boolean; block?: 'start' | 'center' }

/** Runs once, as soon as the element exists. */
export function useArrival(element: RefObject<HTMLElement | null>, { isLinked, block = 'start' }: Arrival) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isLinked || hasArrived.current || !element.current) return
    hasArrived.current = true
    element.current.scrollIntoView?.({ block }) // jsdom lacks it
    element.current.focus({ preventScroll: true })
  })
}
