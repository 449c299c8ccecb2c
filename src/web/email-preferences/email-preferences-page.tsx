import { PageFrame } from '../ui/page-frame.tsx'

export default function EmailPreferencesPage() {
  return (
    <PageFrame title="Email preferences" lede="We write seldom, and only what you asked for." isPrivate>
      <p>There is nothing to set yet.</p>
    </PageFrame>
  )
}
