import { Link } from 'react-router'
import { classes } from '../../ui/classes.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { stepIssues } from '../form/rules.ts'
import { indexOf, isDone, missingOf, pathOf, STEPS, type Step, stepOf, TO_STEP } from '../form/steps.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { useWasSubmitted } from './use-was-submitted.ts'
import { useWizard } from './use-wizard.ts'

const ROW =
  'relative flex min-h-11 flex-col justify-end gap-1.5 text-small leading-none tabular-nums no-underline lg:grid lg:grid-cols-[2.25rem_1fr] lg:items-baseline lg:gap-0 lg:py-2 lg-short:min-h-9 lg-short:py-1 lg:text-body lg:leading-[1.4]'
const BAR = 'after:h-[3px] after:rounded-pill after:content-[""] lg:after:hidden forced-colors:after:border-t'
const NUMERAL = 'flex h-4.5 items-center gap-1 font-display font-medium lg:h-auto lg:text-[1.1875rem]'

const LOOKS = {
  now: 'font-semibold text-on-brand-accent after:bg-on-brand-accent forced-colors:after:border-t-4',
  done: 'text-on-brand after:bg-on-brand',
  ahead: 'text-on-brand-soft after:bg-brand-line',
}

/** After submit, all steps are done except those with an error. */
export function useDone() {
  const { draft, submission } = useWizard()
  const values = useFormValues()
  const isIn = useWasSubmitted()
  const wrong = stepIssues(values)
  const isComplete = (step: Step) => step.section === 'review' || missingOf(step, values) === undefined
  const isRight = (step: Step) => !wrong.some(({ field }) => stepOf(field) === step)
  return (step: Step) =>
    submission.status === 'success' ||
    (isRight(step) && ((isIn && isComplete(step)) || isDone(step, values, draft.reached)))
}

export function ProgressList() {
  const { step, draft, submission } = useWizard()
  const current = submission.status === 'success' ? undefined : step
  const isStepDone = useDone()
  return (
    <nav aria-label="Intake steps">
      <ol className="mt-2 grid grid-cols-7 gap-1.5 lg:mt-9 lg:block lg-short:mt-5">
        {STEPS.map((step) => (
          <li key={step.section}>
            <ProgressRow
              step={step}
              isNow={step === current}
              isDone={isStepDone(step)}
              isSeen={indexOf(step.section) <= draft.reached}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type RowProps = { step: Step; isNow: boolean; isDone: boolean; isSeen: boolean }

function ProgressRow({ step, isNow, isDone, isSeen }: RowProps) {
  const look = classes(ROW, BAR, LOOKS[isNow ? 'now' : isDone ? 'done' : 'ahead'])
  const words = (
    <>
      <span className={classes(NUMERAL, isNow && 'lg:text-h3')}>
        {indexOf(step.section) + 1}
        {isDone && !isNow && (
          <CheckIcon className="size-3.25 text-on-brand-accent lg:absolute lg:top-1/2 lg:right-0 lg:size-4.5 lg:-translate-y-1/2" />
        )}
      </span>
      <span
        className={classes(
          'sr-only lg:not-sr-only',
          isNow
            ? 'lg:font-display lg:text-h3 lg:font-medium lg:text-on-brand'
            : 'underline-offset-[0.22em] lg:group-hover:underline',
        )}
      >
        {step.title}
        {isDone && !isNow && <span className="sr-only">, done</span>}
      </span>
      <span
        className={
          isNow ? 'sr-only font-normal lg:not-sr-only lg:col-start-2 lg:text-small lg:text-on-brand-soft' : 'sr-only'
        }
      >
        {' '}
        {step.description}
      </span>
    </>
  )
  if (!isNow && !isDone && !isSeen) return <span className={look}>{words}</span>
  return (
    <Link
      to={pathOf(step.section)}
      state={TO_STEP}
      className={classes(look, 'group')}
      {...(isNow ? { 'aria-current': 'step' } : {})}
    >
      {words}
    </Link>
  )
}
