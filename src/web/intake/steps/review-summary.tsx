import { Fragment } from 'react'
import type { Step } from '../form/steps.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { useWizard } from '../wizard/use-wizard.ts'
import { type SummaryLine, summaryLines } from './review-summary-lines.ts'

/** Everything that was answered, as the member would write it; each line has its own way back. */
export function ReviewSummary() {
  const values = useFormValues()
  const name = values.basics.displayName.trim()
  return (
    <div className="font-display text-[1.3125rem] leading-[1.55] sm:text-[1.4375rem]">
      <p className="italic sm:ml-28">Dear concierge,</p>
      <dl className="my-2">
        {summaryLines(values).map((line) => (
          <Line key={line.field} line={line} />
        ))}
      </dl>
      {name && (
        <p aria-hidden="true" dir="auto" className="mt-4 text-[2.25rem] leading-[1.2] wrap-anywhere italic sm:ml-28">
          {name}
        </p>
      )}
    </div>
  )
}

function Line({ line: { label, field, before, answers, after } }: { line: SummaryLine }) {
  const { goTo } = useWizard()
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-0.5 py-1.5 sm:grid-cols-[6.25rem_1fr_auto]">
      <dt className="font-text text-small font-label text-accent">{label}</dt>
      <dd className="col-start-1 min-w-0 wrap-anywhere sm:col-start-2">
        {before}
        {answers.map((answer, at) => (
          <Fragment key={answer}>
            {at > 0 && (at === answers.length - 1 ? ' and ' : ', ')}
            <b dir="auto">{answer}</b>
          </Fragment>
        ))}
        {after}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 font-text sm:col-start-3 sm:row-span-1">
        <button
          type="button"
          aria-label={`Change ${label}`}
          onClick={() => goTo(field.slice(0, field.indexOf('.')) as Step['section'], field)} // a field's path begins with its section
          className="min-h-8 cursor-pointer px-1 text-small text-accent underline underline-offset-[0.22em] hover:decoration-2"
        >
          Change
        </button>
      </dd>
    </div>
  )
}
