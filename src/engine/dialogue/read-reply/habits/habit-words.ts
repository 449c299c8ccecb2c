import { anyOf, oneOf, pattern } from '../../reading/words.ts'

/** Smoking, whether said yes or no to. */
export const SMOKE = anyOf(
  /smok(?:e|es|ed|ing|ers?)|smoke-?free|non-?smok(?:er|ing)|ex-?smoker|a chimney/,
  /cigarettes?|cigs?|ciggies?|ciggy|ciggie|fags?|cigars?|tobacco|nicotine/,
  /rollies|rollups?|roll-ups?|(?:roll|rolls|rolling) (?:my|our) own/,
  /pack a day|packs? (?:a|per) (?:day|week)|(?:10|15|20|25|30|40|60) a day|down to \d+ a day/,
  /vap(?:e|es|ed|ing|er)|hookah|shisha|snus|a puff|lit up|light(?:s|ing)? up|marlboros?|gauloises|lucky strikes?/,
  /(?:pack|packet|box) of camels|smoke a pipe|my pipe|pipe smok\w+/,
  /clean lungs|lungs (?:are )?(?:as )?(?:clean|pink|clear)/,
)

const DRINKING = oneOf(
  /drinks?|drinking|drank|drinkers?|drunk|non-?drinker/,
  /alcohol(?:ic)?|booze|boozing|boozy|liquor|spirits/,
  /a drop(?! (?:in|off|of a hat))|stronger than|designated driver/,
  pattern`(?:a|one|1|odd|occasional|cheeky|small|few|2) glass(?:es)?
    (?! (?:half|ceiling|slipper|doors?|house|roof|eye|of (?:water|milk|juice|squash|lemonade|coke)))`,
  /bevv(?:y|ies)|tipple|tipsy|hangovers?|hungover|snifter|nightcaps?|drams?/,
)
const SOBER = oneOf(
  /teetotal(?:ler|er|lers)?|tee[- ]total(?:ler|er)?|t-total|sober|sobriety/,
  /am dry|been dry|dry january|on the wagon/,
)
const WINES = oneOf(
  /wines?|glass(?:es)? of (?:red|white|rose|something)|rose wine|port wine|merlot|rioja|malbec/,
  /prosecco|champagne|cava|bubbly|fizz|sangria|spritz|aperol|sherry/,
)
const BEERS = /beers?|lagers?|ales?|ciders?|shandy|pints?|stout|guinness|ipas?|hard seltzers?/
const STRONG_DRINKS = oneOf(
  /gin|gins|g and t|whisk(?:e)?y|vodka|rum|tequila|mezcal|brandy|bourbon|scotch/,
  /cocktails?|margaritas?|martinis?|old[- ]fashioneds?|negronis?|daiquiris?|mojitos?/,
)
/** Alcohol, whether said yes or no to. */
export const DRINK = anyOf(DRINKING, WINES, BEERS, STRONG_DRINKS, SOBER)

/** Drinks without alcohol: "I drink six a day" beside one of these is about coffee. */
export const SOFT_DRINKS = anyOf(
  /coffees?|espressos?|lattes?|caffeine|teas?|matcha|chai|cocoa|kombucha/,
  /water|juices?|milk|smoothies?|sodas?|coke|lemonade/,
)
/** What makes the drink in a sentence alcohol after all. */
export const ALCOHOL = anyOf(
  WINES,
  BEERS,
  STRONG_DRINKS,
  SOBER,
  /alcohol\w*|booze|drinker|not (?:really |a |much of a |big )*drink|stronger than|smok\w+/,
)
