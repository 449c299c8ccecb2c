import { FormProvider, useForm } from 'react-hook-form'
import { Link, Outlet } from 'react-router'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NeedsScripts } from '../../ui/page/needs-scripts.tsx'
import { SiteFooter } from '../../ui/page/site-header.tsx'
import { EMPTY_VALUES, type FieldName, type WizardValues } from '../form/form-values.ts'
import { stepResolver } from '../form/rules.ts'
import { pathOf, stepOf } from '../form/steps.ts'
import { useHomePage } from '../home/use-home-page.ts'
import { VerificationProvider } from '../verification/use-verification.ts'
import { QuestionArea } from './question-area.tsx'
import { usePrefetchedSteps } from './use-prefetched-steps.ts'
import { useUrlParams } from './use-url-params.ts'
import { WizardProvider } from './use-wizard.ts'
import { useWizardState } from './use-wizard-state.ts'
import { WizardSidebar } from './wizard-sidebar.tsx'

export default function IntakeLayout() {
  const form = useForm<WizardValues>({
    // Validates on blur, then on each change until valid.
    mode: 'onTouched',
    resolver: stepResolver,
    defaultValues: EMPTY_VALUES,
    shouldFocusError: false,
  })
  const wizard = useWizardState(form)
  useUrlParams(form, wizard)
  usePrefetchedSteps()
  const Home = useHomePage()
  const { banner, question } = useFrozenWhilePressed({ banner: wizard.banner, question: wizard.draft.question })
  return (
    <FormProvider {...form}>
      <VerificationProvider value={wizard.verification}>
        <WizardProvider value={wizard}>
          {Home ? (
            <Home />
          ) : (
            <div
              data-wizard=""
              className="grid min-h-svh grid-rows-[auto_1fr] lg:grid-cols-[min(25rem,40vw)_1fr] lg:grid-rows-1"
            >
              <WizardSidebar />
              <div className="min-w-0 bg-page pb-10 lg:px-10 lg:pt-16 lg:pb-8">
                <div className="mx-auto max-w-176">
                  <NeedsScripts title="The intake needs JavaScript" className="max-lg:rounded-none! lg:mb-5">
                    Without it nothing that you type here is kept.
                  </NeedsScripts>
                  {banner && (
                    <div className="lg:mb-5">
                      <Banner
                        isMistake={banner.leadsTo !== undefined}
                        action={banner.leadsTo && <LinkTo field={banner.leadsTo} />}
                      >
                        <b>{banner.text}</b> {banner.more}
                      </Banner>
                    </div>
                  )}
                  <QuestionArea question={question} />
                  <main id="main" tabIndex={-1} className="focus:outline-none">
                    <Outlet />
                  </main>
                  <SiteFooter className="px-5 pt-6 lg:px-0" />
                </div>
              </div>
            </div>
          )}
        </WizardProvider>
      </VerificationProvider>
    </FormProvider>
  )
}

function LinkTo({ field }: { field: FieldName }) {
  const { section, title } = stepOf(field)
  return (
    <Link to={pathOf(section)} state={{ field }}>
      Go to {title}
    </Link>
  )
}
