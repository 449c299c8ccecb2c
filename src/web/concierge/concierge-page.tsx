import type { EditedValue, SnapshotPath } from '#contract/concierge.ts'
import { memberClient } from '../api/member-client.ts'
import { WithQueries } from '../api/queries.tsx'
import { useIntroductions } from '../introductions/use-introductions.ts'
import { WaitingLine } from '../introductions/waiting-line.tsx'
import { SignedIn } from '../session/signed-in.tsx'
import { useSession } from '../session/use-session.ts'
import { useFrozenWhilePressed } from '../ui/defer-while-pressed.ts'
import { NeedsScripts } from '../ui/page/needs-scripts.tsx'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { AlsoAsk } from './also-ask.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { useContact } from './contact/use-contact.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { refusalText } from './copy.ts'
import { NextStages } from './next-stages.tsx'
import { newsIn } from './receipt/receipt.ts'
import { SnapshotCard } from './snapshot/snapshot-card.tsx'
import { SuggestionSection } from './suggestions/suggestion-section.tsx'
import { useSuggestions } from './suggestions/use-suggestions.ts'
import { useConversation } from './use-conversation.ts'
import { usePressed } from './use-pressed.ts'
import { useAutomaticLookup, useSavedProfile } from './use-saved-profile.ts'
import { useToldIntake } from './use-told-intake.ts'

export default function ConciergePage() {
  return (
    <WithQueries>
      <PageFrame
        title="Concierge"
        lede="A short conversation, in your own words. What you would rather not say stays unsaid."
        isSlim
        isPrivate
        account={<SignedIn />}
      >
        <NeedsScripts title="The concierge needs JavaScript" className="mb-6">
          Without it no message reaches us.
        </NeedsScripts>
        <Concierge />
      </PageFrame>
    </WithQueries>
  )
}

function Concierge() {
  const session = useSession()
  const contact = useContact(session)
  const introductions = useIntroductions(session.status === 'known' ? session.email : null)
  // Replies must not move a button that is being pressed.
  const saved = useFrozenWhilePressed(useSavedProfile())
  const conversation = useFrozenWhilePressed(useConversation(session, saved.setProfile))
  const pressed = usePressed(conversation)
  const suggestions = useFrozenWhilePressed(useSuggestions())
  const { current, opened, begin } = conversation
  const isQuiet = session.status !== 'asking' && !opened.isLoading && !current && !begin.isPending
  useAutomaticLookup(saved, { email: contact.knownEmail, isQuiet })

  const isNew = isQuiet && !saved.profile && saved.lookup.isError
  const told = useFrozenWhilePressed(useToldIntake({ email: contact.knownEmail, isWanted: isNew }))

  const learned = current ?? saved.profile
  const snapshot = learned?.snapshot ?? undefined
  const isTold = snapshot === undefined && told?.snapshot !== undefined
  const isBeforeMatches = !suggestions.people && !suggestions.isPending && !suggestions.error
  const seeMatches = () =>
    suggestions.see({ snapshot, yourName: current?.name ?? (contact.name() || saved.profile?.name || '') })

  async function edit(path: SnapshotPath, value: EditedValue): Promise<string | undefined> {
    try {
      if (current) {
        await conversation.edit(path, value)
        return undefined
      }
      const edited = await memberClient.editSnapshot({ email: contact.validEmail() || null, path, value })
      saved.setProfile({ ...saved.profile, snapshot: edited.snapshot, sources: edited.sources, updatedAt: undefined })
      return undefined
    } catch (error) {
      return refusalText(error)
    }
  }

  return (
    <>
      <WaitingLine introductions={introductions} />
      <ContactForm {...{ contact, saved, conversation }} toldName={told?.name} />
      <div className="mt-3.5 grid gap-4 *:min-w-0 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8 lg:gap-y-10">
        <ConversationPanel
          conversation={conversation}
          pressed={pressed}
          contact={contact}
          known={saved.profile ? 'profile' : told?.snapshot && 'intake'}
          earlier={saved.profile?.lines ?? []}
          onCleared={() => {
            suggestions.clear()
            saved.clearLines()
          }}
          onSeeMatches={seeMatches}
          onEdit={edit}
        />
        <SnapshotCard
          snapshot={snapshot ?? told?.snapshot}
          sources={learned?.sources ?? []}
          savedAt={isTold ? 'intake' : current ? undefined : saved.profile && (saved.profile.updatedAt ?? 'now')}
          lines={current?.turns ?? saved.profile?.lines ?? []}
          asked={current?.asks}
          news={newsIn(current?.turns)}
          suggestions={suggestions}
          onSeeMatches={seeMatches}
          onEdit={isTold ? undefined : edit}
        />
        <div className="grid gap-6 empty:hidden lg:-mt-4">
          {current && <AlsoAsk onAsk={pressed.answer} />}
          {isBeforeMatches && <NextStages />}
        </div>
        <SuggestionSection
          suggestions={suggestions}
          isOutdated={suggestions.isOutdated(snapshot)}
          onRetry={seeMatches}
          yourName={() => current?.name ?? contact.name()}
          introductions={introductions}
        />
      </div>
    </>
  )
}
