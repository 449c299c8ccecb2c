import type { Likelihood } from '../../learned/reader.ts'
import { anyCase, oneOf, pattern } from '../../reading/words.ts'
import type { Path } from '../../slots.ts'
import type { LearnedReader } from '../../spans/learned-reader.ts'
import type { Conversation } from '../../state.ts'
import { CALLED } from '../list-names.ts'

/**
 * A plain command: to take something out, to put other words in its place or to leave some of them out, to move it to
 * another list, to add something (`to` where the list is named), or to leave what was said before it. What it is about
 * stands in the person's words.
 */
export type Command =
  | { kind: 'remove'; what: string; from: string }
  | { kind: 'reword'; what: string; anew: string }
  | { kind: 'move'; what: string; to: Path }
  | { kind: 'add'; what: string; to: Path | null }
  /** A part of the week, or whom to meet. */
  | { kind: 'option'; what: string }
  /** What was taken out before. */
  | { kind: 'back'; what: string; to: Path | null }
  | { kind: 'keep' }

/** What a command is heard with. */
export type Given = {
  before: Conversation
  likely: Likelihood | undefined
  reader: LearnedReader | undefined
  /** What the message says before the clause, as far as it is no command. */
  earlier?: string
  /** A sentence or two: a longer message may be a form filled in. */
  isShort?: boolean
}

/** Longer stretches are no name and no new words. */
export const MOST_WORDS = 10
/** Marks around a clause. */
export const EDGES = /^[\s,.;:!-]+|[\s,.;!?]+$/g

/** What may lead to an order: courtesies, joints, "can you", "I'd like to". */
export const LEADING = oneOf(
  /oh|ah|aye|and|also|ok|okay|yes|yeah|yep|yh|no|nah|so|but|well|please|pls|just|now|then|actually|wait|sorry|hey|right|kindly|n|um|uh|lo+l+|ty|ha(?:ha)*|hang on|hold on/,
  /one (?:more|last|other) (?:thing|note)|last thing|let'?s|(?:can|could|would|will) (?:you|we|i|u)|you (?:can|could|may|should|must)/,
  /i'?(?:d| would) like(?: you)?(?: to)?|i (?:want|need|said|meant|told you)(?: you)?(?: to)?|go on and|on second thoughts?|for heaven'?s sake/,
)
export const LEAD = pattern`^\W*(?:(?:${LEADING})\b\W*)*`

/** Words that begin a plain command. */
export const VERB = oneOf(
  /take|remove|delete|erase|drop|scrap|strike|lose|bin|ditch|cross|get rid of|cut|change|swap|switch|replace|rename|reword/,
  /fix|adjust|rephrase|correct|turn|make|move|put|add|include|set|keep|leave|write|pop|stick|list|bring|clear/,
  /scratch|wipe|cancel|chuck|lift|promote|demote|stretch|raise|lower|extend|edit|update|amend/,
)

const LIST = oneOf(...CALLED.map(([, name]) => name))
/** A list as it is named in a command: "my must-haves list", "a nice-to-have". */
const A_LIST = pattern`(?:(?:an?|my|the|your|another|one|one more|new|only|just|more of) )*(?:${LIST})(?: (?:list|pile|section|ones?|row|things?|side|bit))?`
/** The list that words name first. */
export const listNamed = (words: string): Path | null => CALLED_ANYHOW.find(([, name]) => name.test(words))?.[0] ?? null
const CALLED_ANYHOW = CALLED.map(([path, name]) => [path, anyCase(name)] as const)

const INTO = /(?:in with|in among|in under|to|in|into|on|onto|under|as|with|among|for|over to|down as|down to)/
const REMOVES = /(?:remove|delete|erase|drop|scrap|strike|lose|bin|ditch|get rid of|cut|scratch|wipe|cancel|chuck)/
const CHANGES = /(?:change|swap|switch|replace|rename|reword|rephrase|correct|turn|edit|amend|update|alter|fix|adjust)/
const FORM = (form: RegExp) => anyCase(pattern`^${form}$`)

type Form = { form: RegExp; command: (parts: readonly string[]) => Command | null }
const inList = (what: string, list: string, make: (what: string, to: Path) => Command): Command | null => {
  const to = listNamed(list)
  return to === null ? null : make(what, to)
}
const add = (what: string, list: string) => inList(what, list, (it, to) => ({ kind: 'add', what: it, to }))
const move = (what: string, list: string) => inList(what, list, (it, to) => ({ kind: 'move', what: it, to }))

/** The ways of giving a command, each for a whole clause without what leads to it. The first that fits and resolves counts. */
export const FORMS: readonly Form[] = [
  {
    form: FORM(
      /(?:leave|keep) (?:it|that|this|them|everything)(?: as (?:it|they|that) (?:is|are|was)| there| in| alone| be| on)*(?:,.*)?/,
    ),
    command: () => ({ kind: 'keep' }),
  },
  {
    form: FORM(
      /(?:take|cross|leave|get|pull|cut|knock|strike) (.+?) (?:out|off|away)(?: again)?(?: (?:of|from|(?=the |my )) ?(.+?))?(?: (?:i|i'm|i'd|im|id|he|she|it|it's|that|that's|they|we|my)\b.*)?/,
    ),
    command: ([what = '', from = '']) => ({ kind: 'remove', what, from }),
  },
  {
    form: FORM(/(?:take|cross|leave|cut) (?:out|off|away) (.+?)(?: (?:of|from) (.+))?/),
    command: ([what = '', from = '']) => ({ kind: 'remove', what, from }),
  },
  {
    form: FORM(
      pattern`${REMOVES} (?:out |off )?(.+?)(?: (?:out|off|altogether|completely|entirely))?(?: (?:of|from|in|on) (.+?))?(?: (?:altogether|completely|entirely))?`,
    ),
    command: ([what = '', from = '']) => ({ kind: 'remove', what, from }),
  },
  {
    form: FORM(
      /(.+?) (?:can|should|may|must|has to|needs to|have to) (?:go|come (?:off|out)|be (?:removed|deleted|taken (?:off|out)))/,
    ),
    command: ([what = '']) => ({ kind: 'remove', what, from: '' }),
  },
  {
    form: FORM(
      pattern`(?:${CHANGES}|put|move|shift|stick|pop|make|list|have) (.+?) ${INTO} (${A_LIST})(?: (?:instead|list|too|please))*(?:,? not .*)?`,
    ),
    command: ([what = '', list = '']) => move(what, list),
  },
  {
    form: FORM(pattern`(?:make|turn) (.+?) (${A_LIST})`),
    command: ([what = '', list = '']) => move(what, list),
  },
  {
    form: FORM(
      pattern`(.+?),? (?:is|was|are|should be|would be|as|(?:belongs?|goes?) (?:in|to|on|under|with|into|as))(?: (?:just|only|really|more))* (?:with )?(${A_LIST})(?: (?:too|as well|also))?(?:,? (?:and )?(?:not|rather than|instead of) .*)?`,
    ),
    command: ([what = '', list = '']) => move(what, list),
  },
  {
    form: FORM(
      pattern`(?:add|include|insert|append|put|write|jot|list|stick|pop|pencil|have|throw)(?: (?:in|on|down|also))*:? (.+?) ${INTO} (${A_LIST})(?: (?:too|please|as well))*(?:,? not .*)?`,
    ),
    command: ([what = '', list = '']) => add(what, list),
  },
  {
    form: FORM(
      pattern`(?:(?:add|put|write|include|list)(?: in| down| on| to| also| too)*|another|one more|(?:a )?new)(?: an?| another| one more| new)* (${A_LIST})(?: (?:is|are))?(?::| -|,) ?(.+)`,
    ),
    command: ([list = '', what = '']) => add(what, list),
  },
  {
    form: FORM(
      /(?:put|write|say|have|use) (.+?) (?:instead of|in place of|rather than|where it says|where you(?:'ve| have)?(?: (?:got|put|have))?) (.+)/,
    ),
    command: ([anew = '', what = '']) => ({ kind: 'reword', what, anew }),
  },
  {
    form: FORM(/(.+?) out,? (?:and )?(.+?) in(?: (?:instead|please))*/),
    command: ([what = '', anew = '']) => ({ kind: 'reword', what, anew }),
  },
  {
    form: FORM(/(?:add|include)(?: (?:in|on|also))*:? (?!to |back |up )(.+)/),
    command: ([what = '']) => ({ kind: 'add', what, to: null }),
  },
  {
    form: FORM(
      /(?=.*\b(?:back|restore|undelete)\b)(?:(?:put|bring|add|get|have|give me|back|restore|undelete) )*(?!i\b)(.+?)(?: back)?((?: (?:in|on|again|there|please|(?:as|to|in|on|under) .+))*)/,
    ),
    command: ([what = '', place = '']) => ({ kind: 'back', what, to: listNamed(place) }),
  },
  {
    form: FORM(/(?:put|add|include) (.+?) (?:again|back|in|too|as well)/),
    command: ([what = '']) => ({ kind: 'option', what }),
  },
  {
    form: FORM(
      pattern`(?:in|on|to|under|for) (${A_LIST})(?:,? ${A_LIST})?(?:,? (?:please )?(?:put|add|write)(?: down)?)?: ?(.+)`,
    ),
    command: ([list = '', what = '']) => add(what, list),
  },
  {
    form: FORM(pattern`(?:the|my) (${A_LIST}) (?:is|should be)(?: now)?:? (.+)`),
    command: ([list = '', what = '']) => add(what, list),
  },
]

/** Whether a place in a text stands between quotes. */
export const isQuoted = (text: string, at: number) =>
  [
    ...text.matchAll(
      /["\u201c][^"\u201d]*["\u201d]|(?<![\p{L}\d])['\u2018](?:[^'\u2019]|['\u2019](?=\p{L}))*['\u2019](?!\p{L})/gu,
    ),
  ].some((quote) => quote.index < at && at < quote.index + quote[0].length - 1)

const CHANGING = anyCase(pattern`^(?:${CHANGES}|make) (.+)$`)
const JOINT = /["'\u2019\u201d]?,? (?:to|into|with|for|by|in|as|say|read)(?: (?:just|only|simply|say|read|be))*:? /gi

/** A figure, a joint and a figure. */
const RANGE = /^\d{1,2} to \d{2}\b/
const hasJoint = (said: string) => said.search(JOINT) >= 0

/** "Change X to Y", of which X may hold a "to" as well: every way to part it. */
export function changesIn(clause: string): { what: string; anew: string }[] {
  const said = CHANGING.exec(clause)?.[1]
  if (said === undefined || !hasJoint(said)) return sayingIn(clause)
  const joints = [...said.matchAll(JOINT)].filter((found) => !isQuoted(said, found.index))
  // "Change the ages to 25 to 33": behind another joint two figures are a range.
  const isInRange = ({ index }: RegExpExecArray) => RANGE.test(said.slice(Math.max(0, index - 2)))
  return joints
    .filter((found, at) => at === 0 || !isInRange(found))
    .map((found) => ({ what: said.slice(0, found.index), anew: said.slice(found.index + found[0].length) }))
}

const SAYING = anyCase(
  /^(.+?) (?:should|must|needs to|has to|ought to) (?:just |only )?(?:say|read|be)(?: (?:just|only))?:? (.+)$/,
)
const PRONOUN = /^(?:it|that|this)$/i
/** "Turkish, not Greek": new words and the old. */
const NOT_THE_OLD = anyCase(/^(.+?),? (?:and )?(?:not|rather than|instead of) (?:an? |the )?(.+)$/)

/** "Make it winter weekends, not weekends". */
const NOT_THAT = anyCase(
  /^(?:make|put|write|say|have) (?:it |that )?(.+?),? (?:and )?(?:not|rather than|instead of) (?:just |all |the |any )*(.+)$/,
)

/** "X should say Y", "it should be Y, not X". */
function sayingIn(clause: string): { what: string; anew: string }[] {
  const [, rather, old] = NOT_THAT.exec(clause) ?? []
  if (rather !== undefined && old !== undefined) return [{ what: old, anew: rather }]
  const [, what, anew] = SAYING.exec(clause) ?? []
  if (what === undefined || anew === undefined) return []
  const [, wanted, before] = PRONOUN.test(what) ? (NOT_THE_OLD.exec(anew) ?? []) : []
  return [wanted !== undefined && before !== undefined ? { what: before, anew: wanted } : { what, anew }]
}
