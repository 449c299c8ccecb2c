import type { Conversation } from '../../state/conversation.ts'

export type Asked = { state: Conversation; text: string }

/** `words`: what a question about the fact contains. `says`: its wordings. */
export type Fact = {
  /**
   * Prefixes, separated by commas ("sell" matches "selling"); up to three letters they are whole words. A phrase counts
   * once per word.
   */
  words: string
  says: readonly string[] | ((asked: Asked) => readonly string[])
}

/** The first fact answers if no other shares words with the question. */
export type Facts = Readonly<Record<string, Fact>>

export const fact = (words: string, ...says: readonly string[]): Fact => ({ words, says })
