import { type RefObject, useRef, useState } from 'react'
import { MAX_CHAT_TEXT } from '#contract/limits.ts'
import { keepUnsent, unsentMessage } from '../session/conversation-memory.ts'
import { useSingleFlight } from '../ui/use-single-flight.ts'
import type { Send } from './use-conversation.ts'
import type { Conversation } from './use-open-conversation.ts'

/** The message survives a reload, is never sent twice at once, and comes back after a failed send. */
export function useMessage(to: Conversation, send: Send, input: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState(unsentMessage)
  const [problem, setProblem] = useState<string>()
  const said = text.trim()
  /** True if the last message arrived. */
  const arrival = useRef(Promise.resolve(true))

  function write(next: string) {
    setText(next)
    keepUnsent(next)
    setProblem(undefined)
    // New text replaces an unsent message.
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
    problem,
    setProblem,
    isBlank: said === '',
    write,
    submit,
    /** Waits for a message that is being sent. */
    isAllSent: async () => said === '' && (await arrival.current),
  }
}
