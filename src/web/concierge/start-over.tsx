import { Button } from '../ui/button.tsx'
import { useConfirmation } from '../ui/feedback/use-confirmation.tsx'

const QUESTION = {
  title: 'Clear this conversation?',
  text: 'What was said is deleted. A snapshot you saved before stays, and stands on the card again.',
  confirmLabel: 'Clear it',
  cancelLabel: 'Keep talking',
}

type Props = {
  /** Asks first: there is something to lose. */
  isAsked: boolean
  onConfirm: () => Promise<void>
}

export function StartOver({ isAsked, onConfirm }: Props) {
  const { ask, dialog } = useConfirmation(QUESTION, onConfirm)
  return (
    <>
      <Button variant="quiet" size="small" onPress={isAsked ? ask : onConfirm}>
        Start over
      </Button>
      {dialog}
    </>
  )
}
