import { leave } from '../session/leave.ts'
import { CenteredPage } from '../ui/page/centered-page.tsx'
import { DraftChoicePanel } from './draft-choice-panel.tsx'

export default function DraftChoicePage() {
  return (
    <CenteredPage title="Which draft shall we use?" documentTitle="Choose a draft">
      <DraftChoicePanel leave={leave} />
    </CenteredPage>
  )
}
