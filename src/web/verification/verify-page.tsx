import { Lobby } from '../ui/lobby.tsx'

export default function VerifyPage() {
  return (
    <Lobby title="Confirm it's you">
      <p className="mt-4 text-lede text-ink-soft">Open this page with the link in the email we sent you.</p>
    </Lobby>
  )
}
