import { PageFrame } from '../ui/page-frame.tsx'

export default function ResultsPage() {
  return (
    <PageFrame title="Your matches" isPrivate>
      <p>There is nothing to list yet.</p>
    </PageFrame>
  )
}
