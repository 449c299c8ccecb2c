import { Lobby } from '../ui/lobby.tsx'

export default function UnsubscribePage() {
  return (
    <Lobby title="Stop these emails?" documentTitle="Unsubscribe">
      <p className="mt-4 text-lede text-ink-soft">Open this page with the link in one of our emails.</p>
    </Lobby>
  )
}
