import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/house.tsx'
import { HousePlan } from '../ui/house-plan.tsx'
import { INTRO } from './copy.ts'
import { ProgressList, useDone } from './progress-list.tsx'
import { indexOf, STEPS } from './steps.ts'
import { useWizard } from './use-wizard.ts'

/** The green wall: who speaks, what for, and how far the person has come. */
export function Hall() {
  const { step, submission } = useWizard()
  const isStepDone = useDone()
  const isFinished = submission.status === 'success'
  // The step at hand is lit with those behind it: its pair of arcs is being drawn.
  const lit = STEPS.filter((other) => isFinished || isStepDone(other) || other === step).length
  // On a phone the words are said once; after that the room belongs to the questions.
  const later = indexOf(step.section) > 0 && 'hidden lg:block'
  return (
    // Clipped, not hidden: a hidden overflow would keep the wall from staying in view while the room scrolls.
    <header className="hall overflow-clip!">
      <div className="lg:sticky lg:top-0 lg:h-svh">
        <div className="absolute inset-0 -z-1 overflow-clip">
          <HousePlan lit={lit} place="wall" />
        </div>
        <div className="px-5 pt-3 pb-5 lg:h-full lg:overflow-y-auto lg:pt-10 lg:pr-10 lg:pb-8 lg:pl-12">
          <Logo />
          <h2
            className={classes(
              'mt-3 text-[1.625rem] leading-[1.2] lg:mt-12 lg:text-[2.125rem] lg:leading-[1.16]',
              later,
            )}
          >
            A good introduction begins with you.
          </h2>
          <p className={classes('mt-2 text-small text-hall-soft lg:mt-3.5 lg:max-w-72', later)}>{INTRO}</p>
          <ProgressList />
        </div>
      </div>
    </header>
  )
}
