import { SignedIn } from '../session/signed-in.tsx'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { PreferencesForm } from './preferences-form.tsx'

export default function EmailPreferencesPage() {
  return (
    <PageFrame
      title="Email preferences"
      lede="We write seldom, and you decide what about."
      isPrivate
      account={<SignedIn />}
      rail={<AboutMail />}
    >
      <PreferencesForm />
    </PageFrame>
  )
}

function AboutMail() {
  return (
    <section>
      <h2 className="mb-2 text-h3">What our mail is like</h2>
      <p className="text-small text-ink-soft">
        Plain, short and private. No tracking, no names in the subject line, and one press to stop it.
      </p>
    </section>
  )
}
