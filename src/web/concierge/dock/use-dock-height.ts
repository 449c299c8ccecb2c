import { useLayoutEffect, useRef, useState } from 'react'

/** In pixels; follows text wrapping. */
export function useDockHeight() {
  const dock = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = dock.current
    setHeight(element?.offsetHeight ?? 0)
    if (!element || typeof ResizeObserver === 'undefined') return // missing in some tests
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { dock, height }
}
