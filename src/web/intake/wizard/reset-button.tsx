import { Button } from '../../ui/button.tsx'
import { useConfirmation } from '../../ui/feedback/use-confirmation.tsx'
import { useWizard } from './use-wizard.ts'

const QUESTION = {
  title: 'Start over?',
  text: 'Every answer on this page and in this browser is cleared. A draft you saved stays with us, and is offered again with its email.',
  confirmLabel: 'Clear my answers',
  cancelLabel: 'Keep them',
}

export function ResetButton() {
  const { ask, dialog } = useConfirmation(QUESTION, useWizard().reset)
  return (
    <>
      <Button variant="quiet" size="small" onPress={ask}>
        Reset
      </Button>
      {dialog}
    </>
  )
}
