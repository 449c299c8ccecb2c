import type { Proposal } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { slotNamed } from '../../reading/row-names.ts'
import { anyCase } from '../../reading/words.ts'
import { asWritten } from '../order.ts'
import { type Command, changesIn, EDGES, FORMS, type Given, listNamed } from './command.ts'
import { added, broughtBack, moved, noteReworded, renamed } from './entry-commands.ts'
import { optionAdded } from './option-command.ts'
import { removed } from './removal.ts'
import { answered, rowIn } from './row-command.ts'
import { bare } from './target.ts'

/** What follows a command without being part of it: a reason, an address. */
const REASON = anyCase(
  /(?:[,;\u2014]\s*|\s+-\s+|\s+(?=because\b|since\b|cos\b|cause\b|as i\b|so that\b))(?=(?:i|i'm|i've|i'd|im|ive|it|it's|its|that|that's|this|because|since|as(?! in\b)|he|she|they|there|there's|we|my|we're|cos|cause|so|who|was|would|if|love|dear|darling|mate|thanks|thank|please|pls|lol|haha|for)\b).*$/,
)

const COURTESY = anyCase(/(?:,? (?:please|pls|thanks|thank you|thx|ta|love|dear))+$/)

/** What a command changes; 'keep' where it takes the one before it back. */
export type Resolved = Proposal[] | 'keep'
/** What a clause commands, resolved; null where it is not plain. */
export function carriedOut(clause: string, given: Given): Resolved | null {
  const said = clause.replace(EDGES, '').replace(COURTESY, '').replace(EDGES, '')
  for (const words of new Set([
    said.replace(REASON, '').replace(EDGES, '').replace(COURTESY, ''),
    /["\u201c:]/.test(said) ? said : '',
  ])) {
    if (words === '') continue
    const row = rowIn(words, given)
    if (row) return row
    // "Change jerk to waiters to rude to staff": what is called by all of its words is meant.
    const changes = changesIn(words).toSorted(
      (one, other) => wordsCalled(other.what, given) - wordsCalled(one.what, given),
    )
    for (const { what, anew } of changes) {
      const found = changed(what, anew, words, given)
      if (found) return found
    }
    for (const { form, command } of FORMS) {
      const parts = form.exec(words)?.slice(1)
      const meant = parts ? command(parts) : null
      const found = meant ? resolved(meant, words, given) : null
      if (found) return found
    }
  }
  return null
}

/** How long the name of an entry is that a stretch says as it stands. */
function wordsCalled(what: string, { before }: Given): number {
  const said = plainWords(bare(what))
  return before.entries.some(({ value }) => plainWords(String(value)) === said) ? said.length : 0
}

/** "Change X to Y": an entry to another list, an entry in other words, or a row. */
function changed(what: string, anew: string, words: string, given: Given): Proposal[] | null {
  // "Change it to 25 to 33" is about the ages, whatever was noted last.
  if (ONLY_RANGE.test(anew)) return null
  const to = isOnlyList(anew) ? listNamed(anew) : null
  if (to) return moved({ what, to }, words, given)
  const slot = slotNamed(bare(what))
  if (slot === 'notes') return noteReworded(anew, words, given)
  if (slot) return answered(slot, asWritten(anew), words, given)
  return renamed({ what, anew }, words, given)
}

const ONLY_RANGE = /^\d{2}\s*(?:to|-|\u2013|and)\s*\d{2}\W*$/

const ONLY_LIST = anyCase(
  /^(?:(?:an?|my|the|just|only)\s+)*(?:must|nice|bonus|deal|plus|extra|no-?go|note)[\w' -]{0,16}(?:list|instead|please|too)?(?:,.*| (?:and )?not .*)?$/,
)
const isOnlyList = (words: string) => ONLY_LIST.test(words.trim()) && listNamed(words) !== null

function resolved(command: Command, words: string, given: Given): Resolved | null {
  switch (command.kind) {
    case 'keep':
      return 'keep'
    case 'remove':
      return removed(command, words, given)
    case 'reword':
      return renamed(command, words, given)
    case 'move':
      return moved(command, words, given)
    case 'add':
      return added(command, words, given)
    case 'option':
      return optionAdded(command.what, words)
    case 'back':
      return broughtBack(command, words, given)
  }
}
