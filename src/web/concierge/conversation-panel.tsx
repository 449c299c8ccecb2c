import { type CSSProperties, type RefObject, useEffect, useId, useRef } from 'react'
import type { ChatTurn } from '#contract/concierge.ts'
import { SESSION_LABEL_LENGTH } from '#contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Note } from '../ui/feedback/note.tsx'
import { SpokenGroup } from '../ui/feedback/spoken-group.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import type { Contact } from './contact/use-contact.ts'
import { failureText } from './copy.ts'
import { openQuestion } from './dock/open-question.ts'
import { QuestionDock } from './dock/question-dock.tsx'
import { useDockHeight } from './dock/use-dock-height.ts'
import { HandedOver } from './handed-over.tsx'
import type { OnEdit } from './snapshot/row-editor.tsx'
import { StartOver } from './start-over.tsx'
import type { useConversation } from './use-conversation.ts'
import type { usePressed } from './use-pressed.ts'
import { YourLine } from './your-line.tsx'

type Props = {
  conversation: ReturnType<typeof useConversation>
  pressed: ReturnType<typeof usePressed>
  contact: Contact
  /** Shown next to the chat. */
  known: 'profile' | 'intake' | undefined
  /** Lines from before the profile was saved. They are read-only, and Begin continues from them. */
  earlier: readonly ChatTurn[]
  onCleared: () => void
  onSeeMatches: () => Promise<void>
  onEdit: OnEdit
}

export function ConversationPanel(props: Props) {
  const { conversation, pressed, contact, known, earlier, onCleared, onSeeMatches, onEdit } = props
  const { current, opened, finished, send } = conversation
  const { dock, height } = useDockHeight()
  const read = finished ?? earlier
  const { said, question } = current ? openQuestion(current) : {}
  const heading = useRef<HTMLHeadingElement>(null)
  const openLine = useRef<HTMLElement>(null)
  useFillLowScreen(heading, { sessionId: current?.sessionId, below: height })

  async function startOver() {
    onCleared()
    await conversation.startOver()
    contact.nameInput.current?.focus()
  }

  return (
    <Card
      as="section"
      isFlush
      aria-labelledby="conversation"
      style={{ '--below': `${current ? height : 0}px` } as CSSProperties}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-1.5 sm:px-9 sm:py-3 short:py-1.5">
        <h2
          ref={heading}
          id="conversation"
          className={classes('scroll-mt-2 text-h3', current && 'max-sm:sr-only short:text-body')}
        >
          Conversation
        </h2>
        {current && (
          <p className="text-small text-ink-soft tabular-nums">
            Session {current.sessionId.slice(0, SESSION_LABEL_LENGTH)}
          </p>
        )}
      </div>
      <ChatLog
        lines={current?.turns ?? read}
        restored={current ? current.restored : read.length}
        sending={send.isPending ? send.variables.text : undefined}
        newest={said}
        below={height}
        actions={current && { snapshot: current.snapshot, onAnswer: pressed.answer, onEdit }}
        after={
          current?.change ? (
            <HandedOver
              key={current.turns.length}
              {...{ onEdit, rows: current.change, snapshot: current.snapshot ?? {} }}
            />
          ) : current ? (
            current.done && <YourLine key={current.sessionId} conversation={current} openLine={openLine} />
          ) : (
            !finished && earlier.length > 0 && <GoOn />
          )
        }
      >
        {opened.isLoading ? <Opening /> : opened.isError ? <NotOpened {...opened} /> : <Invitation known={known} />}
        <NotForgotten {...conversation.forget} />
      </ChatLog>
      {current && (
        <QuestionDock
          {...{ dock, current, question, height }}
          isAlone={said === ''}
          isSending={send.isPending}
          onAnswer={pressed.answer}
        />
      )}
      {current && (
        <Composer
          {...{ conversation, current, contact, openLine }}
          answered={pressed.answered}
          onStartOver={startOver}
        />
      )}
      {!current && finished && (
        <Finished hasEmail={contact.email() !== ''} onSeeMatches={onSeeMatches} onStartOver={startOver} />
      )}
    </Card>
  )
}

/** On a low screen, scrolls the page head away. */
function useFillLowScreen(
  heading: RefObject<HTMLElement | null>,
  { sessionId, below }: { sessionId: string | undefined; below: number },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer scrolls before the list makes room for a question.
  useEffect(() => {
    if (sessionId && window.matchMedia?.('(height < 40rem)').matches) heading.current?.scrollIntoView() // jsdom lacks it
  }, [heading, sessionId, below])
}

const INVITATIONS = {
  profile:
    'Your profile is saved. Press Begin, and we go on from it; each answer can also be changed on your snapshot.',
  intake: 'Your intake is on the card already. Press Begin, and I ask only what is missing.',
  nothing:
    'Share your name and press Begin. I ask one thing at a time, note what I understand, and you can correct all of it.',
}

function Invitation({ known }: Pick<Props, 'known'>) {
  return (
    <div className="grid justify-items-start gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
      <Logo className="size-16" />
      <p className="max-w-120 font-display text-lede">{INVITATIONS[known ?? 'nothing']}</p>
    </div>
  )
}

const GoOn = () => <p className="border-t border-line pt-4 text-small text-ink-soft">{INVITATIONS.profile}</p>

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

/** Shown if the server still has the conversation that the dialog promised to delete. */
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

/** Takes the focus: the pressed button is gone. */
function Finished({ hasEmail, onSeeMatches, onStartOver }: FinishedProps) {
  const id = useId()
  return (
    <SpokenGroup labelledBy={id} className="grid gap-3 border-t border-line px-5 py-4 sm:px-9">
      <h3 id={id} className="text-lede">
        Your profile is saved.
      </h3>
      <p className="text-small text-ink-soft">
        {hasEmail
          ? 'Each answer can still be changed on the card.'
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
