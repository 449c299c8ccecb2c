import { leave } from '../session/leave.ts'
import { CenteredPage } from '../ui/page/centered-page.tsx'
import { LinkPanel } from './link-panel.tsx'

export default function VerifyPage() {
  return (
    <CenteredPage title="Confirm it's you">
      <LinkPanel leave={leave} />
    </CenteredPage>
  )
}
