import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

const NOW_AND_THEN = oneOf(
  /some ?times|occasion(?:al|ally)?|on occasions?|infrequent(?:ly)?|here and there|on and off|off and on/,
  /once[- ]a[- ](?:week|month|year)|as and when|at a push|if pressed|(?:in|there is) company/,
  /now[- ]and[- ](?:then|again)|once in a (?:while|blue moon)|from time to time/,
  /every (?:now and|so often|once in|other (?:week|weekend)|few (?:weeks|days|months))/,
  /the (?:odd|occasional)|an? (?:odd|occasional|rare|cheeky|couple|few|bit)|couple of/,
  /some (?:nights|evenings|days)/,
)
const HARDLY = oneOf(
  /hardly(?: ever)?|rarely|seldom|barely|scarcely/,
  /(?:very|super|really|quite) (?:little|rare|occasional|infrequent)/,
)
const A_LITTLE = oneOf(
  /a little|a bit|little bit|(?:only|just|very) (?:a )?(?:little|bit)|about all i/,
  /all i (?:ever )?(?:drink|smoke|have)|all the (?:drinking|smoking) (?:that )?i do/,
  /in moderation|moderate(?:ly)?|lightly|light drinker|light(?:ly)? (?:smoker|drinker|smoking|drinking)/,
  /(?:few|couple) (?:drinks|beers|glasses|pints|cigarettes|cigs|smokes)/,
)
const NOT_OFTEN = oneOf(
  /not (?:often|much|very often|that often|a lot|every ?day|daily|regular(?:ly)?|all the time|really often)/,
  /not too (?:much|often)/,
  /(?:not|never) (?:much of|an? (?:big|heavy|huge|massive|regular|great|serious|major|daily))/,
  pattern`(?:do not|does not|not) (?:really )?(?:smoke|drink) ${oneOf(
    /much|often|a lot|that (?:much|often)|very (?:much|often)|too (?:much|often)/,
    /heavily|every ?day|regularly|loads/,
  )}`,
)

const SERVINGS = oneOf(/glass(?:es)?|beers?|pints?|drinks?|wines?|cocktails?/, /cigs?|cigarettes?|cigars?|smokes?/)
const A_WEEK_OR_LONGER = /week|month|fortnight|year/
const COUNTED = oneOf(
  /\d+ times (?:a|per) (?:month|year)|(?:1|2|3) times (?:a|per) week/,
  /\d+(?:-\d+)? (?:a |per )?(?:week|month|fortnight)|1-2|(?:once|twice) or twice/,
  pattern`\d+(?: ?(?:or|to|-) ?\d+)? (?:\w+ )?${SERVINGS} (?:a|per|each|every) ${A_WEEK_OR_LONGER}`,
  pattern`(?:once|twice|1|2|3|one|two|a few|few) (?:times )?(?:a|per) ${A_WEEK_OR_LONGER}`,
  pattern`(?:a|one|1|2|3) (?:or (?:two|2|three|3) )?${SERVINGS}(?: of \w+)? (?:a|per) ${A_WEEK_OR_LONGER}`,
)

const GATHERING = oneOf(
  /part(?:y|ies)|dinner parties|weddings?|birthdays?|christmas|new year|celebrations?|get-?togethers|reunions?/,
  /festivals?|gigs|concerts?|shows|games|tailgates?|cookouts?|barbecues?|bbqs?|clubs?|bars?|events|social/,
)
const IN_COMPANY = oneOf(
  /social(?:ly)?|social(?:[- ])(?:smoker|drinker)|with (?:my )?(?:friends|mates|company)/,
  pattern`at (?:a )?${GATHERING}`,
  /hogmanay|easter|thanksgiving|passover|diwali|carnival/,
  /at family|family dos?|name days?|meals out|new years?(?:'s)?(?: eve)?|communion|toasts?|special occasions?/,
  /(?:celebrations?|parties|occasions|weddings|holidays|birthdays|events) only|holidays?|summer(?:time)?/,
)
const ON_SUCH_DAYS = oneOf(
  /on (?:an? )?(?:odd )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?/,
  /on (?:a |the )?(?:big |special )?(?:birthday|night out|occasion|anniversary)|(?:sat|fri|sun) (?:nights?|evenings?)/,
  /on (?:my|his|her) birthday|(?:friday|saturday|sunday) (?:nights?|evenings?)/,
  /(?:on|at) (?:the )?weekends?|weekends (?:only|mostly)|(?<!even |and |also )weekends(?=\W*$)|every weekends?/,
  /(?:on|for) (?:birthdays?|celebrations?|fridays?|saturdays?|friday|saturday)/,
  /(?:on|for) (?:nights out|a night out|vacation|holiday)/,
)
const WHEN_IT_SUITS = oneOf(
  /when (?:i|we) (?!was|were|wake|woke|used|lived)\w+/,
  /when (?:stressed|drunk|out|drinking|anxious|partying|bored|nervous|there is|celebrating|the mood|with)/,
  /when (?:socialising|socializing)/,
  /if (?:i am|we are|there is|i go|out)/,
  /only (?:(?:smoke|drink|vape|have (?:one|some)|do (?:it|so)) )?(?:at|when|on|if|with|for|a|socially|in)\b/,
  /limited to|unless|except|apart from|other than|bar the/,
)

/** Now and then. Read before `OFTEN`, for "every day, though only on holiday". */
export const SOMETIMES = anyOf(
  NOW_AND_THEN,
  HARDLY,
  A_LITTLE,
  NOT_OFTEN,
  COUNTED,
  IN_COMPANY,
  ON_SUCH_DAYS,
  WHEN_IT_SUITS,
)

/** Now and then, although the words hold a no: "hardly ever", "not a big drinker". */
export const SOMETIMES_ANYWAY = anyOf(
  /hardly|rarely|seldom|barely|scarcely|no more than/,
  /not (?:much of )?an? (?:big|heavy|huge|massive|regular|great|serious|major|daily|hard)/,
  /(?:do|does) not (?:really )?(?:smoke|drink) (?:much|often|a lot|that|very|too|heavily|every|regularly|loads)/,
  /(?:do|does) not (?:really )?(?:smoke|drink) (?:except|unless|apart|other)/,
  /not (?:much|often|every|a lot|very often|that often|daily|regularly|all the time|really often)/,
  /(?:never|not) (?:alone|at home|on my own|by myself|during the week|in the week|midweek|at lunch)/,
  /(?:never|not) on (?:a )?(?:weeknights?|school nights?|work nights?)|(?:never|not) when (?:driving|working)/,
  /unless|except|apart from|other than|not (?:a|an) \w+ drinker but|not otherwise/,
  /otherwise (?:i )?(?:(?:do|will|would|can) not|nothing|no|never|not|none)/,
  /never (?:more than|to excess|too much|a lot|heavily|get drunk)|(?<!(?:have|has|had) )never drunk/,
  /nothing (?:heavy|crazy|excessive|mad|much|too)/,
)

export const OFTEN = anyOf(
  /(?:most|every|each) (?:single )?(?:nights?|days?|evenings?|mornings?|meals?)|every ?day|daily/,
  /nightly|night(?:ly)? cap|(?:a|per) day|\d+ day/,
  /(?:4|5|6|7|several|many) (?:times|nights|days|evenings) (?:a|per) week/,
  /regular(?:ly)?|(?:quite |very |pretty |fairly )?often|frequent(?:ly)?|all the time|always|constantly|full[- ]time/,
  /a lot|lots|loads|heav(?:y|ily)|chain|pack|packs|(?:like )?a (?:chimney|fish|trooper)/,
  /big (?:smoker|drinker)|proud|addict(?:ed)?/,
)

const NO_WORDS = oneOf(
  /no|not|never|none|nope|nah|neither|nor|zero|without|non|nothing|haven't|hardly not|do not/,
  /makes? me (?:ill|sick|gag|cough|sneeze|queasy|feel (?:ill|sick|awful))|(?:disagrees?|not agree) with me|upsets? my/,
  /gives? me (?:a |an )?(?:\w+ )?(?:migraines?|headaches?|rash|heartburn)/,
  /hate|can not stand|allergic|avoid\w*|steer clear|stay(?:ing)? (?:away from|off)|keep off|do not mix/,
)
const GIVEN_UP = oneOf(
  /quit|stopped|kicked|swore off|jacked|ditched|dropped|cut out|off the|parted ways|said goodbye/,
  /parted company|binned|chucked|weaned|pack(?:ed|ing) in|(?:knocked|put) (?:it|them|that|the \w+) on the head/,
  /gave (?:it |them |that |all )?(?:up|over)|given (?:it |them |that )?up|giving up|packed (?:it|them) in/,
  /former|used to|ex-?smoker|ex smoker|ex-?drinker/,
)
const ABSTINENT = oneOf(
  /sober|sobriety|teetotal(?:ler|er)?|tee[- ]total(?:ler|er)?|t-total|non-?drinker/,
  /non-?smok(?:er|ing)|abstain|abstinent/,
  /(?:am|been|stay\w*|being|now) dry|dry for|on the wagon|recover(?:ing|ed|y)/,
  /nothing stronger|dry january (?:all|every|is|12|lasts)/,
  /never lit up|(?:clean|pink) lungs|lungs (?:are )?(?:as )?(?:clean|pink|clear)|always the designated driver/,
  /(?:-|smoke|alcohol|nicotine|tobacco|booze) ?free|free (?:of|from)|smokefree|clean|straight edge/,
)
export const NEVER = anyOf(NO_WORDS, GIVEN_UP, ABSTINENT)

/** What was true once and is not now. */
export const NO_LONGER = anyOf(
  /quit|ex-?smoker|former|gave up|given up|stopped|used to|sober|sobriety|teetotal/,
  /was (?:once |never )?(?:a |quite a |such a )?(?:(?!non)\w+ ){0,2}(?:smoker|drinker)/,
  /(?:smoked|drank) (?:for|until|till|in my|back)|(?:smoker|drinker) (?:until|till|once|in my (?:20|30|teens|youth))/,
)
/** A no that says nothing of the habit: "no plans to stop". */
export const NO_OF_ANOTHER_KIND = anyOf(
  /no longer a non|not (?:a )?(?:non-?smoker|teetotal|sober)|no (?:problem|shame|plans to stop)/,
)

const STRUGGLE = oneOf(
  /can not|have not|never managed to|failed to|want to|need to|should|hope to|hoping to|plan(?:ning)? to/,
  /struggl\w+ to|would like to|wish i could/,
)
/** Somebody who would stop still does it. */
export const STILL_AT_IT = anyOf(
  /try(?:ing)? to (?:quit|stop|give (?:it )?up|cut)|cutting (?:down|back)/,
  pattern`${STRUGGLE} (?:\w+ )?(?:quit|stop|give (?:it )?up|kick)`,
)
/** "It's not that I don't drink": I do. */
export const NOT_THAT_I_DO_NOT = /\b(?:it is )?not (?:that|as if|like|as though) i (?:do not|never)\b/g
/** "There isn't a day when I don't have one", "not a night goes by without a glass": most days, most nights. */
export const HARDLY_A_DAY_WITHOUT = everywhere(
  pattern`\b(?:there is |there are |there has )?(?:not|no|never|hardly|barely|scarcely|rarely) (?:been )?(?:an? |any )?
    (day|night|evening|morning|weekend|week)s?\s(?:[\w']+ ){0,4}?(?:without|i (?:do|did|have) not|i can not)\b`,
)
/** "Never say no to a pint". */
export const DOUBLE_NEGATION = everywhere(
  anyOf(
    /(?:not|never|would not|will not|can not|do not|am not) (?:say no to|turn down|refuse|averse to|opposed to)/,
    /(?:not|never|would not|will not|can not|do not|am not) (?:against|above|mind)/,
  ),
)

/** A habit of every day, unless the same words say how seldom: "wine with dinner once in a while". */
export const WITH_MEALS = /\bwith (?:dinner|lunch|my dinner|meals?|every meal)\b(?! parties)/
/** One drink or cigarette spoken of is an occasion, not a habit. */
export const ONE_AT_A_TIME = anyOf(
  /might|glass of/,
  /(?:a|an|one|1) (?:glass|drink|tipple|cheeky|martini|sherry|bourbon|beer|wine|pint|cocktail|cider|gin|whisky)/,
  /(?:a|an|one|1) (?:cigarette|smoke|cigar)/,
)
/** A drink that is only mentioned is nobody's habit; it has to be had or liked. */
export const PARTAKING = anyOf(
  /smok\w*|vap\w*|roll|pack|cigarettes?|cigs|blaze|puff/,
  /drink(?:ing|ers?)?|drank|boozer?/,
  /yes|have|having|enjoy|like|love|partial to|fond of|into|can not resist|need/,
)
