import { useRef } from 'react'
import { movesByKeys } from '../ui/moves-by-keys.ts'
import type { useConversation } from './use-conversation.ts'

export const MESSAGE_ID = 'message'
export const LIST_ID = 'said'

/**
 * Puts the focus where one goes on after a press: where one writes, or in the list where a finger presses, since a
 * keyboard on the screen would cover what can be pressed next.
 */
export function goOn() {
  const isFinger = !movesByKeys() && window.matchMedia?.('(pointer: coarse)').matches // not in every test environment
  document.getElementById(isFinger ? LIST_ID : MESSAGE_ID)?.focus()
}

type Conversation = Pick<ReturnType<typeof useConversation>, 'current' | 'send' | 'finish'>

/** What is said by pressing it; `answered` is settled when the reply to the last of it has arrived. */
export function usePressed({ current, send, finish }: Conversation) {
  const answered = useRef<Promise<unknown>>(Promise.resolve())

  /** Sends what was pressed. The focus goes to where one goes on: what was pressed is gone. */
  function answer(text: string) {
    goOn()
    if (!current || send.isPending || finish.isPending) return
    answered.current = send.call({ to: current, text })
  }
  return { answered, answer }
}
