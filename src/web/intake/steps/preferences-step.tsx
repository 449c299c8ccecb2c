import { useFormContext } from 'react-hook-form'
import { MAX_AGE, MIN_AGE } from '#contract/limits.ts'
import { INTERESTS, VALUES } from '#contract/options.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/fields/focus-field.ts'
import { BoundChips } from '../form/bound-choices.tsx'
import { BoundField } from '../form/bound-fields.tsx'
import { DIVIDER } from '../form/divider.ts'
import type { WizardValues } from '../form/form-values.ts'
import { ageIn } from '../form/miles-in-words.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { StepFrame } from '../wizard/step-frame.tsx'

export default function PreferencesStep() {
  return (
    <StepFrame section="preferences" note="All of this is optional, and each answer sharpens your list.">
      <fieldset className="min-w-0">
        <legend className="font-display text-h3 font-medium">Age range</legend>
        <p className="mt-1.5 mb-4 text-small text-ink-soft">
          Between {MIN_AGE} and {MAX_AGE}. It works both ways: we also stay inside theirs. Who you'd like to meet, the
          concierge asks once you submit.
        </p>
        <div className="grid grid-cols-2 items-start gap-4 sm:max-w-88">
          <Age name="preferences.ageMin" label="Minimum age" />
          <Age name="preferences.ageMax" label="Maximum age" />
        </div>
        <SwapAges />
      </fieldset>
      <div className={DIVIDER}>
        <BoundChips
          name="preferences.values"
          label="Values"
          hint="What should someone you love care about, too?"
          options={VALUES}
          ownEntryLabel="A value of your own"
        />
      </div>
      <div className={DIVIDER}>
        <BoundChips
          name="preferences.interests"
          label="Interests"
          hint="Where would we find you on a good Saturday?"
          options={INTERESTS}
          ownEntryLabel="An interest of your own"
        />
      </div>
    </StepFrame>
  )
}

function Age({ name, label }: { name: 'preferences.ageMin' | 'preferences.ageMax'; label: string }) {
  const { getValues, setValue } = useFormContext<WizardValues>()
  // Runs at once: the press that moved the focus may be on Continue.
  function respell() {
    const typed = getValues(name)
    const read = ageIn(typed)
    if (read !== undefined && read !== typed) setValue(name, read, { shouldDirty: true })
  }
  return (
    <BoundField
      {...{ name, label }}
      inputMode="numeric"
      autoComplete="off"
      onBlurCapture={respell}
      onKeyDown={(event) => {
        if (event.key === 'Enter') respell()
      }}
    />
  )
}

/** Appears as soon as the ages are in the wrong order: when the error appears, Tab has already passed it. */
function SwapAges() {
  const { setValue } = useFormContext<WizardValues>()
  const { ageMin, ageMax } = useFormValues().preferences
  const [min, max] = [Number(ageMin), Number(ageMax)]
  if (!(min > max && max >= MIN_AGE)) return null
  function swap() {
    setValue('preferences.ageMin', ageMax, { shouldDirty: true })
    setValue('preferences.ageMax', ageMin, { shouldDirty: true, shouldValidate: true })
    focusField('preferences.ageMin')
  }
  return (
    <Button size="small" className="mt-3" onPress={swap}>
      Swap them
    </Button>
  )
}
