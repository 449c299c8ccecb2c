import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Place } from '#contract/places.ts'
import { Button } from '../../ui/button.tsx'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { focusField } from '../../ui/fields/focus-field.ts'
import { SuggestField } from '../../ui/fields/suggest-field.tsx'
import type { WizardValues } from '../form/form-values.ts'
import { usePlaces } from '../form/use-places.ts'

/** The place that typed text names: 'Austin', 'austin, TX', and 'NYC', which finds one place alone. */
function namedBy(text: string, places: readonly Place[]) {
  const [city = ''] = text.trim().toLowerCase().split(',')
  return places.find((place) => place.city.toLowerCase() === city) ?? (places.length === 1 ? places[0] : undefined)
}

/** The city, with places to choose from. The time zone follows it until the person chooses one. */
export function CityField({ maxLength }: { maxLength: number }) {
  const { getValues, setValue, clearErrors } = useFormContext<WizardValues>()
  const { field, fieldState } = useController<WizardValues, 'location.city'>({ name: 'location.city' })
  const { places, meant, isLoading, isUnknown } = usePlaces(fieldState.isDirty ? field.value : '')

  // The zone that the last city brought: another in its place was chosen by the person.
  const brought = useRef('')

  function follow({ timezone }: Place) {
    const standing = getValues('location.availability.timezone')
    if (standing === timezone || (standing !== '' && standing !== brought.current)) return
    brought.current = timezone
    setValue('location.availability.timezone', timezone, { shouldDirty: true })
    clearErrors('location.availability.timezone')
  }

  // A city that nothing begins with is a slip: what is meant is in the list, and under the field once it is left.
  const suggested = places.length > 0 ? places : meant
  const [isLeft, setLeft] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // It may have been left before hydration.
  useEffect(() => setLeft(frame.current?.contains(document.activeElement) === false), [])
  const offered = useFrozenWhilePressed(isLeft && meant.length > 0 ? meant : undefined)

  const named = isLoading ? undefined : namedBy(field.value, places)
  // The places come a moment after the text, when the field may have been left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is named, not how.
  useEffect(() => {
    if (named) follow(named)
  }, [named?.label])

  function take(place: Place) {
    setValue('location.city', place.label, { shouldDirty: true, shouldValidate: true })
    follow(place)
    focusField('location.city')
  }

  return (
    <div ref={frame}>
      <SuggestField
        name={field.name}
        label="City"
        hint="Pick it from the list, to see who is near."
        autoComplete="address-level2"
        maxLength={maxLength}
        value={field.value}
        onChange={(text) => {
          setLeft(false)
          field.onChange(text)
        }}
        onChoose={(label) => {
          const chosen = suggested.find((place) => place.label === label)
          if (chosen) follow(chosen)
        }}
        onBlur={() => {
          setLeft(true)
          field.onBlur()
        }}
        suggestions={suggested.map(({ label }) => ({ id: label, label }))}
        isLoading={isLoading}
        emptyText={isUnknown && meant.length === 0 ? 'Not a city we list; kept as you write it.' : undefined}
        inputRef={field.ref}
        error={fieldState.error?.message}
      />
      <div role="status" className="empty:sr-only">
        {offered && (
          <p className="mt-2 flex flex-wrap items-center gap-x-1 text-small">
            Did you mean
            {offered.map((place) => (
              <Button key={place.label} size="small" variant="quiet" onPress={() => take(place)}>
                {place.label}?
              </Button>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
