import { ConfirmDialog } from '../ui/dialog.tsx'

/** Asks before an account is deleted. */
export function DeleteDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete your account?"
      confirmLabel="Delete everything"
      cancelLabel="Keep my account"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Your answers, conversations, matches and reactions are deleted at once, here and on every device. Nobody can bring
      them back.
    </ConfirmDialog>
  )
}
