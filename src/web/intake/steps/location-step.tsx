import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { MAX_NAME, MAX_TRAVEL_MILES, MAX_TYPICAL_WEEK, USUAL_TRAVEL_MILES } from '#contract/limits.ts'
import { zoneInWords } from '#contract/meeting/meeting-words.ts'
import { BUDGETS, TIME_ZONES, TYPICAL_WEEK } from '#contract/options.ts'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { RadioChips } from '../../ui/fields/radio-chips.tsx'
import { BoundChips, BoundSelect } from '../form/bound-choices.tsx'
import { BoundField } from '../form/bound-fields.tsx'
import { DIVIDER } from '../form/divider.ts'
import type { WizardValues } from '../form/form-values.ts'
import { isDriveTime, milesIn } from '../form/miles-in-words.ts'
import { addStepRule } from '../form/rules.ts'
import { withinTravelLimit } from '../form/travel.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { StepFrame } from '../wizard/step-frame.tsx'
import { CityField } from './city-field.tsx'

const IN_MILES = 'In miles, please: half an hour by car is about 20, an hour about 45.'
addStepRule(({ location }) =>
  isDriveTime(location.willingToTravelKm) ? [{ field: 'location.willingToTravelKm', message: IN_MILES }] : [],
)

export default function LocationStep() {
  return (
    <StepFrame
      section="location"
      note="Only the city and its timezone are needed. Each other answer sharpens your list."
    >
      <div className="grid gap-x-6 gap-y-7 @min-[34rem]:grid-cols-2">
        <CityField maxLength={MAX_NAME} />
        <TimeZone />
      </div>
      <div className={DIVIDER}>
        <BoundChips
          name="location.availability.typicalWeek"
          label="Typical week"
          hint="When are you usually free?"
          options={TYPICAL_WEEK}
          maxEntries={MAX_TYPICAL_WEEK}
          ownEntryLabel="Another time that suits you"
        />
      </div>
      <div className={DIVIDER}>
        <Budget />
      </div>
      <Travel />
    </StepFrame>
  )
}

function TimeZone() {
  const { timezone } = useFormValues().location.availability
  // A draft from elsewhere may hold another zone.
  const zones = timezone && !TIME_ZONES.some((zone) => zone === timezone) ? [...TIME_ZONES, timezone] : TIME_ZONES
  return (
    <BoundSelect
      name="location.availability.timezone"
      label="Timezone"
      hint={`${timezone ? `${zoneInWords(timezone)}. ` : ''}Filled in when you choose a listed city.`}
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
      onBlur={field.onBlur}
      isClearable
      error={fieldState.error?.message}
    />
  )
}

function Travel() {
  const { getValues, setValue } = useFormContext<WizardValues>()
  const [said, setSaid] = useState('')
  // Runs at once: the press that moved the focus may be on Continue.
  function respell() {
    const typed = getValues('location.willingToTravelKm')
    const read = milesIn(typed)
    if (!read) {
      setSaid('')
      return false
    }
    const within = withinTravelLimit(read.miles)
    const isOver = within !== read.miles
    if (within === typed && !isOver) {
      // If blur changes nothing, the message stays.
      if (!said.startsWith(`${typed} `)) setSaid('')
      return false
    }
    setValue('location.willingToTravelKm', within, { shouldDirty: true })
    if (isOver) setSaid(`${within} miles is the farthest, so we set it to that.`)
    else setSaid(read.km === undefined ? '' : `${within} miles is ${read.km} km.`)
    return isOver
  }
  return (
    <div className={DIVIDER}>
      <BoundField
        name="location.willingToTravelKm"
        label="Travel distance (miles)"
        hint={`Whole miles, from 0 to ${MAX_TRAVEL_MILES}. It works both ways. Left empty, it is ${USUAL_TRAVEL_MILES}.`}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        onBlurCapture={respell}
        onKeyDown={(event) => {
          // If the number was too high, Enter only shows the change.
          if (event.key === 'Enter' && respell()) event.preventDefault()
        }}
      />
      <p role="status" className="mt-2 text-small text-ink-soft empty:sr-only">
        {useFrozenWhilePressed(said)}
      </p>
    </div>
  )
}
