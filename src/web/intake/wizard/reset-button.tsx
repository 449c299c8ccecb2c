import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useWizard } from './use-wizard.ts'

// Few people start over: the dialog comes when it is asked for.
const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog.tsx')).ResetDialog }))

/** Empties the intake, after asking. */
export function ResetButton() {
  const { reset } = useWizard()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
        Reset
      </Button>
      {isAsking && (
        <Suspense>
          <ResetDialog
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              reset()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
