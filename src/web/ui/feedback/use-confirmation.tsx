import { type ReactNode, useState } from 'react'
import type { ConfirmDialog } from './dialog.tsx'

type Question = {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

/** Loaded on demand; if that fails, the browser's own confirm is used. */
export function useConfirmation(question: Question, onConfirm: () => unknown): { ask: () => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<typeof ConfirmDialog>()
  const [isAsking, setAsking] = useState(false)
  const { title, text, ...labels } = question

  async function ask() {
    try {
      const { ConfirmDialog } = await import('./dialog.tsx')
      setDialog(() => ConfirmDialog)
      setAsking(true)
    } catch {
      // The server may have a newer build.
      if (window.confirm(`${title}\n\n${text}`)) onConfirm()
    }
  }

  return {
    ask: () => void ask(),
    dialog: isAsking && Dialog && (
      <Dialog
        title={title}
        {...labels}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
      >
        {text}
      </Dialog>
    ),
  }
}
