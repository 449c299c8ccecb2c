import { PageFrame } from '../ui/page-frame.tsx'

export default function PrivacyPage() {
  return (
    <PageFrame title="Privacy policy" lede="18+ only. Last updated September 24, 2025.">
      <p className="max-w-160">
        Your answers are used only to surface values-aligned matches and keep both sides safe.
      </p>
    </PageFrame>
  )
}
