import { plainWords } from '../understand/built-in/reading/plain-words.ts'

const ON_CARD =
  /^\W*(?:(?:so|and|but|also)\s+)*(?:do|does|is|are|will|would|can) (?:my |the )?(.{2,40}?) (?:(?:be )?(?:show|shown|shows|seen|appear|appears|visible|listed|go)\b.{0,20})?\bon (?:my|the|a) card\W*$/
const SHOWN = /^(?:first |display )?names?$|^ages?$|^(?:city|town)$/
const HIDDEN =
  /\b(?:surname|last name|full name|job|work|employer|income|salary|photos?|pictures?|deal-?breakers?|notes?|email|phone|number|birthda(?:y|te)|address)\b/
const SHARED =
  /\b(?:smok\w+|drink\w*|kids|children|faith|religion|values?|interests?|budget|answers?|free times?|availability)\b/
const WHOLE =
  'a card shows your first name, age, city, a rough distance, the answers that you both gave, and your own line if you put one there.'

/** Answers "Does my age show on my card?" with Yes, No or Only, else null. */
export function cardAsked(question: string): (() => string) | null {
  const what = ON_CARD.exec(plainWords(question))?.[1]
  if (what === undefined) return null
  if (HIDDEN.test(what)) return () => `No: ${WHOLE}`
  if (SHOWN.test(what)) return () => `Yes: ${WHOLE}`
  if (SHARED.test(what))
    return () =>
      'Only to somebody who gave the same answer: a card names what you both chose, and no other answers on that subject.'
  return null
}
