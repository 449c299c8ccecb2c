import { anyCase, oneOf, pattern } from '../reading/words.ts'

const HEDGE = oneOf(
  /and|so|also|plus|or|but|then|just|oh|um|omg|lol|bro|please|maybe|perhaps|probably|ideally|preferably/,
  /definitely|obviously|honestly|i (?:guess|suppose|think|mean)|mostly|mainly|above all/,
)
const SOMEBODY = /some(?:one|body)|any(?:one|body)/
const A_PERSON = oneOf(SOMEBODY, /(?:an? |any |the )?(?:person|man|woman|lad|bloke|fella|guy|girl|lady|partner)/)
const PEOPLE = /people|persons|men|women|lads|blokes|fellas|guys|girls|ladies/
const OBJECT = oneOf(A_PERSON, PEOPLE, /him|her|them/)
const WHO = /(?:who|that|which)(?:'s|s)?(?: is| has| are)?|to be/
const TOLD_TO_HOST = oneOf(
  /(?:i(?:'d|d| would| should)|would) (?:(?:really|dearly|rather|also|just|quite|so|very much) )?(?:like|love|prefer|want)|i (?:do |really )?(?:want|need|prefer)|i(?:'m|m| am) (?:after|looking for)/,
  /keep (?:the|that)(?: (?:part|bit|one|thing) (?:about|on|with))?|(?:put|write|note|jot) (?:down|in|that)(?: that)?|add|(?:just )?say (?=not |no |he |she |they )/,
)
const OF_A_LIST =
  /(?:(?:an?|my|the|one|only|big|huge|massive|main|total|real) )*(?:must[- ]haves?|nice[- ]to[- ]haves?|deal-?breakers?|bonus)(?: (?:for|of|4) (?:me|mine))?/
const LEADS = anyCase(
  pattern`^(?:
    (?:above )?all is|(?:just )?(?:want|need)(?= some| an? )|all i (?:really |ever )?(?:want|need|ask for) is|what (?:really |most )?(?:matters|counts)(?: most)?(?: to me| for me)? is(?: that)?|(?:${OF_A_LIST}) (?:is|are|would be)(?: that| if| when)?(?: (?:he|she|they)(?:['\u2019](?:s|re)| is| are)?)?|
    (?:${HEDGE})[,:]?|
    (?:so )?it(?:['\u2019]d| would) (?:need|have) to be|
    (?:he|she|they)(?:['\u2019]d| would| should| must| ha(?:s|ve) to| needs? to| ought to| better)(?: be| have)?|
    (?:${TOLD_TO_HOST})(?! (?:us|me|my|it)\b)(?: (?:${OBJECT}) to(?: be| have)?| to (?:find|meet|date|be with)(?= (?:some|an? )))?|
    (?:${A_PERSON}) (?:(?:between|from|aged|of|in|around|about) [\w\s-]*?\d[\w\s-]*? )?(?:${WHO})|(?:${PEOPLE}) who are|
    (?:${SOMEBODY}|(?:an?|any) (?:person|man|woman|lad|bloke|fella|guy|girl|lady|partner))(?! (?:of|to|with|i|we)\b)(?! [\w-]+(?:,? and [\w-]+)? (?:who|that|with|whose)\b)|
    (?:must|should|has to|needs to)(?: be| have)?|who(?:'s|s|'ll|'d| will| would)?(?: is| has)?(?! (?:i|we|you)\b)|that is|(?:to )?be(?:ing)?|is|are|it|whoever (?:he|she|they|it) (?:is|are|may be)|(?:(?:something|anything|marriage|(?:an? )?(?:[\w-]+ )?relationship)(?: [\w-]+){0,3} )?(?:with|to)(?= some| any| an? )|(?:something|anything)(?: [\w-]+){1,3} with
  )\s+(?=\S)`,
)

const FOLLOWS = oneOf(
  /please|pls|plz|thanks|thank you|cheers|ta|though|tho|as well|too|ideally|obvs|obviously|lol|lmao|ha(?:ha)+|he(?:he)+|jk/,
  /honestly|really|full stop|period|end of|i (?:guess|suppose|think)|for me|if possible|of course|for sure/,
  /as an? (?:bonus|plus|must(?:-have)?|extra|nice-to-have)|(?:(?:is|are|would be|'d be) )?an? (?:absolute )?(?:bonus|plus|must)|would be (?:nice|lovely|great|ideal|perfect)/,
)
const ADDRESSED =
  /darling|dear|dearie|love|honey|hon|hun|hen|pal|mate|babe|sweetie|sweetheart|doll|ma'?am|sir|man|no|yeah|right|eh/
const LOOSE_END = /without|who(?:'s|s)?|which|and|but|or|an?|the|because|bc|cos|cuz|so|if/
const REASON = /,?\s+(?:because|bc|b\/c|'?cause|cos|coz|cuz|since (?:i|my|it|that)|as i(?: am|['\u2019]m))\b.*$/i
const TRAILS = anyCase(
  pattern`(?:,?\s+(?:${FOLLOWS})|,\s*(?:${ADDRESSED})|\s+(?:darling|hun|x{1,3})|\s+(?:${LOOSE_END}))[\s,.!]*$`,
)

/** The entry without its frame: "maybe someone who is kind, darling" is "kind". */
export function withoutFrame(words: string): string {
  let bare = words.trim().replace(REASON, '')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(TRAILS, '').replace(LEADS, '').trim()
  }
  return bare === '' ? words.trim() : bare
}

const DEMANDED = anyCase(
  oneOf(
    /\b(?:must|should|gotta|ha(?:s|ve) (?:got )?to|he['\u2019]?s got to|needs? to|ought to|better)\s+$/,
    /\bwho(?:['\u2019]?ll|['\u2019]d| will| would)\s+$/,
    pattern`\b(?:${OBJECT}) to\s+$`,
  ),
)
export const isDemanded = (words: string, source: string): boolean =>
  DEMANDED.test(source.slice(0, Math.max(0, source.indexOf(words))))
const BE_NICE =
  /(?:\s+(?:that|it|this))?(?:['\u2019]d|\s+would)\s+be (?:so |really |very |a )?(?:nice|lovely|great|good|cool|grand|bonus|plus)\W*$/i
export const withoutNice = (words: string): string => words.replace(BE_NICE, '')

const A_BONUS =
  /^[\s,:(-]*(?:(?:would|['\u2019]d|is|are|as|being|that|though|but|only|just|be|it|its|it's)[\s,]+)*(?:an? )?(?:nice |huge |big |real |lovely )?(?:bonus|plus\b|extra\b|nice[- ]to[- ]have)/i

/** "A dog lover would be a bonus": the words after the wish make it no must-have. */
export const isBonus = (after: string): boolean => A_BONUS.test(after)
