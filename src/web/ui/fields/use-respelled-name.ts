import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

const IN_SMALL_LETTERS = /^\p{Ll}+$/u

/** On blur, 'ray' becomes 'Ray'. Several words stay ('bell hooks'), and so does a name that the person changed back. */
export function useRespelledName(set: (name: string) => void) {
  const before = useRef('')
  function respell(typed: string) {
    const name = typed.trim()
    const respelled = name.slice(0, 1).toUpperCase() + name.slice(1)
    if (!IN_SMALL_LETTERS.test(name) || [name, respelled].includes(before.current)) return
    before.current = respelled
    set(respelled)
  }
  return {
    onFocusCapture: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      before.current = currentTarget.value.trim()
    },
    onBlurCapture: ({ currentTarget }: FocusEvent<HTMLInputElement>) => respell(currentTarget.value),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') respell(currentTarget.value)
    },
  }
}
