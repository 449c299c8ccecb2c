import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Place } from '#contract/places.ts'
import { Button } from '../../ui/button.tsx'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { focusField } from '../../ui/fields/focus-field.ts'
import { SuggestField } from '../../ui/fields/suggest-field.tsx'
import type { WizardValues } from '../form/form-values.ts'
import { usePlaces } from '../form/use-places.ts'

function asked(named: readonly Place[], meant: readonly Place[]) {
  if (named[0] && named.length > 1) return { question: `Which ${named[0].city}?`, places: named, mark: '' }
  return meant.length > 0 ? { question: 'Did you mean', places: meant, mark: '?' } : undefined
}

/** The city sets the time zone until the person chooses a zone. */
export function CityField({ maxLength }: { maxLength: number }) {
  const { getValues, setValue, clearErrors } = useFormContext<WizardValues>()
  const { field, fieldState } = useController<WizardValues, 'location.city'>({ name: 'location.city' })
  const { places, named, meant, isLoading, isUnknown } = usePlaces(field.value)

  // Zones that the last city may have set.
  const brought = useRef<string[]>([])
  const isStored = useRef(true)

  function follow({ timezone }: Place) {
    const current = getValues('location.availability.timezone')
    const isFree = current === '' || brought.current.includes(current)
    brought.current = [timezone]
    if (!isFree || current === timezone) return
    setValue('location.availability.timezone', timezone, { shouldDirty: true })
    clearErrors('location.availability.timezone')
  }

  // If no place begins with the text, it is a typo: similar places are in the list, and after blur below the field.
  const suggested = places.length > 0 ? places : meant
  const [isLeft, setLeft] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // The field may have lost focus before hydration.
  useEffect(() => setLeft(frame.current?.contains(document.activeElement) === false), [])
  const offered = useFrozenWhilePressed(isLeft ? asked(named, meant) : undefined)

  // Places arrive after the text, maybe after blur.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the names only.
  useEffect(() => {
    const [place, another] = named
    if (place && !another) follow(place)
    else if (isStored.current) brought.current = named.map(({ timezone }) => timezone)
  }, [named.map(({ label }) => label).join()])

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
          isStored.current = false
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
            {offered.question}
            {offered.places.map((place) => (
              <Button key={place.label} size="small" variant="quiet" onPress={() => take(place)}>
                {place.label}
                {offered.mark}
              </Button>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
