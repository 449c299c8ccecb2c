import { oneOf, pattern } from '../../reading/words.ts'

export const MUST = 'preferences.must_haves'
export const NICE = 'preferences.nice_to_haves'

export type WishPath = typeof MUST | typeof NICE

const NICE_LABEL = oneOf(
  /nice[- ]to[- ]?haves?|nice(?=:)|bonus(?: points?)?|pluses|plus points?|would be nice|extras?|perks?|added bonus/,
  /bottom of (?:my|the) list(?: but still on it)?|further down (?:my|the) list/,
  /wish ?list|wants?(?=:)|what would (?:delight|thrill|please) me/,
  /cherry on top|brownie points|icing on the cake|would love|what i would (?:like|love|enjoy)/,
)
const MUST_LABEL = oneOf(
  /must[- ]?haves?|musts?|must|essentials?|non-?negotiables?|needs|need(?=:)|requirements?|deal-?makers?|has to have/,
  /what matters(?: most)?|top priorit(?:y|ies)|priorit(?:y|ies)|(?:top of|first on) (?:my|the) list|no ifs or buts/,
)
const NOT_NEEDED = oneOf(
  /(?:a |one )?plus|optional|extras?|on the wish ?list/,
  /(?:lovely|nice|great|good|fun|sweet)(?: to have)?,? (?:but|though) not \w+/,
  pattern`not (?:required|needed|necessary|essential|vital)(?: at all)?,? but\s
    (?:lovely|nice|great|good|fun|sweet|welcome|a bonus)`,
  /would (?:like|love|enjoy)(?: it)?,? but (?:do not|would not) (?:need|insist)/,
)
/** "Must-haves: …", "not needed but lovely: …": what follows the label. */
export const LABELLED: readonly (readonly [WishPath, RegExp])[] = [
  [NICE, pattern`^(?:and |a |my )*${NOT_NEEDED}\s*(?::| - )\s*(.+)`],
  [
    NICE,
    pattern`\b${NICE_LABEL}(?: for me| things?| in a partner)?\s*
      (?::|=| - |\b(?:is|are|would be|includes?)(?: (?:that|if|when|someone who|having))?\b)\s*(.+)`,
  ],
  [
    MUST,
    pattern`\b${MUST_LABEL}(?: for me| in a partner| things?| qualities)?\s*
      (?::|,(?= (?:she|he|they|someone)\b)|=| - |\b(?:is|are|would be|includes?)(?: (?:that|having))?\b)\s*(.+)`,
  ],
]
