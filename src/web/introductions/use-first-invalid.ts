import { useEffect, useRef } from 'react'

/** Takes the focus to the first field that is wrong, which may be screens above the button: the browser scrolls there. */
export function useFirstInvalid<Element extends HTMLElement>(error: unknown) {
  const form = useRef<Element>(null)
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return form
}
