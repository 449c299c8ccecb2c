import type { Conversation } from '../../state/conversation.ts'

/** What a question was asked in: `text` in plain words. */
export type Asked = { state: Conversation; text: string }

/** The words that a question on a fact shares, with commas between them, and the ways to say the fact. */
export type Fact = {
  /** Beginnings of words ("sell" is in "selling"); up to three letters, whole words. A phrase counts by its words. */
  words: string
  says: readonly string[] | ((asked: Asked) => readonly string[])
}

/** What is true on one topic: the first fact is told where the question shares no words with the others. */
export type Facts = Readonly<Record<string, Fact>>

export const fact = (words: string, ...says: readonly string[]): Fact => ({ words, says })
