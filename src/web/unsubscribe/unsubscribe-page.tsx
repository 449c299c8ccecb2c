import { useSearchParams } from 'react-router'
import { Lobby } from '../ui/lobby.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { UnsubscribeSheet } from './unsubscribe-sheet.tsx'
import { useUnsubscribing } from './use-unsubscribing.ts'

export default function UnsubscribePage() {
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  const t = isAlive ? (params.get('t') ?? '') : undefined
  const unsubscribing = useUnsubscribing(t)
  return (
    <Lobby
      title={unsubscribing.state.status === 'done' ? 'You will hear less from us' : 'Stop these emails?'}
      documentTitle="Unsubscribe"
    >
      <UnsubscribeSheet t={t} {...unsubscribing} />
    </Lobby>
  )
}
