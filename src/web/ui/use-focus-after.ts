import { useEffect, useRef } from 'react'

/** A question replaces a button; after the answer the button takes the focus back. */
export function useFocusAfter(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return button
}
