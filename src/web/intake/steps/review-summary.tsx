import { Fragment } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Step } from '../form/steps.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { useWizard } from '../wizard/use-wizard.ts'
import { factLines, letterLines, type SummaryLine } from './review-summary-lines.ts'

export function ReviewSummary() {
  const values = useFormValues()
  const letter = letterLines(values)
  const facts = factLines(values)
  return (
    <>
      {letter.length > 0 ? (
        <Letter lines={letter} name={values.basics.displayName.trim()} />
      ) : (
        <p className="text-ink-soft">Nothing to read yet. What you answer on the earlier pages stands here.</p>
      )}
      {facts.length > 0 && <Facts lines={facts} />}
    </>
  )
}

function Letter({ lines, name }: { lines: SummaryLine[]; name: string }) {
  return (
    <div className="font-display text-[1.3125rem] leading-[1.5] sm:text-[1.4375rem]">
      <p className="italic sm:ml-28">Dear concierge,</p>
      <dl className="my-2">
        {lines.map((line) => (
          <Line key={line.field} line={line} className="py-1.5 sm:grid" />
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

function Facts({ lines }: { lines: SummaryLine[] }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-h3">
        The rest, in short
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-soft print:hidden">
        Every label, here and in the letter, leads back to its question.
      </p>
      <dl className="grid gap-x-8 border-b border-line @min-[34rem]:grid-cols-2">
        {lines.map((line) => (
          <Line
            key={line.field}
            line={line}
            className="border-t border-line py-1 @min-[16rem]:grid [&_b]:font-normal"
          />
        ))}
      </dl>
    </section>
  )
}

type LineProps = { line: SummaryLine; className: string }

function Line({ line: { label, field, before, answers, after }, className }: LineProps) {
  const { goTo } = useWizard()
  return (
    <div className={classes('grid-cols-[6.25rem_1fr] items-baseline gap-x-3', className)}>
      <dt className="font-text text-small font-label">
        <button
          type="button"
          aria-label={`Change ${label}`}
          onClick={() => goTo(field.slice(0, field.indexOf('.')) as Step['section'], field)} // a field's path begins with its section
          className="min-h-8 cursor-pointer text-left text-accent underline underline-offset-[0.22em] hover:decoration-2 print:text-inherit print:no-underline"
        >
          {label}
        </button>
      </dt>
      <dd className="min-w-0 wrap-anywhere">
        {before}
        {answers.map((answer, at) => (
          <Fragment key={answer}>
            {at > 0 && (at === answers.length - 1 ? ' and ' : ', ')}
            <b dir="auto">{answer}</b>
          </Fragment>
        ))}
        {after}
      </dd>
    </div>
  )
}
