import { useId } from 'react'
import { SESSION_LABEL_LENGTH } from '#contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { SpokenGroup } from '../ui/feedback/spoken-group.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Answers } from './answers.tsx'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import type { Contact } from './contact/use-contact.ts'
import { failureText } from './copy.ts'
import { openChange } from './snapshot/snapshot-rows.ts'
import { StartOver } from './start-over.tsx'
import type { useConversation } from './use-conversation.ts'
import type { usePressed } from './use-pressed.ts'

type Props = {
  conversation: ReturnType<typeof useConversation>
  pressed: ReturnType<typeof usePressed>
  contact: Contact
  /** A profile of theirs was saved, and is shown beside. */
  hasProfile: boolean
  /** Called when everything was cleared to start over. */
  onCleared: () => void
  /** Asks for the people whom the saved profile leads to. */
  onSeeMatches: () => Promise<void>
}

/** The conversation: what was said, and where one goes on, begins or ends. */
export function ConversationPanel({ conversation, pressed, contact, hasProfile, onCleared, onSeeMatches }: Props) {
  const { current, opened, finished, send } = conversation

  async function startOver() {
    onCleared()
    await conversation.startOver()
    contact.nameInput.current?.focus()
  }

  return (
    <Card as="section" isFlush aria-labelledby="conversation">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-3 sm:px-9">
        <h2 id="conversation" className="text-h3">
          Conversation
        </h2>
        {current && (
          <p className="text-small text-ink-soft tabular-nums">
            Session {current.sessionId.slice(0, SESSION_LABEL_LENGTH)}
          </p>
        )}
      </div>
      <ChatLog
        lines={current?.turns ?? finished ?? []}
        restored={current ? current.restored : (finished?.length ?? 0)}
        sending={send.isPending ? send.variables.text : undefined}
        after={
          current && <Answers key={current.turns.length} {...current} onAnswer={pressed.answer} onChange={openChange} />
        }
      >
        {opened.isLoading ? (
          <Opening />
        ) : opened.isError ? (
          <NotOpened {...opened} />
        ) : (
          <Invitation hasProfile={hasProfile} />
        )}
        <NotForgotten {...conversation.forget} />
      </ChatLog>
      {current && (
        <Composer {...{ conversation, current, contact }} answered={pressed.answered} onStartOver={startOver} />
      )}
      {!current && finished && (
        <Finished hasEmail={contact.email() !== ''} onSeeMatches={onSeeMatches} onStartOver={startOver} />
      )}
    </Card>
  )
}

function Invitation({ hasProfile }: { hasProfile: boolean }) {
  return (
    <div className="grid justify-items-start gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
      <Logo className="size-16" />
      <p className="max-w-120 font-display text-lede">
        {hasProfile
          ? 'Your profile is saved. Press Begin, and we go on from it; each answer can also be changed on your snapshot.'
          : 'Share your name and press Begin. I ask one thing at a time, note what I understand, and you can correct all of it.'}
      </p>
    </div>
  )
}

function Opening() {
  return (
    <p className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      Opening your conversation...
    </p>
  )
}

function NotOpened({ error, refetch }: Pick<Props['conversation']['opened'], 'error' | 'refetch'>) {
  return (
    <Note
      tone="bad"
      title="Your conversation could not be opened."
      action={
        <Button size="small" onPress={() => refetch()}>
          Try again
        </Button>
      }
    >
      {failureText(error)}
    </Note>
  )
}

/** What was said is cleared from the page, and still kept: the question had promised otherwise. */
function NotForgotten({ isError, error, variables, call }: Props['conversation']['forget']) {
  return (
    <div role="alert" className="mt-5 empty:sr-only">
      {isError && (
        <Note
          tone="bad"
          title="What was said could not be deleted yet."
          action={
            <Button size="small" onPress={() => call(variables)}>
              Try again
            </Button>
          }
        >
          {failureText(error)}
        </Note>
      )}
    </div>
  )
}

type FinishedProps = { hasEmail: boolean; onSeeMatches: () => Promise<void>; onStartOver: () => Promise<void> }

/** The end: said where the focus goes, with the way on beside it, because the button that was pressed is gone. */
function Finished({ hasEmail, onSeeMatches, onStartOver }: FinishedProps) {
  const id = useId()
  return (
    <SpokenGroup labelledBy={id} className="grid gap-3 border-t border-line px-5 py-4 sm:px-9">
      <h3 id={id} className="text-lede">
        Your profile is saved.
      </h3>
      <p className="text-small text-ink-soft">
        {hasEmail
          ? 'Begin again whenever something should change.'
          : 'It opens in this browser when you begin again. With a contact email you could look it up here, too.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onPress={onSeeMatches}>
          See who suits you
        </Button>
        <StartOver isAsked={false} onConfirm={onStartOver} />
      </div>
    </SpokenGroup>
  )
}
