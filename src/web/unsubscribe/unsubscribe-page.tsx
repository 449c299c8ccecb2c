import { Lobby } from '../ui/lobby.tsx'
import { UnsubscribeSheet } from './unsubscribe-sheet.tsx'

export default function UnsubscribePage() {
  return (
    <Lobby title="Stop these emails?" documentTitle="Unsubscribe">
      <UnsubscribeSheet />
    </Lobby>
  )
}
