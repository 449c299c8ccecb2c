import { ConfirmDialog } from '../ui/dialog.tsx'

/** Asks before a conversation is cleared. */
export function StartOverDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Clear this conversation?"
      confirmLabel="Clear it"
      cancelLabel="Keep talking"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      What was said is deleted. A snapshot you saved before stays, and stands on the card again.
    </ConfirmDialog>
  )
}
