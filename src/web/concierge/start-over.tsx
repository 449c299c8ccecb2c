import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'

// Few people start over: the question comes when it is asked for.
const StartOverDialog = lazy(async () => ({ default: (await import('./start-over-dialog.tsx')).StartOverDialog }))

type Props = {
  /** Ask first: there is something to lose. */
  isAsked: boolean
  onConfirm: () => Promise<void>
}

/** Clears the conversation and goes back to the saved snapshot. */
export function StartOver({ isAsked, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => (isAsked ? setAsking(true) : onConfirm())}>
        Start over
      </Button>
      {isAsking && (
        <Suspense>
          <StartOverDialog
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void onConfirm()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
