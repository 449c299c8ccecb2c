import type { Conversation } from '../../state/conversation.ts'

/** `text` is in plain words. */
export type Asked = { state: Conversation; text: string }

/** The words that a question about a fact contains, separated by commas, and the wordings of the fact. */
export type Fact = {
  /**
   * Prefixes of words ("sell" matches "selling"). Up to three letters they are whole words. A phrase counts once per
   * word.
   */
  words: string
  says: readonly string[] | ((asked: Asked) => readonly string[])
}

/** The first fact is told if no other shares words with the question. */
export type Facts = Readonly<Record<string, Fact>>

export const fact = (words: string, ...says: readonly string[]): Fact => ({ words, says })
