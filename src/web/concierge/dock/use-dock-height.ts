import { useLayoutEffect, useRef, useState } from 'react'

/** How high the question below the list is, also after its words wrap anew. */
export function useDockHeight() {
  const dock = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = dock.current
    setHeight(element?.offsetHeight ?? 0)
    if (!element || typeof ResizeObserver === 'undefined') return // not in every test environment
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { dock, height }
}
