import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

const FOOD = oneOf(
  /salmon|meats?|brisket|paprika|cheese|ham|fish|ribs|gouda|trout|haddock|mackerel|bacon|turkey|sausages?/,
  /tofu|almonds|garlic|salt|tea|chicken|pork|oysters?|whisk(?:e)?y|glass|duck/,
)
const ON_THE_GRILL = oneOf(
  /brisket|ribs|pork|meats?|fish|salmon|turkey|cheese|chicken|food|bbq|barbecue|trout|mackerel|haddock|kippers?|eels?/,
  /hams?|bacon|sausages?|tofu|garlic|chillies|chilies|almonds|oysters?/,
)
const HOW_MUCH_FOOD =
  /a|the|my|some|our|his|her|own|about|around|\d+|fresh|whole|sides? of|pounds? of|kilos? of|tons? of/
const SMOKED_THINGS = oneOf(
  pattern`smoked ${FOOD}`,
  pattern`smok(?:e|es|ed|ing) (?:${HOW_MUCH_FOOD} )*${ON_THE_GRILL}`,
  pattern`smok(?:e|ed|ing) (?:a|an|the|some|my|our) (?:[\w']+ ){1,3}out (?:of|from)|smoke-?house`,
  pattern`smoke (?:is|are) (?:\w+ )?${FOOD}`,
  /smok(?:e)?y (?:eyes?|eye|bacon|bbq|flavou?r|jazz|bars?|whisky|voice)/,
  /(?:bbq|meat|pellet|offset|electric) smokers?|smokers? (?:grill|bbq)/,
)
const SMOKE_OF_ANOTHER_KIND = oneOf(
  /smoking (?:areas?|sections?|shelters?|bans?|rooms?|carriages?)/,
  /smoking (?:hot|guns?|jackets?|deal|fast|ruins)/,
  /smok(?:e|es|ed|ing) (?:the|my|our|all) (?:competition|opposition|rivals?|opponents?|field|others)/,
  /(?:like|as|soot and|dust and|mist and) smoke\b/,
  /smoke (?:alarms?|detectors?|machines?|signals?|break|bombs?|test|screen)|where there is smoke/,
  /(?:holy|fire and|up in|blow(?:ing)?|wood|camp(?:fire)?|bonfire|incense|bbq|barbecue) smoke/,
  /(?:see|saw|seen|smell(?:s|ed|ing)?|inhal\w+|clouds? of|full of|more|less|thick|black|stage) smoke\b/,
  /smoke (?:is|gets|was|from|drifts?|in (?:the|my) (?:eyes|hair|air|sky))\b|bonfire smoke/,
  /smoke (?:him|her|them|everyone|you|anyone) at|chain[- ]?smok(?:e|ing) (?:podcasts|books|audiobooks)/,
)

const WITHOUT_ALCOHOL = oneOf(
  /coffees?|cappuccinos?|americanos?|flat whites?|espressos?|lattes?/,
  /teas?|cups? of tea|matcha|chai|cocoa|hot chocolate/,
  /water|juices?|milk|oat milk|milkshakes?|smoothies?|sodas?|coke|pop|squash|lemonade|kombucha|horchata/,
  /syrup|vinegar|soup|broth|medicine|mouthwash|seawater|rainwater|petrol|paint/,
)
const NO_PERSON = oneOf(
  /cattle|cows?|sheep|goats?|horses?|pigs?|hens|chickens|camels?|elephants?|bees|cats?|dogs?|plants?|trees|roses/,
  /car|van|truck|engine|boiler|chimney|stove|fire|grill|volcano|exhaust/,
)
const SOFT = oneOf(
  pattern`(?:drink(?:s|ing)?|drank)(?: \w+){0,5}? ${WITHOUT_ALCOHOL}`,
  pattern`(?:pints?|glass(?:es)?|bottles?|jugs?) of (?:[\w']+ ){0,2}?${WITHOUT_ALCOHOL}`,
  /(?:soft|energy|hot|fizzy|protein|sports|cold|iced|coffee) drinks?/,
  /drinking (?:water|straws?|fountain|chocolate|games? night)|(?:ginger|root|alcohol-free|zero) beer/,
  /(?:could|would|can) drink (?:it|that|this|them)\b(?: by the \w+| from the \w+)?/,
  /drink(?:s|ing)? (?:\w+ )?(?:[\w']+ )?tears|drink(?:s|ing)? up (?=\w)/,
  pattern`(?:the |my |our |those |his |her )?${NO_PERSON} (?:can |could |will |would |always )?(?:drinks?|smokes?)`,
  /pints? of (?:milk|water|squash|coke|juice|lemonade|strawberries|shell)/,
)

const A_ROUND = oneOf(/drinks?|quick drinks?|beer|pint|wine|cocktails?|glass of wine/)
const AS_A_DATE = oneOf(
  /together|first|with (?:someone|you|a date|them|my date)|as a first date|on (?:a|the) (?:first )?date/,
  /somewhere|sometime/,
)
const DRINKS_AS_A_DATE = oneOf(
  pattern`(?:for|over|grab|get|have) (?:a |some |few )?${A_ROUND} ${AS_A_DATE}`,
  pattern`(?:meet(?:ing)?|go(?:ing)?|out|date|dates|catch up|somewhere) (?:up )?for (?:a )?
    (?:quick |few |couple of )?(?:drinks?|beers?|pints?|wine|cocktails?)`,
  /buy (?:me|you|them|us) a drink|drinks? (?:is|are) on (?:me|you|him|her|them|us|the house)/,
)

const TRADE = /bar|pub|brewery|winery|vineyard|distillery|tobacco[a-z ]*|alcohol[a-z ]*|wine[a-z ]*/
const WORK_AND_TRIPS = oneOf(
  /sommelier|bartender|barista|barman|barmaid|pull(?:ed|ing)? (?:more |many |some |a few )?pints/,
  pattern`(?:work|job|shifts?|working|worked|works) (?:in|at|for) (?:a |the )?${TRADE}`,
  /wine (?:country|region|red|coloured|gums?|cellar|shop|bars?)|wine[- ]?pairing/,
  /(?:winery|vineyard|wine|brewery|beer|whisk(?:e)?y) (?:tours?|tasting|tastings|trips?)/,
  pattern`(?:bottl|brew|press|mak|sell|bak|cook|collect|import|distil|review|writ)(?:l?ed|l?es?|s|ing|e)?
    (?: (?:with|about|our|my|own|their|your|a|mean|the|old|on|home-?made))*\s
    (?:ciders?|beers?|wines?|gin|ales?|whisk(?:e)?y|vodka|rum|guinness|stout|mead)(?: \w+)?`,
  pattern`(?:beer|wine|gin|whisk(?:e)?y|cider|ale)\s
    (?:festivals?|fairs?|clubs?|halls?|trails?|snobs?|buffs?|nerds?|lists?|racks?|labels?|glasses)`,
  /(?:beer|wine|gin|whisk(?:e)?y) (?:merchants?|bottles?|barrels?|mats?)/,
  /lost (?:\w+ ){1,4}to (?:drink|alcohol|smoking)/,
  /(?:pint|wine|beer|shot|cocktail) glass(?:es)?/,
  /pub quiz(?:zes)?|beer gardens?|beer (?:belly|mat|pong)|cocktail (?:dress|sausages?|party|making|bars?)|gin rummy/,
)
/** Going without for a while says nothing of the rest of the time. */
const BEING_OFF_IT = /beers?|wine|alcohol|drink(?:ing|s)?|smoking|cigarettes|booze|pints?/
const FIGURES_OF_SPEECH = oneOf(
  /drink it (?:all )?in|drink(?:ing|s)? (?:it )?(?:all )?in (?:the|this|that|all|every)/,
  /drinks? (?:all the|in the) (?:culture|knowledge)/,
  /eat,? drink and be merry|food and drinks?|drinking problem with/,
  /punch[- ]drunk|(?:power|love|sleep) drunk|sober (?:about|thought|second thought|up about|minded)|sobering/,
  /(?:band|team|pub|film|book|song|horse|boat|cat|dog|cocktail|cafe|show) (?:called|named)(?: [\w']+){1,4}/,
  pattern`(?:knock(?:ed)?|spill(?:ed)?|spilt|dropp?(?:ed)?|threw|tipp?(?:ed)?|smash(?:ed)?|splash(?:ed)?)
    (?: \w+){0,4}? (?:wines?|beers?|gin|whisky|ciders?|champagne|pints?|lagers?|cocktails?)`,
  /once (?:got (?:\w+ )?drunk|drank (?:a|an|my|half|too)|smoked (?:a|an|one)(?! pack))\b/,
  pattern`no ${BEING_OFF_IT}
    [ ](?:for (?:a|the next|another|\d+|a few|a couple of) (?:weeks?|days?|fortnight|months?)|tonight|today)`,
  pattern`no ${BEING_OFF_IT} (?:this week|until (?:then|next|i am better|\w+day))`,
  /champagne (?:taste|socialist|lifestyle|problems)/,
  /(?:wine|beer|whisky|champagne)-?[- ]colou?red|whisky[- ]coloured/,
)

/** What is not about smoking or alcohol although the words are. Taken out before anything is read. */
export const NOT_A_HABIT = everywhere(
  anyOf(SMOKED_THINGS, SMOKE_OF_ANOTHER_KIND, SOFT, DRINKS_AS_A_DATE, WORK_AND_TRIPS, FIGURES_OF_SPEECH),
)
