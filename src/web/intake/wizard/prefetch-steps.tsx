import { useContext, useEffect, useState } from 'react'
import { PrefetchPageLinks, UNSAFE_FrameworkContext } from 'react-router'
import { pathOf, STEPS } from '../form/steps.ts'
import { useWizard } from './use-wizard.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const

/**
 * Fetches the other steps once the person begins, so that the wizard goes on when the network goes away. Not before:
 * the first page of a visit has no kilobytes to spare.
 */
export function PrefetchSteps() {
  const { step } = useWizard()
  const hasBegun = useHasBegun()
  // Without the framework around it, as in a component test, there is nothing to fetch.
  const isWhole = useContext(UNSAFE_FrameworkContext) !== undefined
  if (!hasBegun || !isWhole) return null
  return STEPS.filter((other) => other !== step).map(({ section }) => (
    <PrefetchPageLinks key={section} page={pathOf(section)} />
  ))
}

function useHasBegun() {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const begin = () => setBegun(true)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, begin, { once: true })
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, begin)
    }
  }, [])
  return hasBegun
}
