import { useRef } from 'react'
import { movesByKeys } from '../ui/moves-by-keys.ts'
import type { useConversation } from './use-conversation.ts'

export const MESSAGE_ID = 'message'
export const LIST_ID = 'said'

/** Focuses the input. On touch screens it focuses the list, because the keyboard would cover the buttons. */
export function goOn() {
  const isFinger = !movesByKeys() && window.matchMedia?.('(pointer: coarse)').matches // jsdom lacks it
  document.getElementById(isFinger ? LIST_ID : MESSAGE_ID)?.focus()
}

type Conversation = Pick<ReturnType<typeof useConversation>, 'current' | 'send' | 'finish'>

/** `answered` settles with the last reply. */
export function usePressed({ current, send, finish }: Conversation) {
  const answered = useRef<Promise<unknown>>(Promise.resolve())

  function answer(text: string) {
    goOn()
    if (!current || send.isPending || finish.isPending) return
    answered.current = send.call({ to: current, text })
  }
  return { answered, answer }
}
