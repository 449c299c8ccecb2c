import type { Budget } from '#contract/options.ts'
import type { Clause } from '../reading/sentences.ts'
import { isBare, type Reader } from './reader.ts'

const SIGNS = /(?<![\w$])(\${1,4})(?![\d$\w])/g
const SIGNS_IN_WORDS = /\b(a single|one|1|2|3|4) dollars?[- ]?signs?\b/
const SPEAKS_OF_SPENDING =
  /\b(?:budget|spend|spending|spent|cost|costs|money|price|prices|pricey|the bill|wallet|splurge|splash out|pay|dollars?|outlay|per date|a date|on dates?|for dates?|dates? (?:are|should|can|could|do)|date nights?|dinner out|first dates?|nights? out|evenings? out|a night out|an evening|(?:for|of|on) (?:the|an|one|a) (?:evening|night|date)|going out|dinner dates?)\b/
const OTHER_MONEY =
  /\b(?:salary|rent|earn|earns|earning|mortgage|income|savings?|a year|per year|a month|per month|debt|loan|car|flight|flights|holiday|trip|house|bonus|job pays?|wages?|invest|crypto|shoes|skincare|groceries)\b/
const AMOUNT =
  /(?:[$\u00a3\u20ac] ?(\d{1,4})(?:\.\d\d)?(?: ?(?:-|to|or|and) ?[$\u00a3\u20ac]? ?(\d{1,4}))?(?! ?k\b)|\b(\d{1,4})(?: ?(?:-|to|or|and) ?(\d{1,4}))? ?(?:dollars|bucks|quid|pounds|euros?|usd|gbp|eur)\b)/
/** Upper ends of $, $$ and $$$ for one evening, in whole units of the money named. */
const STEPS = [25, 60, 120] as const

const WORDS: readonly (readonly [Budget, RegExp])[] = [
  [
    '$$$$',
    /\b(?:money(?: is|'s)? no (?:object|issue|problem)|no (?:expense|cost) (?:is )?(?:spared|too)|spare no expense|sky is the limit|luxur(?:y|ious)|lavish|high[- ]end|top[- ](?:end|dollar|of the range|tier|shelf)|fine dining|michelin|price (?:is )?(?:no|does not)|(?:do not|not) care (?:what|how much) it costs|extravagant|as fancy as|very (?:fancy|expensive|posh)|really (?:fancy|expensive|posh)|white tablecloths?|tasting menus?|no (?:upper )?limit (?:on|to|for) (?:the )?(?:budget|money|spend))\b/,
  ],
  [
    '$$',
    /\b(?:not too (?:cheap|fancy|expensive|pricey|posh)|nothing (?:too )?(?:fancy|expensive|pricey|posh|extravagant)|neither cheap nor)\b/,
  ],
  [
    '$',
    /\b(?:cheap(?:er|ish)?(?: and cheerful)?|inexpensive|(?:low|small|tight|tiny|student|limited|minimal|shoestring)(?:er)?[- ]?(?:budget|cost|spend)?|budget[- ]friendly|frugal|thrifty|free (?:stuff|things|dates?|activities)|(?:not|never|rather not)(?: (?:really|like|want|need|going|looking|one|big|keen))*(?: (?:to|on|for))? ?(?:spend(?:ing)?|splash(?:ing)?(?: out)?|blow(?:ing)?|drop(?:ping)?)?(?: on)? (?:much|a lot|lots|loads|too much|big|a fortune|a ton|money)|(?:not|no) (?:have |got )?(?:much|a lot of|loads of|any) (?:spare )?(?:money|cash)|(?:money|cash) is (?:\w+ )?tight|on a budget|as little as|shoestring|(?:keep|keeping) (?:the )?(?:costs?|price|spend|spending|it|things|(?:my |the )?dates) (?:\w+ )?(?:down|low|cheap|minimal)|low[- ]cost|on the cheap|skint|broke|next to nothing|bare minimum|lowest|cheapest|affordable|modest|economical)\b/,
  ],
  [
    '$$$',
    /\b(?:upscale|upmarket|pricey|pricier|generous(?:ly)?|(?:higher|upper)[- ](?:end|side|mid|range|bracket)|on the (?:higher|expensive|pricier) side|fancy|fancier|posh|splash out|splurge|expensive|swanky|treat (?:someone|them|her|him|my date|us|people) (?:well|properly)|spoil|above average|high(?:er)? budget|nice restaurants?)\b/,
  ],
  [
    '$$',
    /\b(?:mid[- ]?range|middle(?: of the (?:road|range))?|mid(?:dling)?|moderate(?:ly)?|average|reasonabl[ey]|medium|normal|in between|somewhere in the middle|standard|sensible|mid-?priced?)\b/,
  ],
]

/** What the person likes to spend on a date: $ to $$$$. The last statement wins. */
export const readBudget: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const speaks = SPEAKS_OF_SPENDING.test(sentence.text)
  const asked = context.pending === 'week' && context.isBrief
  return sentence.clauses.flatMap((clause) => {
    const value = clause.about === 'third' ? null : budgetOf(clause, { speaks, asked })
    return value ? [{ kind: 'set' as const, path: 'valuesMap.budget' as const, value, words: sentence.original }] : []
  })
}

function budgetOf({ text: said }: Clause, { speaks, asked }: { speaks: boolean; asked: boolean }): Budget | null {
  const text = said.replace(/\b(?:rather than|instead of|in place of|not) \$+(?![\d])/g, ' ')
  if (/\b(?:at work|for work|work budget|department|for groceries)\b/.test(text)) return null
  const signs = [...text.matchAll(SIGNS)].at(-1)?.[1]
  if (signs) return BY_SIGNS[signs.length - 1] ?? null
  const worded = SIGNS_IN_WORDS.exec(text)?.[1]
  if (worded) return BY_SIGNS[(Number(worded) || 1) - 1] ?? null
  if (OTHER_MONEY.test(text) || ONCE.test(text)) return null
  const amount = AMOUNT.exec(text)
  if (amount && (speaks || asked)) return byAmount(Math.max(...amount.slice(1).map((group) => Number(group ?? 0))))
  const near = SPEAKS_OF_SPENDING.test(text) || asked
  const word = WORDS.find(([, pattern]) => pattern.test(text))
  if (!word) return null
  return near || UNMISTAKABLE.test(text) || (speaks && isBare(text, word[1])) ? word[0] : null
}

/** A treat now and then is not what they usually spend. */
const ONCE =
  /\b(?:birthdays?|anniversar(?:y|ies)|once in a while|now and then|special occasions?|occasionally|on occasion|once a year)\b/
const UNMISTAKABLE =
  /\b(?:money(?: is|'s)? no (?:object|issue)|spare no expense|cheap and cheerful|nothing (?:too )?(?:fancy|expensive|pricey|posh)|cheap dates?|(?:keep|keeping) (?:the |my )?dates (?:\w+ )?(?:cheap|low-key and cheap|inexpensive|affordable)|(?:i am|am) (?:\w+ )?(?:broke|skint)|on a (?:tight |student |small )?budget|fine dining)\b/
const BY_SIGNS: readonly Budget[] = ['$', '$$', '$$$', '$$$$']

function byAmount(amount: number): Budget {
  const step = STEPS.findIndex((upTo) => amount <= upTo)
  return BY_SIGNS[step < 0 ? STEPS.length : step] ?? '$$$$'
}
