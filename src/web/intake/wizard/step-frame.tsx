import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { type FieldError, get, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { PageCard } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { focusField } from '../../ui/fields/focus-field.ts'
import { PageTitle, usePageHeading } from '../../ui/page/page-heading.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import type { WizardValues } from '../form/form-values.ts'
import type { FieldIssue } from '../form/rules.ts'
import { indexOf, STEPS, type Step, stepOf, titleOf } from '../form/steps.ts'
import { NavigationBar } from './navigation-bar.tsx'
import { ResetButton } from './reset-button.tsx'
import { useWizard } from './use-wizard.ts'

const TAKES_TEXT = 'input:not([type=radio],[type=checkbox],details:not([open]) *)'

type Props = {
  section: Step['section']
  note?: string
  /** @returns true if there is a message to read first */
  holds?: () => Promise<boolean>
  /** Replaces Continue. */
  submit?: () => Promise<void>
  children: ReactNode
}

export function StepFrame({ section, note, holds, submit, children }: Props) {
  const { attempt, leadsToReview, goOn, goTo } = useWizard()
  const left = useStanding(attempt?.errors)
  const step = STEPS[indexOf(section)] ?? STEPS[0]
  const heading = useArrivalFocus()
  const leave = useSingleFlight(async (wayOn: () => Promise<void>) => {
    if (!(await holds?.())) await wayOn()
  })
  const send = () => leave(() => (submit ? submit() : goOn(leadsToReview ? 'review' : undefined)))

  // Enter moves to the next empty field; after the last one it presses Continue or, if that is disabled, says what is
  // missing.
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { currentTarget: form, target } = event
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // A folded input for an own entry cannot take the focus.
    const fields = [...form.querySelectorAll<HTMLInputElement>(TAKES_TEXT)]
    const at = fields.indexOf(target as HTMLInputElement)
    if (at < 0) return
    const next = fields.slice(at + 1).find(({ value }) => !value)
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (form.querySelector<HTMLButtonElement>('[type=submit]')?.disabled) send()
  }
  // No animation on a visit's first page.
  const [rises] = useState(useHydrated())
  return (
    <PageCard>
      <PageTitle isPrivate={section !== 'account'}>{titleOf(step)}</PageTitle>
      <form
        noValidate
        onKeyDown={onKeyDown}
        className={rises ? 'animate-rise' : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="text-small leading-[1.4] font-label text-accent tabular-nums">
          Step {indexOf(section) + 1} of {STEPS.length}: {step.description}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-1.5">
          {step.title}
        </h1>
        <p className="mt-2 text-lede text-balance text-ink-soft">{step.question}</p>
        {note && <p className="mt-2 max-w-136 text-small text-ink-soft">{note}</p>}
        <div className="mt-9 grid gap-9">
          {attempt && (
            <ErrorSummary
              title={attempt.title}
              errors={left}
              focusKey={attempt.number}
              isFarAway={section === 'review'}
              onFollow={(field) => focusField(field) || goTo(stepOf(field).section, field)}
            />
          )}
          {children}
        </div>
        <NavigationBar end={<ResetButton />} onContinue={() => leave(goOn)} />
      </form>
    </PageCard>
  )
}

const NONE: FieldIssue[] = []

function useStanding(errors = NONE): FieldIssue[] {
  const standsAt = useFormState<WizardValues>().errors
  const standing = new Map<FieldIssue['field'], string>()
  for (const { field } of errors) {
    const message = (get(standsAt, field) as FieldError | undefined)?.message // `get` loses the type of what it finds
    if (message) standing.set(field, message)
  }
  return Array.from(standing, ([field, message]) => ({ field, message }))
}

function useArrivalFocus() {
  const heading = usePageHeading()
  const { key, state } = useLocation()
  const field: unknown = (state as { field?: unknown } | null)?.field // written by goTo, but any page may push a state
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every arrival, also at the same field.
  useEffect(() => {
    if (typeof field === 'string') focusField(field)
  }, [key, field])
  return heading
}
