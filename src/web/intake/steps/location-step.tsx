import { useController, useFormContext } from 'react-hook-form'
import { MAX_NAME, MAX_TRAVEL_MILES, MAX_TYPICAL_WEEK } from '#contract/limits.ts'
import { BUDGETS, TIME_ZONES, TYPICAL_WEEK } from '#contract/options.ts'
import { afterPress } from '../../ui/after-press.ts'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { BoundChips, BoundSelect } from '../bound-choices.tsx'
import { BoundField } from '../bound-fields.tsx'
import type { WizardValues } from '../form-values.ts'
import { RULED } from '../ruled.ts'
import { StepFrame } from '../step-frame.tsx'
import { withinTravelLimit } from '../travel.ts'
import { useFormValues } from '../use-form-values.ts'
import { CityField } from './city-field.tsx'

export default function LocationStep() {
  return (
    <StepFrame section="location">
      <div className="grid gap-x-6 gap-y-7 @min-[34rem]:grid-cols-2">
        <CityField maxLength={MAX_NAME} />
        <TimeZone />
      </div>
      <div className={RULED}>
        <BoundChips
          name="location.availability.typicalWeek"
          label="Typical week"
          hint="When are you usually free?"
          options={TYPICAL_WEEK}
          maxEntries={MAX_TYPICAL_WEEK}
          ownEntryLabel="Another time that suits you"
        />
      </div>
      <div className={RULED}>
        <Budget />
      </div>
      <Travel />
    </StepFrame>
  )
}

function TimeZone() {
  const { timezone } = useFormValues().location.availability
  // A draft from elsewhere may hold another zone: it stays a choice.
  const zones = timezone && !TIME_ZONES.some((zone) => zone === timezone) ? [...TIME_ZONES, timezone] : TIME_ZONES
  return (
    <BoundSelect
      name="location.availability.timezone"
      label="Timezone"
      hint="Filled in from your city."
      options={zones.map((zone) => ({ value: zone, label: zone }))}
    />
  )
}

function Budget() {
  const { field, fieldState } = useController<WizardValues, 'location.availability.budget'>({
    name: 'location.availability.budget',
  })
  return (
    <RadioChips
      name={field.name}
      label="Date budget"
      hint="For one evening, for one person."
      options={BUDGETS.map((budget) => ({ value: budget, label: budget }))}
      value={field.value}
      onChange={(budget) => field.onChange(budget ?? '')}
      onBlur={() => afterPress(field.onBlur)}
      isClearable
      error={fieldState.error?.message}
    />
  )
}

function Travel() {
  const { getValues, setValue } = useFormContext<WizardValues>()
  function bringDown() {
    const typed = getValues('location.willingToTravelKm')
    const within = withinTravelLimit(typed)
    if (within !== typed) setValue('location.willingToTravelKm', within, { shouldDirty: true })
  }
  return (
    <div className={RULED}>
      <BoundField
        name="location.willingToTravelKm"
        label="Travel distance (miles)"
        hint={`Whole miles, from 0 to ${MAX_TRAVEL_MILES}. It works both ways.`}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        onBlur={bringDown}
      />
    </div>
  )
}
