import { leave } from '../session/leave.ts'
import { Lobby } from '../ui/lobby.tsx'
import { DraftChoiceSheet } from './draft-choice-sheet.tsx'

export default function DraftChoicePage() {
  return (
    <Lobby title="Which draft shall we use?" documentTitle="Choose a draft">
      <DraftChoiceSheet leave={leave} />
    </Lobby>
  )
}
