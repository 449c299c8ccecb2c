import { useFormContext, useWatch } from 'react-hook-form'
import type { WizardValues } from './form-values.ts'

/** Every answer as it stands, followed as it changes. */
export function useFormValues(): WizardValues {
  const { control } = useFormContext<WizardValues>()
  return useWatch({ control }) as WizardValues // the whole form: its defaults make it complete
}
