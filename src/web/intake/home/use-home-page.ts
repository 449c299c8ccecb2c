import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { rememberHome, showStep } from '../../session/home-memory.ts'
import { useSessionSoFar } from '../../session/use-session.ts'
import { pathOf } from '../form/steps.ts'

/**
 * Replaces the Account step for submitted members, unless a wizard link asks for the step.
 * @returns undefined for everyone else, while loading, and after a failure
 */
export function useHomePage(): ComponentType | undefined {
  const { pathname, state } = useLocation()
  const session = useSessionSoFar()
  const [Page, setPage] = useState<ComponentType>()
  const isMember = session.status === 'known' && session.verified && session.submitted === true
  const isVisitor = session.status === 'known' && !isMember
  const isHome = isMember && !session.suspended && state === null && pathname.replace(/\/$/, '') === pathOf('account')
  useEffect(() => {
    if (isHome) {
      const show = ({ HomePage }: { HomePage: ComponentType }) => setPage(() => HomePage)
      void import('./home-page.tsx').then(show).then(() => rememberHome(true), showStep)
    } else if (isVisitor) rememberHome(false)
    else if (session.status !== 'asking' || state !== null) showStep()
  }, [isHome, isVisitor, session.status, state])
  return isHome ? Page : undefined
}
