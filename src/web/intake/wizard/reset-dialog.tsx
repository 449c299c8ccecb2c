import { ConfirmDialog } from '../../ui/dialog.tsx'

/** Asks before the intake is emptied. */
export function ResetDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Start over?"
      confirmLabel="Clear my answers"
      cancelLabel="Keep them"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Every answer on this page and in this browser is cleared. A draft you saved stays with us, and is offered again
      with its email.
    </ConfirmDialog>
  )
}
