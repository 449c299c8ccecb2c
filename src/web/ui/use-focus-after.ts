import { useEffect, useRef } from 'react'

/** The button takes the focus back after the answer. */
export function useFocusAfter(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return button
}
