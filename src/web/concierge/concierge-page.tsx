import { PageFrame } from '../ui/page-frame.tsx'

export default function ConciergePage() {
  return (
    <PageFrame
      title="Concierge"
      lede="A short conversation, in your own words. What you would rather not say stays unsaid."
      isSlim
      isPrivate
    >
      <p>The conversation is not open yet.</p>
    </PageFrame>
  )
}
