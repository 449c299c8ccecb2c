import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonVariant } from '../button.tsx'

type Question = {
  title: string
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
  cancelLabel: string
  confirmVariant?: ButtonVariant | undefined
}

/** Open on mount, so that it can load on demand. The native dialog traps the focus and returns it. */
export function ConfirmDialog(props: Question & { onClose: () => void }) {
  const { title, children, confirmLabel, onConfirm, cancelLabel, confirmVariant = 'grave', onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  // Opens before paint, and closes before React removes it: a removed open dialog does not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    cancelButton.current?.focus()
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-120 animate-rise overflow-y-auto rounded-card border border-line bg-card p-6 text-ink shadow-lift [--focus:var(--focus-default)] backdrop:bg-[rgb(10_20_16/0.55)] sm:p-9"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className="mt-3 text-ink-soft">
        {children}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          variant={confirmVariant}
          onPress={() => {
            dialog.current?.close()
            onConfirm()
          }}
        >
          {confirmLabel}
        </Button>
        <Button ref={cancelButton} onPress={() => dialog.current?.close()}>
          {cancelLabel}
        </Button>
      </div>
    </dialog>
  )
}
