import type { RowName } from '../../profile/rows.ts'
import { firstOrder } from './reading/asking.ts'
import { rowNamed } from './reading/row-names.ts'
import { anyCase, oneOf, pattern } from './reading/words.ts'

/** Orders have a closed list of patterns. Entries are found by their own words. */

const STAYING = /[^,.;]*\b(?:stays?|can stay|remains?|is enough)\b[^,.;]*/gi
/** Entries to keep: "keep the choir, bin the other one". */
const SPARED =
  /\b(?:keep|i (?:just |only )+want|leave(?!.*\b(?:off|out)\b)|spare|but not|except(?: for)?|just not)\b[^,.;]*/gi
export const withoutSpared = (words: string): string => words.replace(SPARED, ' ').replace(STAYING, ' ')

const LEAD =
  /(?:(?:please|pls|and|n|also|but|so|oh|ooh|um+|uh|er+|hey|yo|omg|lol|bro|ok|okay|actually|sorry|no+|wait|well|just|then|now|hmm+|can u|can you|could you|would you|will you|i(?:['\u2019]d| would) like (?:you )?to|i want (?:you )?to|let['\u2019]?s|you can|you may|we can|kindly|(?:can|could|may) we (?:say|put|have)|i (?:just |only )?meant?)[\s,]+)*/
const MINE = /(?:the |my |that |those |this )?/
const TAIL =
  /(?:[\s,]+(?:please|pls|thanks|thank you|thx|ta|then|too|as well|again|now|would you|will you|for me|instead|darling|love|dear|is better|sounds better))*[\s.!?]*$/
const begins = (words: RegExp) => anyCase(pattern`^\W*${LEAD}${words}`)
const END =
  /(?=(?<!\b(?:st|mr|mrs|ms|dr))[,.;!?](?:\s|$)|\s+(?:because|cos|since|as (?:it|i|they)|it (?:sounds|is|reads)|that(?:'s|s| is))\b|$)/

/** Whether words begin with the verb of an order, or end with one and a pronoun: "…, remove it". */
export const commands = (words: string): boolean => COMMANDS.test(words) || ENDS_POINTING.test(words)
const COMMAND =
  /(?:take|remove|delete|drop|scrap|scratch|forget|lose|strike|bin|wipe|erase|get rid|cross|ditch|clear|empty|change|swap|replace|switch|move|shift|reword|fix|undo|reverse|add|include|pencil in)/
const COMMANDS = begins(pattern`${COMMAND}\b(?! me\b)`)
const ENDS_POINTING = anyCase(
  pattern`\b${COMMAND} (?:it|that|this|them|that one|those|that change)\b(?: (?:off|out|away|from|please|would you|differently)\b.*)?[^\p{L}]*$`,
)

type Places = 'from' | 'to'
const SAY = /(?:say(?:ing)?|put|write|read|make|phrase|word|call|swap|change|switch|turn)/
const REWORD =
  /(?:change|swap|replace|switch|turn|reword|rephrase|rename|edit|correct|amend|alter|update|word|phrase|put)(?: out)?/
const REPLACE: readonly (readonly [RegExp, Places])[] = [
  [begins(pattern`${REWORD} ${MINE}["\u201c](.+?)["\u201d] (?:to|with|for|into|by) (?:say(?:ing)? )?(.+)$`), 'from'],
  [
    begins(
      pattern`(?:take|drop|remove|scrap|delete) (?:off |out )?${MINE}(.+?)(?: off| out)?,? (?:and |then )?put (?:in |down )?(?!\d|(?:it|that|this|them|back)\b)(.+)$`,
    ),
    'from',
  ],
  // "To" comes before "with", which also occurs in "good with kids".
  [begins(pattern`${REWORD} ${MINE}(.+?) (?:in)?to (?:say(?:ing)? |read(?:ing)? )?(.+)$`), 'from'],
  [anyCase(pattern`^\W*(?:could|can|should) (that|it|this) (?:just )?(?:say|read) (.+?)\??$`), 'from'],
  [
    begins(
      pattern`${REWORD} ${MINE}(?:bit about |note about |one about )?(.+?) (?:to|with|for|into|by|as) (?:say(?:ing)? |read(?:ing)? )?(.+)$`,
    ),
    'from',
  ],
  [begins(pattern`make ${MINE}(.+?) (?:say|read|into|an?) (.+)$`), 'from'],
  [anyCase(pattern`\bi take back (.+?),? (?:and |but )?i should have said (.+?)${END}`), 'from'],
  [anyCase(pattern`\brather have (.+?) than (.+?)(?: in (?:that|its) (?:spot|place))?${TAIL}`), 'to'],
  [anyCase(pattern`\bby (.+?) i (?:meant?|really mean) (.+?)${END}`), 'from'],
  [
    begins(
      pattern`(?:scrap|scratch|drop|remove|delete|bin|take out|take|let) ${MINE}(.+?)(?: off| out| go)?,? (?:and|then) (?:(?:put|add) (.+?) (?:instead|(?:there )?in (?:its|their) place|there)\b.*|(?:write|say) (.+))$`,
    ),
    'from',
  ],
  [
    anyCase(pattern`\binstead of (.+?),? (?:put|say|have it say|write|make it|it should (?:be|say)|have) (.+)$`),
    'from',
  ],
  [
    begins(
      pattern`(?:put|have|write|say|make it|have it say) (.+?) (?:instead of|in place of|rather than|where|over) (.+?)(?: (?:is|was|stands))?${TAIL}`,
    ),
    'to',
  ],
  [anyCase(pattern`(?:^\W*|[,;.] ?)${LEAD}([^,;.]+?) (?:instead of|in place of) (.+?)${TAIL}`), 'to'],
  [
    anyCase(pattern`^\W*${LEAD}(?:where it says )(.+?),? (?:just |it should |please )?(?:say|put|read|write) (.+)$`),
    'from',
  ],
  [
    anyCase(
      pattern`\bi (?:said|wrote|put) (.+?),? but (?:it (?:must|should) be|i(?:['\u2019]m| am)(?: at| in)?|make it) (.+)$`,
    ),
    'from',
  ],
  [
    anyCase(
      pattern`^\W*${LEAD}(?:it(?:['\u2019]s| is| should be)|i(?:['\u2019]m| am) (?:in|a)) (.+?)(?: now)?,? (?:and )?not (.+?)${END}`,
    ),
    'to',
  ],
  [
    anyCase(
      pattern`^\W*${LEAD}(?:it(?:['\u2019]s| is) )?not (.+?)[,;] ?(?:but |it(?:['\u2019]s| is) |put |say |make (?:it|that) )(.+)$`,
    ),
    'from',
  ],
  [
    anyCase(pattern`^\W*${LEAD}(?:it(?:['\u2019]s| is) )?not (.+?)[,;.] (?!\w+ reads? )(\S+(?: \S+){0,4}?)${TAIL}`),
    'from',
  ],
  [
    anyCase(
      pattern`^\W*${LEAD}(?!(?:it|that|this)\b)(.+?) (?:is|are)(?: not|n['\u2019]?t)(?: quite| really)? (?:right|it|the (?:right )?word|what i meant?)[\s,.;:!\u2013-]+(?:(?:it(?:['\u2019]s| is| should be)|more like|i meant?|i['\u2019]d say) )?(\S+(?: \S+){0,4}?)${TAIL}`,
    ),
    'from',
  ],
  [anyCase(pattern`^\W*${LEAD}(?:hmm?,? )?(?:make|call|say) (that|it):? ["\u201c](.+?)["\u201d]\W*$`), 'from'],
  [anyCase(pattern`^\W*no to (.+?),? (?:but )?(?:put|say|write|make it) (.+)$`), 'from'],
  [anyCase(pattern`^\W*${LEAD}(.+?) out, (.+?) in\b`), 'from'],
  [begins(pattern`call (?!(?:it|them|him|her|that|me)\b)(.+?) (\S+)${END}`), 'from'],
  [
    anyCase(
      pattern`^\W*${LEAD}(?!(?:it|that|this|he|she|they|there|we|i|some(?:one|body))\b(?! (?:note|line|entry|one)\b))(?:the |that |my )?(.+?)(?: note| line| entry)? (?:should|must|ought to|could|can) (?:say|read|become|be)(?! (?:an? |one of )?(?:must|bonus|nice|deal)) (.+)$`,
    ),
    'from',
  ],
  [anyCase(pattern`^\W*(.+?)[,.?!].*?\b${SAY} (?:it|that)(?: as| to| into| for)? (?!over\b)(.+)$`), 'from'],
]

function written(said: string): string {
  const quote = QUOTED.exec(said)?.slice(1).find(Boolean)
  if (quote) return quote
  const [first = said] = firstOrder(said)
    .replace(SOMETHING_LIKE, '')
    .split(/[,;.!?](?:\s|$)/)
  return first.replace(IN_LIST, '').replace(NOISE, '').trim()
}
const QUOTED = /["\u201c]([^"\u201d]+)["\u201d]|(?<!\p{L})['\u2018]([^'\u2019]{2,})['\u2019](?!\p{L})/u
const NO_THING =
  /^(?:(?:and|just|please|mate|one|it|that|this|them|so|mind|that way|life|anyway|more|too many|too much|fine|wrong|right|done|add|put|change|make|swap|note|list|isn['\u2019]t true|say|not|as|to|in|on)\b[\s,]*)+$|\b(?:change|swap|put|add|switch) (?:it|that|this)\b|^if\b/i
export const isWritable = (words: string): boolean =>
  /\p{L}{2}|\d/u.test(words) && !NO_THING.test(words.trim()) && !RANGE.test(words) && !FIGURE.test(words)
const FIGURE = /^\D{0,6}\d+ ?(?:miles?|km|years?)?\W*$/i
const RANGE = /^\D{0,6}\d{2}\s*(?:-|\u2013|to|till|until|and)\s*\d{2}\D{0,10}$/i
const SOMETHING_LIKE =
  /^(?:(?:just|simply|only|read|say)\b[\s:,]*)+(?=\S)|^(?:something|anything) (?:\w+ )?(?:like|such as) /i
const IN_LIST =
  /\s+(?:in|on|under) (?:my|the) (?:notes?|list|must[- ]?haves?|nice[- ]to[- ]haves?|deal-?breakers?)\s*$/i
const NOISE =
  /(?:[\s,]+(?:(?:will|would|could|can) (?:you|ya)|that i (?:want(?:ed)?|meant)|(?:there )?in (?:its|their|that) place|up there|there|instead|please|pls|thx|thanks|thank you|lol|now|surprise|then|mate|darling|dear|too|as well))+\s*$/i

/** Likeliest first. */
export function replaceOrders(words: string): { from: string; to: string }[] {
  return REPLACE.flatMap(([one, first]) => {
    const [, before, ...rest] = one.exec(words) ?? []
    const after = rest.find((said) => said !== undefined)
    if (!before || !after) return []
    const [from, to] = first === 'from' ? [before, after] : [after, before]
    return [{ from, to: written(to) }]
  })
}

const LIST_WORD = oneOf(
  /must[- ]?haves?|musts?(?! (?:be|have|like|love|want|not|also)\b)|essentials?|nice[- ]to[- ]haves?|nice (?:ones?|list)|bonus(?:es)?|a plus|preferences?|extras|compulsor(?:y|ies)(?: ones?)?|non-?negotiables?|deal-?breakers?|rather[- ]nots?|no-?gos?|no[- ]list|(?:stuff|things?|(?<=\b(?:under|in|into|on|to|with) )what) i (?:do not|do n['\u2019]?t|don['\u2019]?t|cant|can['\u2019]?t|cannot) (?:want|like|stand|need)|(?:stuff|things?|(?<=\b(?:under|in|into|on|to|with) )what) i (?:need|want)|list of nos?|nos|red flags?|notes?|matchmaker/,
)
const LISTS = anyCase(pattern`(?<!\bnot )(?<!\bnot an? )\b(?:${LIST_WORD})\b`)
const NOT_A_MUST =
  /\b(?:not|isn['\u2019]?t|aren['\u2019]?t|needn['\u2019]?t be|doesn['\u2019]?t|don['\u2019]?t|no longer)\b[^,.]{0,24}\b(?:must|essential|deal-?breaker)/i
export const isNoMust = (words: string): boolean => NOT_A_MUST.test(words)

/** "Jot down that I keep bees": an order that goes to the notes without naming them. */
const TO_NOTE =
  /\b(?:jot|note|write) (?:(?:it|this|that) )?down\b(?! (?:as|under|in|to)\b)|\bmake a note\b|^\W*for the (?:file|record)\b|\b(?:add|put|mention|include) (?:in )?that i(?:['\u2019]m)?\b/i

const TO_WISH = /\b(?:add|put|mention|include) (?:in )?that (?:he|she|they|someone|somebody)\b/i
export function listNamedIn(words: string): RowName | null {
  if (TO_NOTE.test(words)) return 'notes'
  if (TO_WISH.test(words)) return 'mustHaves'
  if (isNoMust(words)) return /deal-?breaker/i.test(words) ? null : 'niceToHaves'
  const said = [...words.matchAll(new RegExp(LISTS.source, 'gi'))].at(-1)?.[0]
  return said === undefined ? null : listCalled(said)
}
function listCalled(said: string): RowName {
  if (/^(?:must|essential|compuls|non|(?:stuff|things?|what) i (?:need|want))/i.test(said)) return 'mustHaves'
  if (/^(?:nice|bonus|a plus|preference|extra)/i.test(said)) return 'niceToHaves'
  return /^(?:note|matchmaker)/i.test(said) ? 'notes' : (rowNamed(said.toLowerCase()) ?? 'dealbreakers')
}

const ADD_VERB = /(?:add|put|include|jot|note|write|stick|pop|list|chuck|place|pencil)(?: down| in| back)?/
const INTO = /(?:to|in|into|on|under|among|amongst|as|for|with)(?: (?:the|my|an?|what they|one of|list of))*/
const RAISES = /\b(?:promote|(?:bump|move|shift|push) (?:\S+ ){1,4}?up|not (?:optional|a bonus|just a bonus))\b/i
const LOWERS = /\b(?:demote|(?:bump|move|shift|push) (?:\S+ ){1,4}?down)\b/i
/** "Demote the football" means the nice-to-haves, "promote" the must-haves. */
export const listBeside = (words: string): RowName | null =>
  LOWERS.test(words) ? 'niceToHaves' : RAISES.test(words) ? 'mustHaves' : null

const STOP = /(?=[,.;!?](?:\s|$)|$)/
const LABEL = anyCase(
  pattern`^\W*${LEAD}(?:another |one more |new one for |my |a |an |the )?(?:${LIST_WORD})(?: list)?(?: is| are| would be|:| -|,)(?: that)? (?=\S)`,
)
/** The first group is the text to add. */
const ADDING: readonly RegExp[] = [
  anyCase(pattern`\b${ADD_VERB} (?!(?:it|that|this|them)\b)(.+?) ${INTO} (?:${LIST_WORD})\b`),
  anyCase(
    pattern`\b${ADD_VERB}(?: this| it)? ${INTO} (?:${LIST_WORD})(?: list)?(?: please)?[:,]?(?: that)? (.+?)${STOP}`,
  ),
  anyCase(pattern`^\W*(?:for|in|under|on) (?:the |my )?(?:${LIST_WORD})[,:]? (?:${ADD_VERB}[:,]? )?(.+?)${STOP}`),
  anyCase(
    pattern`\b(?:one more|new one|another(?: one)?) (?:for|to|in|on) (?:the |my )?(?:${LIST_WORD})(?: list)?[,:]? (?:${ADD_VERB} )?(.+?)${STOP}`,
  ),
  anyCase(pattern`\b(?:the |my )?(?:${LIST_WORD}) should (?:also )?say (?:that )?(.+?)${STOP}`),
  anyCase(pattern`^\W*${LEAD}(?:i )?(?:forgot|one more thing)[,:]? (.+?)${STOP}`),
  anyCase(
    pattern`^\W*(?:[^,.]{0,40}, )?(.+?),? (?:${INTO}|(?:goes?|go|belongs?) (?:in|on|under|to)|that(?:['\u2019]s| is| has to be)(?: in)?|could that be(?: one of)?|has to be in|is)(?: the| my| an?)* (?:${LIST_WORD})\b`,
  ),
  anyCase(pattern`^\W*(.+?)[,.!]+ (?:that(?:['\u2019]s| is) )?(?:an? |the |my )*(?:${LIST_WORD}|${ADD_VERB})\b`),
  anyCase(pattern`^\W*for the (?:file|record)[:,]? (.+?)${STOP}`),
  anyCase(
    pattern`\b(?:make (?:a )?note|note(?: down)?|write down|jot down|(?:add|put|mention|include)(?: in)?(?= that (?:i|he|she|they|some(?:one|body))\b)|tell (?:the|my) matchmaker|matchmaker should know)(?: that|:)? (.+?)${STOP}`,
  ),
]

/** "Put brave on there somewhere": the list is not named. */
const ADDING_SOMEWHERE = anyCase(
  pattern`^\W*${LEAD}${ADD_VERB} (?!(?:it|that|this|them|me|my)\b)(.{2,60}?) (?:on (?:there|it|(?:my|the) (?:card|profile|list))|in there|down(?: as well| too)?|to (?:it|there|(?:my|the) (?:card|profile|list)))(?: somewhere)?${TAIL}`,
)
export const addedSomewhere = (words: string): string | null => ADDING_SOMEWHERE.exec(words)?.[1] ?? null

const ADD_COMMAND = anyCase(
  pattern`\b${ADD_VERB}(?: (?:also|please|to|in|on|under|the|my|list|notes?))*:? (?!(?:it|that|this|them|there|down|as|to|in|me|us)\b)["'\u2018\u201c]?(.{2,60}?)["'\u2019\u201d]?(?=[,.;!?](?:\s|$)| (?:down|on|to|in|with|under|as) (?:the|my)\b|$)`,
)
/** The text to add if its list or its end is unclear. */
export function thingAdded(words: string): string | null {
  const thing = ADD_COMMAND.exec(words)?.[1]
    ?.replace(/ (?:instead|there)$/i, '')
    .trim()
  return thing !== undefined && isWritable(thing) && isThing(thing) ? thing : null
}

const DENIES_LIST = anyCase(pattern`\b(?:not|isn['\u2019]t|aren['\u2019]t) (?:an? |my |the )?(?:${LIST_WORD})\b`)
const TAKES_QUOTED = /\b(?:remove|delete|take (?:off|out)|drop|scrap|bin)\b[^"\u201c]{0,30}["\u201c]/i
export function addedIn(words: string): string | null {
  if (DENIES_LIST.test(words) || TAKES_QUOTED.test(words)) return null
  const quote = QUOTED.exec(words)?.slice(1).find(Boolean)
  if (quote) return quote
  const labelled = LABEL.test(words) ? words.replace(LABEL, '') : null
  const found =
    labelled ?? ADDING.map((one) => one.exec(words)?.[1]).find((said) => said !== undefined && isThing(said))
  const left = found
    ?.replace(ADD_NOISE, '')
    .replace(/ (?:is|are) (?:just|only|really|more(?: of)?)$/i, '')
    .replace(NOISE, '')
    .replace(/^[\s,.;:!?]+|[\s,.;:!?]+$/g, '')
  return left ? left : null
}
const POINTING =
  /^(?:that|it|this|them|too|there)\b|\b(?:add|put|stick|note|pop) (?:it|that|this)\b|\bthat['\u2019]?s\b/i
const isThing = (said: string) => /\p{L}{2}/u.test(said) && !POINTING.test(said.trim())
const ADD_NOISE = anyCase(pattern`^(?:(?:${LEAD})|(?:they|he|she) (?:need|have|has) to |that |i forgot )+`)
export const isLabelled = (words: string): boolean => LABEL.test(words)
