import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { focusField } from '../../ui/fields/focus-field.ts'
import { ProgressArcs } from '../../ui/page/progress-arcs.tsx'
import { HomeLink } from '../../ui/page/site-header.tsx'
import { indexOf, STEPS } from '../form/steps.ts'
import { EMAIL_ID } from '../verification/verification-copy.ts'
import { HEADLINE, INTRO, WELCOME } from './copy.ts'
import { ProgressList, useDone } from './progress-list.tsx'
import { useWasSubmitted } from './use-was-submitted.ts'
import { useWizard } from './use-wizard.ts'

export function WizardSidebar() {
  const { step } = useWizard()
  const isStepDone = useDone()
  const wasSubmitted = useWasSubmitted()
  const lit = STEPS.filter((other) => isStepDone(other) || other === step).length
  // A phone shows these texts on the first step only.
  const later = indexOf(step.section) > 0 && 'hidden lg:block'
  return (
    // Hidden overflow would break the sticky sidebar.
    <header className="surface-brand overflow-clip! forced-colors:lg:border-r">
      <div className="lg:sticky lg:top-0 lg:h-svh">
        {/* As wide as the card: the text aligns. */}
        <div className="max-lg:mx-auto max-lg:max-w-176 px-5 pt-3 pb-5 lg:flex lg:h-full lg:flex-col lg:overflow-y-auto lg:pt-10 lg-short:pt-6 lg:pr-10 lg:pb-0 lg:pl-12 *:shrink-0">
          <HomeLink />
          <h2
            className={classes(
              'mt-3 text-[1.625rem] leading-[1.2] lg:mt-12 lg:text-[2.125rem] lg:leading-[1.16] lg-short:mt-6',
              later,
            )}
          >
            {HEADLINE}
          </h2>
          <p className={classes('mt-2 leading-normal text-on-brand lg:mt-3.5 lg:max-w-76', later)}>{WELCOME}</p>
          {indexOf(step.section) === 0 && <Beginning />}
          <ProgressList />
          <p className={classes('mt-3 text-small text-on-brand-soft lg:mt-5 lg:max-w-72', later)}>{INTRO}</p>
          {wasSubmitted && (
            <p className="mt-3 flex flex-wrap gap-x-4 text-small text-on-brand-soft lg:mt-5 [&_a]:text-on-brand">
              Your intake is in.
              <Link to="/concierge">Concierge</Link>
              <Link to="/results">Matches</Link>
            </p>
          )}
          <div className="relative hidden min-h-8 shrink! grow overflow-clip [container-type:size] lg:-mr-10 lg:-ml-12 lg:block">
            <ProgressArcs lit={lit} variant="sidebar" />
          </div>
        </div>
      </div>
    </header>
  )
}

/** Links to the field, which is below a phone's first screen. */
const Beginning = () => (
  <a
    href={`#${EMAIL_ID}`}
    className={buttonClass({ variant: 'primary', className: 'brand-controls mt-4 lg:hidden' })}
    onClick={(event) => {
      event.preventDefault()
      focusField('account.email')
    }}
  >
    Begin
  </a>
)
