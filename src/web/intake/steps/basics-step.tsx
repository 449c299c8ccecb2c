import { useController, useFormContext } from 'react-hook-form'
import { ageOn, birthdateProblem } from '#contract/intake.ts'
import { MAX_NAME } from '#contract/limits.ts'
import { optionLabel, PRONOUN_SUGGESTIONS, RELATIONSHIP_INTENTS } from '#contract/options.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { useRespelledName } from '../../ui/fields/use-respelled-name.ts'
import { birthdateDoubt, birthdateInWords, spelledDate } from '../form/birthdate.ts'
import { BoundField } from '../form/bound-fields.tsx'
import type { WizardValues } from '../form/form-values.ts'
import { addStepRule } from '../form/rules.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { StepFrame } from '../wizard/step-frame.tsx'

const INTENT_HINTS = {
  long_term: 'A life with someone in it.',
  casual: 'Good company, no strings.',
  exploring: 'Open, and in no hurry.',
}

// These messages replace the specified one, which then fits only text without a meaning.
addStepRule(({ basics: { birthdate } }) => {
  const message = birthdateDoubt(birthdate)
  return message ? [{ field: 'basics.birthdate', message }] : []
})

export default function BasicsStep() {
  return (
    <StepFrame section="basics">
      <DisplayName />
      <Birthdate />
      <Pronouns />
      <Intent />
    </StepFrame>
  )
}

function DisplayName() {
  const { setValue } = useFormContext<WizardValues>()
  const respelling = useRespelledName((name) => setValue('basics.displayName', name, { shouldDirty: true }))
  return (
    <BoundField
      name="basics.displayName"
      label="Display name"
      hint="A first name is plenty. This is how we introduce you."
      autoComplete="given-name"
      autoCapitalize="words"
      {...respelling}
      isRequired
      width="mid"
      maxLength={MAX_NAME}
    />
  )
}

function Birthdate() {
  const { birthdate } = useFormValues().basics
  const { setValue } = useFormContext<WizardValues>()
  const spelled = spelledDate(birthdate) ?? ''
  const words = birthdateInWords(birthdate)
  const today = new Date().toISOString().slice(0, 10)
  const isPossible = birthdateProblem(spelled, today) === undefined
  // Runs at once: the press that moved the focus may be on Continue. Messages wait until the press ends.
  function respell() {
    if (spelled && spelled !== birthdate) setValue('basics.birthdate', spelled, { shouldDirty: true })
  }
  return (
    <div>
      <BoundField
        name="basics.birthdate"
        label="Birthdate"
        hint="YYYY-MM-DD, or as you would write it: 4/23/1991. Members see your age, never the date. Without it nobody sees you."
        autoComplete="bday"
        // Text such as '7/13/97' is rewritten on blur.
        isUnderstood={words !== undefined && spelled !== birthdate}
        onBlurCapture={respell}
        onKeyDown={({ key }) => key === 'Enter' && respell()}
        width="mid"
      />
      {/* Repeats the date with the age, so that a wrong order or year is noticed. */}
      <p role="status" className="mt-2 text-small font-label text-good empty:sr-only">
        {isPossible && words && `${words} · ${ageOn(spelled, today)}`}
      </p>
    </div>
  )
}

function Pronouns() {
  const { setValue } = useFormContext<WizardValues>()
  const { pronouns: chosen } = useFormValues().basics
  const choose = (pronouns: string) =>
    setValue('basics.pronouns', pronouns, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <div>
      <BoundField
        name="basics.pronouns"
        label="Pronouns"
        hint="Optional, in your own words. Members who look for women or for men find you by them."
        width="mid"
        autoComplete="off"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these buttons as separate answers. */}
      <div role="group" aria-label="Suggested pronouns" className="mt-3 flex flex-wrap gap-2.5">
        {PRONOUN_SUGGESTIONS.map((pronouns) => {
          const isPressed = chosen.trim() === pronouns
          return (
            <Button
              key={pronouns}
              size="small"
              isPressed={isPressed}
              className={isPressed ? undefined : 'bg-field text-ink'}
              onPress={() => choose(isPressed ? '' : pronouns)}
            >
              {pronouns}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

function Intent() {
  const { field, fieldState } = useController<WizardValues, 'basics.relationshipIntent'>({
    name: 'basics.relationshipIntent',
  })
  return (
    <RadioCards
      name={field.name}
      label="Relationship intent"
      hint="We only introduce people whose intent fits yours."
      layout="stack"
      options={RELATIONSHIP_INTENTS.map((intent) => ({
        value: intent,
        label: optionLabel(intent),
        description: INTENT_HINTS[intent],
      }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      groupRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
