import { leave } from '../session/leave.ts'
import { Lobby } from '../ui/lobby.tsx'
import { LinkSheet } from './link-sheet.tsx'

export default function VerifyPage() {
  return (
    <Lobby title="Confirm it's you">
      <LinkSheet leave={leave} />
    </Lobby>
  )
}
