import { type ReactNode, useState } from 'react'
import type { ConfirmDialog } from './dialog.tsx'

type Question = {
  title: string
  /** What will happen. */
  text: string
  confirmLabel: string
  cancelLabel: string
}

/**
 * A question before something that cannot be taken back. Its dialog is fetched when it is asked for; where it cannot
 * be fetched, the browser's own question stands in.
 */
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
      // No network, or the server has a newer build: the press must still do what it says.
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
