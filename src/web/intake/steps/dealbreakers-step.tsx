import { HABITS, MUST_NOTS, optionLabel, SAFETY, WANTS_KIDS } from '#contract/options.ts'
import { BoundChips, BoundSelect } from '../form/bound-choices.tsx'
import { DIVIDER } from '../form/divider.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { StepFrame } from '../wizard/step-frame.tsx'

const labelled = (values: readonly string[]) => values.map((value) => ({ value, label: optionLabel(value) }))

/** The must-not filters by the answer "no", which many give without dismissing anybody. */
const RULED_OUT = '\u201cDismissive of kids\u201d leaves out everybody who answers No to Wants kids, as you do.'

function OwnAnswerRuledOut() {
  const { mustNot, lifestyle } = useFormValues().dealbreakers
  const isRuledOut = mustNot.includes('Dismissive of kids') && lifestyle.wantsKids === 'no'
  return (
    <p role="status" className="mt-4 text-small text-ink-soft empty:sr-only">
      {isRuledOut && RULED_OUT}
    </p>
  )
}

export default function DealbreakersStep() {
  return (
    <StepFrame section="dealbreakers" note="Only your own habits are needed.">
      <BoundChips
        name="dealbreakers.mustNot"
        label="Must-nots"
        hint="Kept between you and us. Nobody is told why they were not introduced."
        options={MUST_NOTS}
        ownEntryLabel="Something else that is a no"
      />
      <fieldset className={`min-w-0 ${DIVIDER}`}>
        <legend className="contents">
          <span className="font-display text-h3 font-medium">Your own habits</span>
        </legend>
        <p className="mt-1.5 mb-4 text-small text-ink-soft">Your own answers, so others can be choosy too.</p>
        <div className="grid gap-x-6 gap-y-7 @min-[34rem]:grid-cols-3">
          <BoundSelect name="dealbreakers.lifestyle.smoking" label="Smoking" options={labelled(HABITS)} />
          <BoundSelect name="dealbreakers.lifestyle.drinking" label="Drinking" options={labelled(HABITS)} />
          <BoundSelect name="dealbreakers.lifestyle.wantsKids" label="Wants kids" options={labelled(WANTS_KIDS)} />
        </div>
        <OwnAnswerRuledOut />
      </fieldset>
      <div className={DIVIDER}>
        <BoundChips
          name="dealbreakers.safety"
          label="Safety preferences"
          hint="House rules for a first meeting. We build every plan around them, and once you are introduced you both read them, but not whose they are."
          options={SAFETY}
          ownEntryLabel="A rule of your own"
        />
      </div>
    </StepFrame>
  )
}
