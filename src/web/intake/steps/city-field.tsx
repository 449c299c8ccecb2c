import { useController, useFormContext } from 'react-hook-form'
import { SuggestField } from '../../ui/fields/suggest-field.tsx'
import type { WizardValues } from '../form/form-values.ts'
import { usePlaces } from '../form/use-places.ts'

/** The city, with places to choose from; a chosen place fills in the time zone where none is chosen. */
export function CityField({ maxLength }: { maxLength: number }) {
  const { getValues, setValue, clearErrors } = useFormContext<WizardValues>()
  const { field, fieldState } = useController<WizardValues, 'location.city'>({ name: 'location.city' })
  const { places, isLoading, isUnknown } = usePlaces(fieldState.isDirty ? field.value : '')

  function choose(label: string) {
    const place = places.find((other) => other.label === label)
    if (!place || getValues('location.availability.timezone') !== '') return
    setValue('location.availability.timezone', place.timezone, { shouldDirty: true })
    clearErrors('location.availability.timezone')
  }

  return (
    <SuggestField
      name={field.name}
      label="City"
      hint="Pick your city from the list, so that we find people nearby."
      autoComplete="address-level2"
      maxLength={maxLength}
      value={field.value}
      onChange={field.onChange}
      onChoose={choose}
      onBlur={field.onBlur}
      suggestions={places.map(({ label }) => ({ id: label, label }))}
      isLoading={isLoading}
      emptyText={isUnknown ? 'Not a city we list; kept as you write it.' : undefined}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
