import { useSearchParams } from 'react-router'
import { CenteredPage } from '../ui/page/centered-page.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { UnsubscribePanel } from './unsubscribe-panel.tsx'
import { useUnsubscribing } from './use-unsubscribing.ts'

export default function UnsubscribePage() {
  const isAlive = useHydrated()
  const [params] = useSearchParams()
  const t = isAlive ? (params.get('t') ?? '') : undefined
  const unsubscribing = useUnsubscribing(t)
  return (
    <CenteredPage
      title={unsubscribing.state.status === 'done' ? 'You will hear less from us' : 'Stop these emails?'}
      documentTitle="Unsubscribe"
    >
      <UnsubscribePanel t={t} {...unsubscribing} />
    </CenteredPage>
  )
}
