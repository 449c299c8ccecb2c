import { anyOf, everywhere, oneOf, pattern, WEEKDAY } from '../../reading/words.ts'

/** How people say when they can meet, and what only sounds like it. */

export type Time = 'Weeknights' | 'Weekends' | 'Lunch hours' | 'Early mornings' | 'Flexible'

const AT_NIGHT = /nights?|evenings?/
const DAY_OR_ITS_SHORT = /(?:mon|tues?|wednes|wed|thurs?|thu|fri)(?:day|days)?/
const SHORT_DAYS = pattern`${DAY_OR_ITS_SHORT}s?(?: ?(?:-|to|and|or|\/|&|till|until) ?${DAY_OR_ITS_SHORT}s?)*`
const WEEKDAYS = pattern`${WEEKDAY}s?(?:,? (?:and|or|to|through|-) ${WEEKDAY}s?)*`
const O_CLOCK = /pm|o'clock|ish|:\d\d/
const WEEKNIGHTS = anyOf(
  /weeknights?|week(?:day)? ?nights?|school nights|work nights? (?:are|work|suit)/,
  pattern`${DAY_OR_ITS_SHORT} (?:${AT_NIGHT}|eves?|after(?: (?:about |around )?\d{1,2}(?: ?pm)?)?)`,
  pattern`${WEEKDAYS} ${AT_NIGHT}|${SHORT_DAYS} (?:${AT_NIGHT}|eves?)`,
  pattern`evenings? (?:from |on |between )?${WEEKDAYS}`,
  /after work/,
  pattern`after (?:about |around )?(?:5|6|7|8)(?: ?${O_CLOCK})?\b(?! (?:years|months|dates|weeks))`,
  /(?:(?:any|most|all) )?evenings? (?:during|in|of|on) (?:the )?(?:week|weekdays?)/,
  /(?:midweek|mid-week|weekday)(?: evenings?| nights?)?(?! (?:lunch|mornings?))/,
  /weekdays(?! (?:at )?(?:lunch|mornings?))/,
  /during the week/,
  pattern`${WEEKDAY}s(?! (?:mornings?|lunch))`,
  /evenings?(?! (?:on|at) (?:the )?(?:weekends?|saturdays?|sundays?))/,
)

const OF_THE_DAY = /daytime|afternoons?|mornings?|evenings?|nights?|lunch(?:times?)?|brunch(?:es)?/
const GOES_ON = oneOf(/work|are|is|suit|best|only|or|and|please/, /morning|afternoon|even|night/)
const WEEKENDS = anyOf(
  pattern`(?:weekends?|saturdays?|sundays?)(?: ${OF_THE_DAY})?`,
  /sats? (?:and|or) suns?|sat\/sun/,
  pattern`(?:on )?(?:sat|sun)s?\b(?= ${GOES_ON})`,
)

const LUNCH_HOURS = anyOf(
  /(?:a )?(?:(?:quick|long|short|early|late) )?lunch(?:eon)?(?: ?(?:hours?|times?|breaks?|dates?))?|lunches|luncheons/,
  /midday|mid-day|(?:around |at )?noon(?:ish)?/,
)

const EARLY_MORNINGS = anyOf(
  /early (?:in the )?mornings?|(?:free|available) early|in the mornings?/,
  /(?:5|6|7|8) in the morning|(?:at )?(?:5|6|7|8) ?am/,
  /early bird|early riser|before work/,
  /(?<!\bafter\b.*)before (?:6|7|8)(?: ?am)?\b(?! ?pm| at night| in the evening)/,
  /first thing|crack of dawn|at dawn|sunrise/,
  /breakfast (?:dates?|before)|morning (?:coffee|dates?|walks?)/,
  /mornings?(?= (?:work|are|is|suit|before|best|early|only|for me|please))/,
)

const MY_TIME = /schedule|calendar|diary|week|hours|evenings/
const FLEXIBLE = anyOf(
  /flexible|any (?:old )?time|anytime|whenever|24\/7/,
  /(?:free|available|around|home) (?:at )?all hours|all hours (?:work|suit)/,
  /(?:any|every|most) (?:days?|times?)|all (?:days|times)/,
  /(?:any|every|most|all) (?:evenings? and weekends?|day of the week)|(?:any|every|most) hours?/,
  pattern`${MY_TIME} (?:is|are) (?:\w+ )?(?:wide )?(?:open|clear|free|empty|my own|flexible)`,
  /(?:wide[- ])?(?:open|flexible|empty|loose) (?:schedule|diary|calendar|week)|no (?:fixed|set) (?:schedule|hours)/,
  /set my own (?:hours|schedule)|make (?:my|our) own (?:hours|schedule)/,
  /(?:days|time|hours) (?:is|are) (?:all )?my own|all the time in the world|no time i can not/,
  /(?:do not|not) mind when|easy (?:on|about|with) (?:times?|when)|easy when it comes to (?:times?|timing)/,
  /(?:fit|work) (?:in )?around (?:you|them|him|her|someone|your|their|whatever)/,
  /mostly free|pretty much free|(?:free|around|available) (?:\w+ )?most of the time/,
  /always (?:free|available)|i am free always|retired so/,
)

export const TIMES: readonly (readonly [Time, RegExp])[] = [
  ['Weeknights', WEEKNIGHTS],
  ['Weekends', WEEKENDS],
  ['Lunch hours', LUNCH_HOURS],
  ['Early mornings', EARLY_MORNINGS],
  ['Flexible', FLEXIBLE],
]
export const ANY_TIME = oneOf(...TIMES.map(([, said]) => said))

export const SPEAKS_OF_FREE = anyOf(
  /(?:is|are) (?:all |what )?i have(?: got)?\b/,
  /have (?:\w+ )?time|got time|(?:is|are) when (?:i|we)|(?:is|are) (?:all )?(?:yours|mine)|ha(?:s|ve) to be|must be/,
  /free|availab(?:le|ility)|clear|nothing on|off work|i am off|days? off|have off|possible/,
  /work(?:s|ing)? (?:best|well|better|fine|great|for me|ok|okay|out|too|perfectly)|works?\b(?=\W*$)/,
  /suits?|best|ideal(?:ly)?|good|better|great for|fine for|perfect|easiest|easier|happy with/,
  /can do|could do|can make|can meet|could meet|i can|when i (?:am|can|could)|make it|make time|rather do/,
  /doable|all yours|i am yours|catch me|get hold of me|reach me|game for|no (?:trouble|problem|bother)|not a problem/,
  /meet(?:ing)?(?: up)?|dates?|see (?:someone|people|each other)/,
  /open|around|up for|down for|prefer|slot|typical week|schedule|diary|calendar|my (?:free |own )?time/,
  /only|instead|put|go with|choose|pick|add|include/,
)
export const SAYS_FREE = /\b(?:i am|my) free\b|\bfree time\b|\bavailable\b/
const GOOD = /good|best|fine|ideal|great|perfect|free|easiest|easier|better/
/** "On weeknights I'm home by six, so those are good." */
export const THAT_IS_WHEN = anyOf(
  /(?:that|which) is when (?:i|we)/,
  pattern`(?:those|these|that|they) (?:is|are|would be) (?:\w+ )?${GOOD}`,
  /(?:those|these|that) (?:works?|suits?|would (?:work|suit))/,
)
export const GOING_ON = /^(?:also|and|or|plus|sometimes|maybe)\b/
export const LABELLED = /\b(?:availability|available|typical week|free(?: time)?|when|schedule|days?|times?)\s*:/

const OFTEN = /usually |always |often |also |mostly |sometimes |really |just |normally /
const PASTIME = oneOf(
  /run|hike|cycle|climb|swim|surf|coach|teach|train|volunteer|play|bake|cook|garden|paint|party|dance/,
  /go (?:running|hiking|climbing|cycling|swimming|to church|to mass|camping|fishing|out dancing)/,
  /sleep|lie in|visit|watch|read|drink|smoke|clean|shop|help|look after|have my|see my|babysit/,
  /work(?! (?:around|flexib|for myself|from home|shifts so))/,
)
const A_DAY = oneOf(/saturday|sunday|weekend|evening|morning|lunch/, WEEKDAY)
const A_PLAN_OF_MINE =
  /time|times|timing|diary|availability|week|days?|schedule|calendar|hours|shifts?|job|work|evenings/
/** A time of the week that is named for what happens then. */
export const DOING_SOMETHING_ELSE = anyOf(
  pattern`(?:i|we|me) (?:${OFTEN})?${PASTIME}`,
  /drinks?|drinking|smok\w+|beers?|wine|cigarettes?|party girl/,
  /(?<!before (?:my |the |a )?)shifts?/,
  /church|mass|choir|practice|rehearsal|open mic/,
  /football|training|gym|parkrun|marathon|coach(?:ing)?|yoga|gymnast|hamstrings?/,
  /lie-?ins?|roast|brunch is|kids? (?:at|on|every)/,
  /(?:i am|am) (?:a |an )?(?:weekend|early bird|morning person|night owl)/,
  /weekend (?:trips?|getaways?|away|breaks?|warrior|dad|mum|baker|hiker)/,
  /lunch (?:break )?(?:is (?:always|usually|a\b|at|just|my)(?! (?:doable|free|good|fine|best|open|ok))|was|at my desk)/,
  /flexible (?:on|about|with|in) (?:age|distance|budget|kids|that|location|gender|it|the|where|what|who|which)/,
  /any ?time soon|out of my/,
  pattern`(?:ideal|perfect|favou?rite|dream|typical|lazy) ${A_DAY}s? (?:is|are|means|involves|starts|includes|would be)
    (?! (?:free|open|good|fine|best|when))`,
  pattern`had (?:\w+ )?(?:better|worse|nicer|easier|quieter) ${A_DAY}s?`,
  /(?:wakes?|rings?|calls?|barks?|rains?|drags?|breaks?) (?:\w+ ){0,6}every (?:day|time)|minus \d+/,
  /(?:change|cancel|return|pay|watch|use|renew|switch|stop|leave) (?:it|them|that|this) (?:any ?time|whenever)/,
  pattern`my (?!${A_PLAN_OF_MINE})\w+ (?:is|are) (?:\w+ )?flexible`,
  /(?:best|worst|longest|first|last) (?:time|weekends|saturdays|sundays|evening|lunch|morning)s? (?:of|in|ever|i)/,
)

/** "I spent all Saturday on a wardrobe": what happened then. */
export const HAPPENED_THEN = anyOf(
  /got soaked|walked|cycled|drove|bought|fell|swam|played/,
  /spent|lost|won|ruined|went|had(?!.*\bin mind)|ate|cost|watched/,
  /slept|broke|burned|burnt|called off|yesterday/,
  /(?:was|were) (?:\w+ )?(?:awful|lovely|great|a (?:nightmare|disaster|washout)|brilliant|terrible|amazing|hectic)/,
  /last (?:weekend|week|night|saturday|sunday|monday|friday)/,
)
/** "Most days": how often, beside a habit. */
export const HOW_OFTEN = /\b(?:most|every|all|any|some) (?:days?|times?|weekends?|evenings?)\b/
/** "Drinking: weekends only": when the habit has its time. */
export const OF_A_HABIT = /^\W*(?:me |my )?(?:drink\w*|smok\w*|alcohol|booze|wine|beer|cigarettes?)\s*[:?]/
/** A meal is no time of the day. */
export const A_MEAL = everywhere(
  /\ba (?:nice|good|decent|fancy|casual|simple|quiet|proper|light) lunch\b(?! (?:break|hour|time))/,
)
/** "Afternoons, weekdays": the evening is not meant. */
export const BY_DAY = /\b(?:afternoons?|daytime|during the day|day time)\b/
/** "Evening." by itself is a greeting. */
export const A_GREETING = /^\W*(?:evening|morning|afternoon)\W*$/
export const BY_THE_CLOCK = everywhere(
  /\b(?:after|before|from|past|until|till) (?:about |around )?\d{1,2}(?: ?(?:am|pm|ish|o'clock))?\b/,
)
export const UNMISTAKABLE = anyOf(
  /any ?time (?:is|works|suits|at all)/,
  /whenever (?:suits|works|is|you|they|she|he)/,
  /schedule is|set my own hours/,
  /free (?:on|at|most|for|after|in|every)/,
  /flexible (?:on|about|with) (?:the )?(?:days?|times?|timing|when|hours|dates|my (?:time|schedule))/,
)
export const ALONE = /\bonly\b|\binstead\b|\bjust (?:weekends|weeknights|lunch|early)/

const TIME_OFF = /weekends|saturdays|sundays|evenings|weeknights|mornings|fridays|mondays/
/** "I never work weekends" is a way to say that they are free. */
export const NEVER_AT_WORK = pattern`\b(?:never|do not|not) work(?:ing)? (?:on |at )?(?=${TIME_OFF})`

/** "I work weekdays": the evening may be free, or not. */
export const WORKING_DAYS = everywhere(pattern`
  (?<!after |before )\bwork(?:ing)? (?:on )?
  (?:weekdays|during the week|(?:mondays?|mon) (?:to|through|-) (?:fridays?|fri)|days|9 to 5)\b`)
/** "I haven't had a free weekend in months." */
export const NOT_FREE = everywhere(/\b(?:not|never|no|hardly|rarely)\b(?: \w+){0,3} free\b/)
/** Flexible in the limbs. */
export const BENDY = anyOf(/yoga|pilates|gymnast\w*|ballet|stretch\w*|the splits|hamstrings?|touch my toes/)
/** "No problem": said of a time, it is a yes. */
export const NO_TROUBLE = everywhere(/\b(?:no|not (?:a|any)) (?:trouble|problem|bother|issue|hassle)\b/)
/** "Never free except at lunch": what is left is a yes. */
export const NOTHING_BUT = everywhere(pattern`
  \b(?:never|not|no|hardly|rarely|nothing)\b[^,.]{0,25}
  \b(?:except|apart from|aside from|other than|besides|but|save|unless)\b`)

/** Days and evenings told apart: "Saturday evenings" is no weeknight, "weekday lunches" is lunch alone. */
export const WEEKEND_EVENING =
  /\b(?:weekends?|saturdays?|sundays?)(?: (?:and|or) (?:saturdays?|sundays?))? (?:nights?|evenings?)\b/
export const A_WEEKDAY = pattern`\b(?:weeknights?|weekdays?|after work|${WEEKDAY})`
export const WEEKDAY_LUNCH = oneOf(
  pattern`\b(?:weekdays?|workdays?|work days?|${WEEKDAY})s?\b[^,.]{0,20}\blunch`,
  /lunch[^,.]{0,20}\b(?:weekdays?|workdays?|during the week)/,
)
export const LATE = /\b(?:evenings?|nights?|after)\b/
export const LATE_IN_THE_WEEK = /\b(?:evenings?|nights?|weeknights?|after (?:work|\d))/

/** A no before the time: "not Sundays". */
export const NOT_THEN = everywhere(
  anyOf(
    /not|never|no|neither|nor|can not|do not|but not|rather not|no good|a no|instead of|rather than/,
    /(?:anything|any ?time|any day|all) but|except|apart from|other than/,
    /rule out|avoid|remove|take|drop|scrap|cross(?:ed|ing)?|away|off the table/,
    /busy|booked|unavailable|tied up|swamped|packed|full|taken|spoken for|are out|is out|out of the question/,
    /hard|difficult|tricky|impossible|bad|worst|hopeless|hate/,
    /work(?:ing)? (?:on )?(?=weekends|weeknights|evenings|saturdays|sundays)/,
    /have my (?:kids|daughter|son|children)/,
  ),
)
/** A no right after it: "Sundays are hopeless". */
export const GONE = pattern`^[^,.]{0,25}\b${oneOf(
  /(?:are|is|do|does|will|would|can) not|never|(?:are|is) off|off (?:the|limits)|out/,
  /no good|a no|no go|no-go|bad|hopeless/,
  /hard|difficult|tricky|impossible|busy|booked|packed|full|taken|unavailable/,
  /too (?:busy|full|early|late|hard|hectic|tiring|much)/,
)}\b`
export const ANOTHER_PART = /^ (?:and|but|or) .*/
/** A yes between the no and the time: "not Sundays but Fridays are free". */
export const YES_THEN = everywhere(
  /\b(?:but|free|put|instead|yes|works?|suits?|is fine|can do|prefer|just|only|and|so|then)\b/,
)
export const AND_FREE = /\b(?:put|free|can|works?|suits?|use|add|make)\b/
export const NOT_MINDING = /\b(?:do not|not) mind\b/
