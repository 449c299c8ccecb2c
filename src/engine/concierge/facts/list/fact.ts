import type { Conversation } from '../../state/conversation.ts'

export type Asked = { state: Conversation; text: string }

/** `words`: words of questions about the fact. `says`: its wordings. */
export type Fact = {
  /**
   * Prefixes, separated by commas: "sell" matches "selling". Prefixes of up to three letters match only whole words.
   * A phrase of three words counts three times.
   */
  words: string
  says: readonly string[] | ((asked: Asked) => readonly string[])
}

/** The first fact answers if no other shares words with the question. */
export type Facts = Readonly<Record<string, Fact>>

export const fact = (words: string, ...says: readonly string[]): Fact => ({ words, says })
