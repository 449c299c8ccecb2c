import { type RefObject, useRef, useState } from 'react'
import { MAX_CHAT_TEXT } from '#contract/limits.ts'
import { keepUnsent, unsentMessage } from '../session/conversation-memory.ts'
import { useSingleFlight } from '../ui/use-single-flight.ts'
import type { Send } from './use-conversation.ts'
import type { Conversation } from './use-open-conversation.ts'

/**
 * The message that is being written: kept over a reload, sent once at a time, and given back when it was lost.
 *
 * @param input where it is written
 */
export function useMessage(to: Conversation, send: Send, input: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState(unsentMessage)
  const [problem, setProblem] = useState<string>()
  const said = text.trim()
  /** Whether the message sent last arrived; pending while it is under way. */
  const arrival = useRef(Promise.resolve(true))

  function write(next: string) {
    setText(next)
    keepUnsent(next)
    setProblem(undefined)
    // What is written now counts, no longer what was lost.
    arrival.current = arrival.current.then(() => true)
  }

  const sendOnce = useSingleFlight(() => {
    let hasArrived = true
    arrival.current = send
      .call(
        { to, text: said },
        {
          onSuccess: () => keepUnsent(input.current?.value ?? ''),
          onError: () => {
            hasArrived = false
            setText((since) => (since === '' ? said : `${said}\n${since}`))
          },
        },
      )
      .then(() => hasArrived)
    return arrival.current
  })

  function submit() {
    if (said === '' || send.isPending) return
    if (said.length > MAX_CHAT_TEXT)
      return setProblem(`A message can have ${MAX_CHAT_TEXT} characters; this one has ${said.length}.`)
    setText('')
    setProblem(undefined)
    sendOnce()
  }

  return {
    text,
    /** What is wrong with it, in a sentence. */
    problem,
    setProblem,
    isBlank: said === '',
    write,
    submit,
    /** Whether nothing is left to be sent, once it is known what became of the message under way. */
    isAllSent: async () => said === '' && (await arrival.current),
  }
}
