import { readingsOf } from './plain-reading.ts'

/** Letters may be disguised: every reading is searched. */

/** Words that insult, or are crude to a stranger, in any sentence. */
const INSULT = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:mother)?f(?:[uv*]|)ck\w*|fuk(?:ing|er|ers|ed)?|sh[i*]t(?:s|ty|head|ter)?|b(?:i|ia|eo)tch(?:es|y)?|slut(?:s|ty)?|whor(?:e|es|ing)|c[uv*]nts?`,
    String.raw`assholes?|arseholes?|dickheads?|douche ?bags?|bastards?|wankers?|twats?|scumbags?|puss?(?:y|ies)(?!\s?(?:wil+ow|cat|riot))|cocksuckers?`,
    String.raw`nigg?(?:a|er)s?|fagg?(?:ot)?s?|(?<!en )retard(?:s|ed)?|kikes?|trann(?:y|ies)|wetbacks?|ragheads?|gooks?`,
    String.raw`heil|sieg heil|white power|hitler`,
    String.raw`horny|blow ?jobs?|dick pics?|suck (?:my|me|it)|big (?:dick|cock)|(?:send|show)(?: me)?(?: your)? (?:nudes?|tits|boobs)|porn\w*|cumm?(?:ing|shot)?`,
    String.raw`fat (?:pig|cow|slob|f\w{1,3}k)s?|ugly (?:pig|cow|hag|face|f\w{1,3}k)|(?:stupid|filthy|dirty|worthless|disgusting) (?:pig|cow|wom[ae]n|m[ae]n|animals?|jews?|muslims?|immigrants?|trash)`,
    String.raw`you(?:['’]?re| are) (?!not|never|no)(?:\w+ )?(?:an? )?(?:\w+ )?(?:fat|ugly|worthless|pathetic|disgusting|hideous|stupid|idiots?|morons?|losers?|trash|scum|pigs?)`,
    String.raw`(?:hate|kill|gas|deport|death to) (?:all |the |you )*(?:jews|muslims|christians|blacks|black people|asians|mexicans|arabs|indians|gays|gay people|lesbians|trans people|immigrants|foreigners|wom[ae]n|m[ae]n)`,
  ].join('|')})(?!\p{L})`,
  'iu',
)

const HARM =
  'kill|murder|hurt|stab|rape|choke|strangle|slaughter|behead|poison|torture|bury|punch|slap|attack|kidnap|shoot(?! (?:you|u|ya) (?:an?|some|my)\\b)|burn(?! (?:you|u|ya) (?:an?|some|my)\\b)|(?:beat|smash|crush|destroy)(?= (?:you|u|ya) (?:up|down|to|till|until|bloody|black))'
const READER = '(?:you|u|ya|yourself|your (?:\\w+ )?(?:family|kids?|children|mother|dog|cat|face|house))'
const HOW =
  '(?: (?:really|fucking|slowly|then|definitely|so|just|have to|soon|come and|come to|find and|find you and|hunt you down and))*'

/** Threats of harm, and claims to watch the reader. */
const THREAT = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:i|we|he|they|someone|somebody)(?:['’]?ll|['’]?d| will| would| shall| could| might| can| want to|['’]?m going to| am going to| are going to|['’]?m gonna| gonna| wanna|['’]?m about to)${HOW} (?:${HARM}) ${READER}`,
    String.raw`(?<!not |n['’]t |never )(?:gonna|going to|want to|wanna)${HOW} (?:${HARM}) ${READER}`,
    String.raw`(?:kill|hang|shoot|hurt|neck|unalive|off) (?:yourself|urself|ur self)|kys|drink bleach|go (?:and )?die(?= *$|[.,;!?]| you)|drop dead(?! gorgeous)`,
    String.raw`(?:hope|wish) (?:that )?you (?:die|get (?:raped|killed|hurt|cancer)|suffer|rot)`,
    String.raw`you(?:['’]?ll| will| should| deserve to| have to| must| are going to|['’]?re going to|['’]?re gonna) (?:all )?(?:die(?! (?:laughing|of|for|happy))|bleed|suffer|burn in hell|be sorry)`,
    String.raw`(?:i|we) (?:know|found out|saw|have seen) (?:exactly )?where (?:you|your (?:kids?|children|family|mother)) (?:live|lives|sleep|sleeps|work|works|park|stay|go to school|goes to school)`,
    String.raw`(?:i|we)(?:['’]?m| am| are|['’]?re|['’]?ve been| have been) (?:watching|following|stalking) (?:you|your (?:house|kids|every))(?! on\b)`,
    String.raw`watch your back|you(?:['’]?re| are) dead(?: meat)?(?= *$|[.,;!?])|(?:find|hunt) you (?:down|where you)`,
  ].join('|')})(?!\p{L})`,
  'iu',
)

const STAFF =
  'staff|support|team|moderators?|mods?|admin\\w*|concierge|matchmakers?|help ?desk|customer (?:service|care)|security|safety|verification|office|owners?|founder|ceo|official'
const SERVICE = String.raw`overture(?! cent(?:er|re)\b| hall\b| to\b| of\b)`
/** Only the service's own mail and pages may say this. */
const STAFF_CLAIM = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`${SERVICE}['’]?s?\W{1,3}(?:trust \S+ )?(?:${STAFF})`,
    String.raw`(?:${STAFF}|employees?|agents?|representatives?)(?: \w+)? (?:(?:of|from|at|for|with|on) (?:overture|this (?:site|app|service|platform))|of the (?:site|app|service|platform))`,
    String.raw`(?:works?|working|writing|calling|speaking|contacting you|here|am|['’]m) (?:for|from|on behalf of) (?:the )?${SERVICE}`,
    String.raw`${SERVICE} (?:(?:says?|wants?|requires?|asks?|needs?) (?:that )?you (?:must|have|need|should|owe|to pay)|(?:requires?|demands?|charges?|needs your)|will (?:close|suspend|delete|charge|ban))`,
    String.raw`your (?:account|profile|membership) (?:is|has been|will be|was|gets) (?:\w+ )?(?:suspended|blocked|closed|banned|verified|deleted|limited|flagged|locked)`,
    String.raw`verify your (?:account|identity|profile|e-?mail)|you are (?:suspended|banned)`,
    String.raw`${SERVICE}\s?:|${SERVICE}(?: has| just)? (?:mailed|sent|e-?mailed|texted) (?:you|me)|your (?:account|profile|membership) ends`,
    String.raw`(?:verification|confirmation|log-?in|security|one-time) (?:code|pin)|(?:confirm|send|tell|give|read)(?: me| us)?(?: out)? (?:your|the) code`,
  ].join('|')})(?!\p{L})|^(?:official )?(?:staff|admin|moderator|support|security|concierge)(?: team)?\s*:`,
  'iu',
)

const SIGNS = new Map(Object.entries({ '@': 'a', $: 's', '!': 'i', '€': 'e' }))

/** Adds readings without accents and with '$' as 's'. */
export function foldedReadings(text: string) {
  const plain = readingsOf(text).letters.flatMap((reading) => {
    const bare = reading.normalize('NFD').replace(/\p{M}/gu, '')
    return [reading, bare, bare.replace(/(?<=\p{L})[@$!€](?=\p{L})/gu, (sign) => SIGNS.get(sign) ?? sign)]
  })
  return [...new Set(plain)]
}

const isRude = (pattern: RegExp, readings: readonly string[]) =>
  readings.some((reading) => pattern.test(reading) || pattern.test(reading.replace(/(\p{L})\1+/giu, '$1')))

export function isInsulting(text: string) {
  const readings = foldedReadings(text)
  return isRude(INSULT, readings) || isRude(THREAT, readings)
}

const MONEY = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:send|wire|transfer|lend|loan|spot|pay)(?: me| us) (?:\w+ ){0,2}?(?:\$ ?\d+|\d+ ?(?:dollars|bucks|usd|euros?)|money|cash)`,
    String.raw`(?:send|wire|transfer|bring) (?:me )?(?:\$ ?\d+|\d+ ?(?:dollars|bucks|usd|euros?))`,
    String.raw`(?:send|wire|transfer|lend|loan)(?: me| us) (?:\w+ )?\d{2,}|gift ?cards?|cash ?app|venmo|zelle|western union|moneygram`,
    String.raw`(?:invest|trade|trading|get) (?:in|into|with me in) (?:crypto|bitcoin|forex|shares)|double your money|(?:crypto|bitcoin) (?:opportunity|investment|platform)`,
  ].join('|')})(?!\p{L})`,
  'iu',
)

export type RudeKind = 'threat' | 'insult' | 'staff' | 'money'

/** @returns undefined for words that are not rude */
export function rudenessIn(text: string): RudeKind | undefined {
  const readings = foldedReadings(text)
  if (isRude(THREAT, readings)) return 'threat'
  if (isRude(INSULT, readings)) return 'insult'
  if (isRude(STAFF_CLAIM, readings)) return 'staff'
  return isRude(MONEY, readings) ? 'money' : undefined
}
