import { MAX_NAME } from '#contract/limits.ts'
import { stemsIn } from '../../named-entries.ts'
import { type Proposal, putting } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import type { Sentence } from '../../reading/sentences.ts'
import { phrase } from '../../reading/wording.ts'
import { anyCase, oneOf, pattern } from '../../reading/words.ts'
import { slotOf } from '../../slots.ts'
import type { Conversation, Entry } from '../../state.ts'
import { SECOND_THOUGHT } from '../entry-orders.ts'
import { FREE_LISTS } from '../list-names.ts'
import { asWritten, ORDERED, type Ordered } from '../order.ts'
import { EDGES, type Given, isQuoted, LEAD, listNamed, MOST_WORDS, VERB } from './command.ts'
import { put } from './entry-commands.ts'
import { carriedOut } from './plain-command.ts'

/** Where another command begins within a sentence. */
const NEXT = anyCase(
  pattern`[,;.:]?\s+(?:and|then|but|also|plus|n|&)\s+(?=(?:(?:also|then|please|just|now|pls|you can|could you|can you|will you|would you)\s+)*${VERB}\b)|[,;]\s+(?=(?:(?:also|then|so|but|please|just|now|pls|actually|no)\s+)*${VERB}\b)|(?<=["\u201d'\u2019]),\s+(?:and\s+)?(?=\w)`,
)
const MOST_SENTENCES = 3

/** What stands, changed command by command: what a later one means may have come or gone by one before it. */
type Done = { proposals: Proposal[]; before: Conversation }

/** What plain commands do, with what orders nothing as its rest, what may order something in other words, and what then stands. */
type Commands = { order: Ordered; open: string; before: Conversation }

/**
 * The plain commands of a message, each clause that is one with its verb, what it is about and where: carried out where
 * all of it is named plainly. The other clauses are the rest. Null where there is no such command.
 */
export function commandsIn(sentences: readonly Sentence[], given: Given): Commands | null {
  const rest: string[] = []
  const open: string[] = []
  const done: Done[] = []
  let before = given.before
  let isSettled = false
  const earlier: string[] = []
  for (const sentence of sentences) {
    const clauses = clausesOf(sentence)
    const left: string[] = []
    const count = done.length
    for (const { clause, mayCommand } of clauses) {
      const words = clause.replace(LEAD_OF_ALL, '')
      const around = { ...given, before, earlier: earlier.join('\n'), isShort: sentences.length <= MOST_SENTENCES }
      const isCommand = mayCommand && words !== ''
      const last = done.at(-1)
      const proposals = isCommand
        ? (elsewhere(words, last) ?? carriedOut(words, around) ?? inPlace(words, last, done.length > count))
        : null
      if (proposals === 'keep' && done.length > 0) {
        before = done.pop()?.before ?? before
        isSettled = true
      } else if (proposals === null || proposals === 'keep') {
        left.push(clause)
        earlier.push(clause)
      } else {
        done.push({ proposals, before })
        before = after(before, proposals)
        left.push(...besides(words, proposals))
      }
    }
    // "The dog thing is no deal-breaker, take out the cat": what stands beside a command orders nothing by itself.
    const isOpen = (clause: string) => done.length === count || BEGINS.test(clause)
    open.push(...left.filter(isOpen))
    rest.push(...left.filter((clause) => !isOpen(clause)))
  }
  return isSettled || done.length > 0 ? allOf(done, { rest, open, before }) : null
}

type Left = { rest: readonly string[]; open: readonly string[]; before: Conversation }
/** What the commands of a message do together. */
function allOf(done: readonly Done[], { rest, open, before }: Left): Commands {
  const proposals = done.flatMap((one) => one.proposals)
  const isKept = proposals.length === 0
  return {
    order: { ...ORDERED, proposals, isKept, rest: rest.join('\n') },
    open: isKept ? '' : open.join('\n'),
    before,
  }
}

/** "Why did you remove kind", "if I remove kind", "I told my ex to": speaks of an order, and gives none. */
export const TELLS_OF = pattern`^\W*(?:(?:and|so|but|well|ok|oh|no)\W+)*(?:${oneOf(
  /why|how come|what if|what happens|is it|did (?:you|i)|i (?:have )?never|i told (?!you)/,
  /if (?:i(?! may| can| could)|he|she|they|we|someone|somebody|anybody)|(?:do not|never) (?!want|need|list|keep|like|care)\w+/,
)})\b`

/** "Don't take it out", "I never asked you to …", "would you remove tall if …": none of it is a command. */
const SPEAKS_OF = anyCase(
  pattern`^\W*(?:(?!${VERB}\b)\w+[ ,]+){0,3}(?:don'?t|do not|never|didn'?t|not to|did not)\b
    |\bif (?!you (?:can|could|would|please|like|will)|possible|that'?s ok)`,
)
/** Begins with the verb of a command. */
export const BEGINS = anyCase(pattern`${LEAD}${VERB}\b`)

/** The clauses of a sentence, each with whether it may be a command. */
function clausesOf({ original, text, asks }: Sentence): { clause: string; mayCommand: boolean }[] {
  if (asks || SECOND_THOUGHT.test(text) || TELLS_OF.test(text)) return [{ clause: original, mayCommand: false }]
  const clauses: { clause: string; mayCommand: boolean }[] = []
  let from = 0
  const joints = [...original.matchAll(EACH_NEXT)].filter(({ index }) => !isQuoted(original, index))
  for (const joint of [...joints, null]) {
    const clause = original.slice(from, joint?.index)
    const last = clauses.at(-1)
    // "I told him to stop and delete it": what is only joined to no command is none.
    const isApart =
      last === undefined ||
      /[,;.:]\s*$/.test(
        original
          .slice(0, from)
          .trimEnd()
          .replace(/\s*(?:and|then|but|also|plus|n|&)$/, ''),
      )
    const isAsked = /^\W*(?:can|could|will|would) you\b/i.test(clause)
    const isJoined = isAsked || (last?.mayCommand === true && BEGINS.test(last.clause))
    clauses.push({ clause, mayCommand: !SPEAKS_OF.test(clause) && (isApart || isJoined) })
    from = joint ? joint.index + joint[0].length : from
  }
  return clauses
}
const EACH_NEXT = new RegExp(NEXT.source, 'gi')

const LEAD_OF_ALL = anyCase(LEAD)
const INSTEAD = anyCase(
  /^(put|write|say|make it|use|have it say|leave|keep)(?: down)?(?: instead)?(?::| ) ?(?!back |down |it$|that$)(?:just |only |simply )?(.+?)(?: there)?(?: instead| in (?:its|that|their) place)?(?:, (?:i|i'm|we|it|that)\b.*)?$/,
)

const ELSEWHERE = anyCase(
  /^(?:make|put|have|list|move|add|keep|leave) (?:it|that|them|this)(?: (?:in|into|to|on|under|as|with|among))? ([^:]+?)(?:: ?(.+))?$/,
)

const LEAST_BESIDE = 3
/** What stands behind an "and" in a command and is nothing of what it did: "budget to $, and he has to live in town". */
function besides(words: string, proposals: readonly Proposal[]): string[] {
  const done = stemsIn(proposals.map((one) => ('value' in one ? String(one.value) : '')).join(' '))
  const [, ...parts] = words.split(/,?\s+and\s+/i)
  return parts.filter(
    (part) => part.split(/\s+/).length >= LEAST_BESIDE && [...stemsIn(part)].every((stem) => !done.has(stem)),
  )
}

/** The one entry that a command took out. */
function goneBy(last: Done | undefined) {
  const [gone, ...others] = last?.proposals ?? []
  return gone?.kind === 'remove' && others.length === 0 ? gone : null
}

/** "… and make it a deal-breaker": what the command before it took out goes to another list. */
function elsewhere(words: string, last: Done | undefined): Proposal[] | null {
  const gone = goneBy(last)
  const [, where = '', anew] = ELSEWHERE.exec(words.replace(EDGES, '')) ?? []
  const to = gone && listNamed(where)
  return to ? put(to, anew ?? gone.value, words) : null
}

/** "…, just put Christian": other words in the place of what the command before it took out. */
function inPlace(words: string, last: Done | undefined, isBeside: boolean): Proposal[] | null {
  const gone = goneBy(last)
  const [, verb = '', said] = INSTEAD.exec(words.replace(EDGES, '')) ?? []
  // In a sentence of its own it says so: "put it as X instead".
  if (!isBeside && !/\b(?:just|only|instead|in its place)\b|^(?:write|put|say)(?: down)?\s*:/i.test(words)) return null
  // "Take out the Mogwai bit, leave sci-fi": what is left are words of the entry.
  const isLeft = /^(?:leave|keep)/i.test(verb)
  if (gone && isLeft && !plainWords(gone.value).includes(plainWords(said ?? ''))) return null
  if (!gone || said === undefined || said.split(' ').length > MOST_WORDS) return null
  const isFree = FREE_LISTS.includes(gone.path) || slotOf({ path: gone.path, value: gone.value }) === 'faith'
  return isFree ? [putting({ path: gone.path, value: phrase(asWritten(said), MAX_NAME), words })] : null
}

/** The entries as they stand after a command. */
function after(before: Conversation, proposals: readonly Proposal[]): Conversation {
  const gone = (entry: Entry) =>
    proposals.some((one) => one.kind === 'remove' && one.path === entry.path && one.value === entry.value)
  const come = proposals.flatMap((one): Entry[] =>
    one.kind === 'add' || one.kind === 'set'
      ? [{ path: one.path, value: one.value, from: 'answer', words: null, turn: null }]
      : [],
  )
  const taken = proposals.flatMap((one) => (one.kind === 'remove' && FREE_LISTS.includes(one.path) ? [one.path] : []))
  const last = come.at(-1)?.path ?? taken.at(-1) ?? before.lastPath
  return { ...before, lastPath: last, entries: [...before.entries.filter((one) => !gone(one)), ...come] }
}
