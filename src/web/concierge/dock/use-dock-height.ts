import { useLayoutEffect, useRef, useState } from 'react'

/** In pixels. It changes when text wraps. */
export function useDockHeight() {
  const dock = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = dock.current
    setHeight(element?.offsetHeight ?? 0)
    if (!element || typeof ResizeObserver === 'undefined') return // jsdom lacks it
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { dock, height }
}
