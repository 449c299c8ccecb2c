import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { pathOf, STEPS, TO_STEP } from '../form/steps.ts'

export function IntakeFold() {
  return (
    <Card as="section" isFlush aria-label="Your intake">
      <Disclosure
        label="Your intake: all seven steps are in"
        className="rounded-card border-t-0 px-5 sm:px-9"
        panelClassName="px-5 pb-6 sm:px-9"
      >
        <p className="mb-3 text-small text-ink-soft">Change an answer whenever one no longer fits, and submit again.</p>
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {STEPS.map(({ section, title }) => (
            <li key={section}>
              <Link to={pathOf(section)} state={TO_STEP} className="inline-flex min-h-11 items-center gap-2.5">
                <CheckIcon className="text-good" />
                {title}
                <span className="sr-only">, done</span>
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  )
}
