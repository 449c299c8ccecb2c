import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { inputClass } from '../ui/fields/input-look.ts'
import type { Contact } from './contact/use-contact.ts'
import { CONVERSATION_GONE, failureText, sendFailureHint, UNPUT_LINE, UNSENT_WORDS } from './copy.ts'
import { wordsAndLines } from './help-lines.tsx'
import { StartOver } from './start-over.tsx'
import type { useConversation } from './use-conversation.ts'
import { useMessage } from './use-message.ts'
import type { Conversation } from './use-open-conversation.ts'
import { goOn, MESSAGE_ID } from './use-pressed.ts'

type Props = {
  conversation: ReturnType<typeof useConversation>
  current: Conversation
  contact: Contact
  /** Settles with the reply to the last pressed answer. */
  answered: RefObject<Promise<unknown>>
  /** The editor of an unsaved card line. */
  openLine: RefObject<HTMLElement | null>
  onStartOver: () => Promise<void>
}

const FORM =
  'grid gap-3 border-t border-line px-5 py-4 short:gap-y-1 short:py-2.5 sm:px-9 @min-[44rem]:short:grid-cols-[minmax(0,1fr)_auto] *:first:col-span-full'

export function Composer({ conversation, current, contact, openLine, answered, onStartOver }: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  const { send, finish } = conversation
  const message = useMessage(current, send, input)

  const isHelped = wordsAndLines(current.turns.at(-1)?.text ?? '').some((block) => typeof block !== 'string')

  // After a reload the browser sets the focus.
  const isBegun = current.restored === 0
  useEffect(() => {
    if (isBegun) goOn()
  }, [isBegun])

  // On a very low screen a reply and its chips push the input out of view.
  const said = current.turns.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new line.
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView?.({ block: 'nearest' }) // jsdom lacks it
  }, [said])

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    if (!finish.isPending && !current.isClosed) message.submit()
  }

  async function save() {
    await answered.current
    if (openLine.current) {
      openLine.current.querySelector('textarea')?.focus()
      return message.setProblem(UNPUT_LINE)
    }
    if (await message.isAllSent()) return finish.call({ sessionId: current.sessionId, email: contact.validEmail() })
    message.setProblem(UNSENT_WORDS)
    input.current?.focus()
  }

  return (
    <form noValidate method="dialog" onSubmit={submit} className={FORM}>
      <Trouble conversation={conversation} problem={message.problem} />
      {current.isClosed ? (
        <p className="text-small text-ink-soft">This conversation has ended, and nothing of it is kept.</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <MessageInput inputRef={input} text={message.text} onChange={message.write} onEnter={submit} />
          <Button
            type="submit"
            size="beside"
            variant={current.done ? 'second' : 'primary'}
            isPending={send.isPending}
            isUnavailable={message.isBlank}
          >
            {send.isPending ? 'Sending...' : 'Send'}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="-ml-3">
          <StartOver isAsked={!current.isClosed} onConfirm={onStartOver} />
        </div>
        {!current.isClosed && (
          <Button
            size="small"
            variant={isHelped ? 'quiet' : current.done ? 'primary' : 'second'}
            isPending={finish.isPending}
            onPress={save}
          >
            {finish.isPending ? 'Saving…' : 'Finish & Save Profile'}
          </Button>
        )}
      </div>
    </form>
  )
}

type InputProps = {
  inputRef: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  onEnter: (event: KeyboardEvent) => void
}

function MessageInput({ inputRef, text, onChange, onEnter }: InputProps) {
  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends an input method's composition.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) onEnter(event)
  }
  return (
    <>
      <label htmlFor={MESSAGE_ID} className="sr-only">
        Your message
      </label>
      <textarea
        ref={inputRef}
        id={MESSAGE_ID}
        name="message"
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Write your reply"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={inputClass({
          className:
            'max-h-32 resize-none [field-sizing:content] placeholder:text-ink-soft not-supports-[field-sizing:content]:min-h-22',
        })}
      />
    </>
  )
}

function Trouble({
  conversation: { send, finish },
  problem,
}: Pick<Props, 'conversation'> & { problem: string | undefined }) {
  const failed = finish.isError ? finish : send.isError ? send : undefined
  const hint = failed && sendFailureHint(failed.error)
  return (
    <div role="alert" className="empty:sr-only">
      {problem ? (
        <ErrorText>{problem}</ErrorText>
      ) : (
        failed && (
          <ErrorText>
            {failureText(failed.error)} {failed === send || hint === CONVERSATION_GONE ? hint : 'Nothing was lost.'}
          </ErrorText>
        )
      )}
    </div>
  )
}
