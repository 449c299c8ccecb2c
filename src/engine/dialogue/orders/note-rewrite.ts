import { MAX_NOTES } from '#contract/limits.ts'
import { named, stemsIn } from '../named-entries.ts'
import { type Proposal, putting } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { phrase } from '../reading/wording.ts'
import { anyCase, pattern } from '../reading/words.ts'
import type { Conversation, Entry } from '../state.ts'
import { LEAD, listNamed } from './commands/command.ts'
import { quotesIn } from './new-words.ts'
import { NEXT_ORDER } from './note-order.ts'

/** A note that gets other words: nothing is proposed where the note or its words are not certain. */
export type NoteRewrite = { proposals: Proposal[]; order: string; rest: string }

const CHANGE = /make|change|amend|edit|alter|correct|update|rewrite|reword|set|put|have|get|let|turn/
const TAKE_OUT = /delete|remove|take|scrap|drop|cut|bin|lose|erase/
const ONLY = /(?:just |only |simply |please )*/
const SAYS = pattern`(?:(?:should|must|has to|needs? to|ought to|can) )?${ONLY}(?:says?|reads?)`
const INSTEAD = pattern`${ONLY}(?:(?:it|that|the note) )?(?:${SAYS}|(?:put|write|have)(?: (?:instead|down|in its place|it as))*|make (?:it|that)(?: say)?|change it to|amend it to)`
/** "Make that note about Fridays just say …", "put the Thursday note as …". */
const CHANGED = anyCase(
  pattern`${LEAD}${CHANGE}\s+((?:[\w'-]+\s+){0,6}?notes?(?:\s+(?:about|on|of|with)\s+[^,.:;"]+?)?)\s+(?:to |into |so (?:that )?it )?(?:${ONLY}(?:says?|reads?|be)|as|to|into)(?::|\s|$)(.*)$`,
)
/** "Take out the part about him eating, just say …", "delete the two notes and put instead …". */
const REPLACED = anyCase(
  pattern`${LEAD}${TAKE_OUT}\s+(.+?)(?:[,;.]\s*|\s+)(?:(?:and|then|but)\s+)*${INSTEAD}\b\s*:?\s*(.*)$`,
)
/** "You've the Cherbourg one awful long, make it …": two sentences to the reader. */
const MADE = anyCase(pattern`^\W*(?:(?:and|so|but)\s+)*(?:make it|change it to|it should ${ONLY}say)\b\s*:?\s*(.*)$`)
const OF_AN_ENTRY = /\b(?:one|notes?|line|bit)\b/i
/** "Delete both the Friday notes". */
const BOTH = anyCase(
  pattern`${LEAD}${TAKE_OUT}(?: (?:out|off))?\s+(both\s+(?:of\s+)?(?:the\s+|my\s+|those\s+)?[\w' -]+? notes)(?: (?:off|out|away))?\W*$`,
)
const POINTS = /^(?:(?:it|that|this|the|my|your|word|words|part|bit|line|one|off|out|away|note|last|whole|thing)\s*)+$/i
const ALL_OF_THEM =
  /^(?:both|all|the two|these|those|the|my|all (?:of )?(?:the|my|those))\s+(?:(?:of )?(?:the |my |those )?)?notes$/i
const COURTESY = /(?:\s+(?:instead|please|pls|thanks|thank you|ok|that's it|that is all))+\W*$/i

const FORMS = [BOTH, CHANGED, REPLACED]

/** The order to put other words in the place of a note, with the note by its words or the one spoken of last. */
export function noteRewrite(sentences: readonly Sentence[], before: Conversation): NoteRewrite | null {
  const notes = before.entries.filter(({ path }) => path === 'notes')
  if (notes.length === 0) return null
  for (const [at, { original, asks }] of sentences.entries()) {
    const last = sentences[at - 1]?.original ?? ''
    const made = OF_AN_ENTRY.test(last) ? MADE.exec(original)?.[1] : undefined
    const form = FORMS.map((one) => one.exec(original)).find((found) => found !== null)
    const [, what = '', words = ''] = asks ? [] : made === undefined ? (form ?? []) : ['', last, made]
    const meant = what === '' ? [] : notesMeant(what, original, { notes, before })
    if (what === '' || (meant.length === 0 && !/\bnotes?\b/i.test(what)) || listNamed(words) !== null) continue
    const anew = phrase(wordsIn(words), MAX_NOTES)
    const off = meant.map(
      ({ value }): Proposal => ({ kind: 'remove', path: 'notes', value: String(value), words: original }),
    )
    const isSure = meant.length > 0 && (anew !== '' || BOTH.test(original))
    const others = sentences
      .filter((_, place) => place !== at && !(made !== undefined && place === at - 1))
      .map((one) => one.original)
    return {
      proposals: isSure
        ? [...off, ...(anew === '' ? [] : [putting({ path: 'notes', value: anew, words: original })])]
        : [],
      order: original,
      rest: others.join('\n'),
    }
  }
  return null
}

/** The new words: what is quoted, else all up to another order. */
const wordsIn = (said: string): string => quotesIn(said)[0] ?? (said.split(NEXT_ORDER)[0] ?? '').replace(COURTESY, '')

type Standing = { notes: readonly Entry[]; before: Conversation }

/** The notes that an order names; none where it is not certain which. */
function notesMeant(what: string, original: string, { notes, before }: Standing): Entry[] {
  if (ALL_OF_THEM.test(what.trim())) return /\b(?:both|two)\b/i.test(what) && notes.length !== 2 ? [] : [...notes]
  const last = notes.findLast(({ turn }) => turn === before.turn - 1)
  // "Take that off and put daytimes" may be about any row.
  const isOfWords = /\b(?:notes?|words?|line|part|bit)\b/i.test(what) && notes.length === 1
  if (POINTS.test(what)) return isOfWords ? [...notes] : last ? [last] : []
  const isBoth = /\bboth\b/i.test(what)
  const found = isBoth ? [] : named(plainWords(what), original, before.entries)
  if (found.length > 0) return found.length === 1 && found[0]?.path === 'notes' ? found : []
  // "That note about Fridays": of notes a day is a name.
  const sharing = /\bnotes?\b/i.test(what) ? notes.filter((one) => sharesAny(what, String(one.value))) : []
  return sharing.length === (isBoth ? 2 : 1) ? sharing : []
}

/** Whether two texts share the beginning of a word: "Friday", "Fridays". */
const sharesAny = (one: string, other: string) => {
  const begun = (text: string) => [...stemsIn(text)].map((stem) => stem.slice(0, LEAST_SHARED))
  return begun(one).some((stem) => begun(other).includes(stem))
}
const LEAST_SHARED = 5
