import type { ReactNode } from 'react'

/**
 * A form whose only action is ours. A press before the page is alive must not send what was typed anywhere: outside a
 * dialog the method "dialog" does nothing.
 */
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
