/**
 * The template grammar of all texts. A template is a sentence with slots:
 * `{name}` puts a phrase in, `{Name}` puts it in with a capital, `{name:is|are}` agrees with it in number.
 */

/** Words that stand in the middle of a sentence, and whether a verb after them is plural. */
export type Phrase = { text: string; plural: boolean }
export type Slots = { readonly [slot: string]: Phrase | undefined }

const SLOT = /\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}/g

export const one = (text: string): Phrase => ({ text, plural: false })
export const many = (text: string): Phrase => ({ text, plural: true })

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Adjectives of places and languages, which keep their capital in the middle of a sentence. */
const PROPER =
  /^(?:[A-Z]\w+(?:ish|ese|ian|ean|can)|French|Greek|Dutch|German|Thai|Latin|Arabic|Hebrew|Welsh|Bible|Lego)\b/

/** Words that are a name ('Formula One', 'Italian cooking', 'DJing', 'D&D nights', 'K-pop') and keep the capitals they came with. */
const isProper = (text: string) =>
  PROPER.test(text) || /^\p{Lu}(?:\p{Lu}|[^\p{L}\s])/u.test(text) || /^\p{Lu}[\p{L}'-]*[ -]\p{Lu}\p{L}/u.test(text)

/** Lowers the first letter for the middle of a sentence; "I" and names in capitals keep theirs. */
export function uncapitalized(text: string): string {
  const first = /^[\p{L}'-]+/u.exec(text)?.[0] ?? ''
  return /^I(?:$|')/.test(first) || isProper(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

// British English, because it puts no comma before the last "and".
const LIST = new Intl.ListFormat('en-GB')

/** 'a', 'a and b', 'a, b and c'. */
export const inWords = (texts: readonly string[]): string => LIST.format(texts)

/** The same as a phrase. Nothing gives `undefined`, so that a template that needs it is passed over. */
export function listed(phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.length < 2 ? phrases[0] : many(inWords(phrases.map(({ text }) => text)))
}

/** The sentence, or `undefined` when a slot has nothing to stand in it. */
export function fill(template: string, slots: Slots): string | undefined {
  let complete = true
  const text = template.replaceAll(SLOT, (_, slot: string, singular?: string, plural?: string) => {
    const phrase = slots[uncapitalized(slot)]
    if (!phrase) complete = false
    if (!phrase) return ''
    if (singular !== undefined && plural !== undefined) return phrase.plural ? plural : singular
    return slot === uncapitalized(slot) ? phrase.text : capitalized(phrase.text)
  })
  return complete ? text : undefined
}
