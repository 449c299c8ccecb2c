import { Fragment } from 'react'
import type { Step } from '../form/steps.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { useWizard } from '../wizard/use-wizard.ts'
import { factLines, letterLines, type SummaryLine } from './review-summary-lines.ts'

/** Everything that was answered: a short letter, and the rest as a list. Each label leads back to its question. */
export function ReviewSummary() {
  const values = useFormValues()
  const name = values.basics.displayName.trim()
  return (
    <>
      <div className="font-display text-[1.3125rem] leading-[1.5] sm:text-[1.4375rem]">
        <p className="italic sm:ml-28">Dear concierge,</p>
        <dl className="my-2">
          {letterLines(values).map((line) => (
            <div key={line.field} className="items-baseline gap-x-3 py-1.5 sm:grid sm:grid-cols-[6.25rem_1fr]">
              <Label line={line} />
              <dd className="min-w-0 wrap-anywhere">
                <Words line={line} />
              </dd>
            </div>
          ))}
        </dl>
        {name && (
          <p aria-hidden="true" dir="auto" className="mt-4 text-[2.25rem] leading-[1.2] wrap-anywhere italic sm:ml-28">
            {name}
          </p>
        )}
      </div>
      <section aria-labelledby="facts">
        <h2 id="facts" className="text-h3">
          The rest, in short
        </h2>
        <p className="mt-1 mb-3 text-small text-ink-soft">
          Every label, here and in the letter, leads back to its question.
        </p>
        <dl className="grid gap-x-8 border-b border-line @min-[34rem]:grid-cols-2">
          {factLines(values).map((line) => (
            <div
              key={line.field}
              className="[&_b]:font-normal grid grid-cols-[6.25rem_1fr] items-baseline gap-x-3 border-t border-line py-1"
            >
              <Label line={line} />
              <dd className="min-w-0 wrap-anywhere">
                <Words line={line} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

type LineProps = { line: SummaryLine }

/** What was asked; a press leads back there. */
function Label({ line: { label, field } }: LineProps) {
  const { goTo } = useWizard()
  return (
    <dt className="font-text text-small font-label">
      <button
        type="button"
        aria-label={`Change ${label}`}
        onClick={() => goTo(field.slice(0, field.indexOf('.')) as Step['section'], field)} // a field's path begins with its section
        className="min-h-8 cursor-pointer text-left text-accent underline underline-offset-[0.22em] hover:decoration-2"
      >
        {label}
      </button>
    </dt>
  )
}

function Words({ line: { before, answers, after } }: LineProps) {
  return (
    <>
      {before}
      {answers.map((answer, at) => (
        <Fragment key={answer}>
          {at > 0 && (at === answers.length - 1 ? ' and ' : ', ')}
          <b dir="auto">{answer}</b>
        </Fragment>
      ))}
      {after}
    </>
  )
}
