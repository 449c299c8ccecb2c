import { useEffect, useRef } from 'react'

/** For the button that a question stood in for: it takes the focus back when the question is answered. */
export function useFocusAfter(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return button
}
