import { SignedIn } from '../session/signed-in.tsx'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { ServerNote } from '../ui/page/server-note.tsx'
import { CODE_MINUTES } from './copy.ts'
import { Help } from './help.tsx'
import { OwnData } from './own-data.tsx'
import { SECTIONS, type Section } from './sections.tsx'

const HELP = { id: 'help', title: 'Help' }
const OWN_DATA = { id: 'your-data', title: 'Your data' }

export default function PrivacyPage() {
  return (
    <PageFrame
      title="Privacy policy"
      lede="18+ only. Last updated September 24, 2025."
      account={<SignedIn />}
      rail={<Contents />}
      isRailFirst
    >
      <div className="@container max-w-160">
        <ServerNote name="privacy" className="mb-8 empty:hidden" />
        {SECTIONS.map(({ text, ...heading }) => (
          <Part key={heading.id} {...heading}>
            {text}
          </Part>
        ))}
        <Part {...OWN_DATA}>
          <p>
            Export everything about you, or delete it, at any time. Deletion happens at once and ends every session.
            Both need a proof of your mailbox that is less than {CODE_MINUTES} minutes old, so that nobody else can do
            it at a browser you left open.
          </p>
          <OwnData />
        </Part>
        <Part {...HELP}>
          <Help />
        </Part>
      </div>
    </PageFrame>
  )
}

function Part({ id, title, children }: Pick<Section, 'id' | 'title'> & { children: Section['text'] }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-11 first:mt-0 [&_li]:relative [&_li]:mt-2 [&_li]:pl-5 [&_li]:before:absolute [&_li]:before:top-[0.75em] [&_li]:before:left-0 [&_li]:before:h-0.5 [&_li]:before:w-2.5 [&_li]:before:bg-accent [&>p]:mt-3 [&>ul]:mt-3"
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-8">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Contents() {
  return (
    <nav aria-label="On this page">
      <h2 className="mb-3 text-h3">On this page</h2>
      <ul>
        {[...SECTIONS, OWN_DATA, HELP].map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center border-t border-line py-2 text-small text-ink no-underline hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
