import type { ReactNode } from 'react'

/** A press before hydration must not send the form: outside a dialog the method "dialog" does nothing. */
export function OneFieldForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
