import { useFormContext, useWatch } from 'react-hook-form'
import type { WizardValues } from './form-values.ts'

export function useFormValues(): WizardValues {
  const { control } = useFormContext<WizardValues>()
  return useWatch({ control }) as WizardValues // the whole form: its defaults make it complete
}
