import { useEffect } from 'react'
import { loadPageCode } from '../../ui/page/page-code.ts'
import { pathOf, STEPS } from '../form/steps.ts'

const FIRST_INPUT = ['pointerdown', 'keydown'] as const

/**
 * Loads all steps at the first press or key: the wizard then works offline, and the first page stays small.
 */
export function usePrefetchedSteps() {
  useEffect(() => {
    function prefetch() {
      for (const { section } of STEPS) void loadPageCode(pathOf(section))
    }
    function begin() {
      for (const event of FIRST_INPUT) window.removeEventListener(event, begin)
      window.addEventListener('online', prefetch)
      prefetch()
    }
    for (const event of FIRST_INPUT) window.addEventListener(event, begin)
    return () => {
      for (const event of FIRST_INPUT) window.removeEventListener(event, begin)
      window.removeEventListener('online', prefetch)
    }
  }, [])
}
