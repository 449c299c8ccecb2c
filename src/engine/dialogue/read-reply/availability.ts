import type { Proposal } from '../proposal.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import { DRINK, SMOKE } from './habit-words.ts'
import { type Context, isBare, type Reader } from './reader.ts'

type Time = 'Weeknights' | 'Weekends' | 'Lunch hours' | 'Early mornings' | 'Flexible'

const TIMES: readonly (readonly [Time, RegExp])[] = [
  [
    'Weeknights',
    /\b(?:weeknights?|week ?nights|(?:mon|tues?|wednes|wed|thurs?|thu|fri|mon|tue)(?:day|days)? (?:nights?|evenings?|eves?|after(?: (?:about |around )?\d{1,2}(?: ?pm)?)?)|(?:monday|tuesday|wednesday|thursday|friday)s?(?:,? (?:and|or|to|through|-) (?:monday|tuesday|wednesday|thursday|friday)s?)* (?:nights?|evenings?)|after work|after (?:about |around )?(?:5|6|7|8)(?: ?(?:pm|o'clock|ish|:\d\d))?\b(?! (?:years|months|dates|weeks))|evenings? (?:during|in|of|on) (?:the )?(?:week|weekdays?)|(?:midweek|mid-week|weekday)(?: evenings?| nights?)?(?! (?:lunch|mornings?))|weekdays(?! (?:at )?(?:lunch|mornings?))|during the week|school nights|(?:mondays|tuesdays|wednesdays|thursdays|fridays)(?! (?:mornings?|lunch))|evenings?(?! (?:on|at) (?:the )?(?:weekends?|saturdays?|sundays?))|week(?:day)? ?nights?|work nights? (?:are|work|suit))\b/,
  ],
  [
    'Weekends',
    /\b(?:(?:weekends?|saturdays?|sundays?)(?: (?:afternoons?|mornings?|evenings?|nights?|lunch(?:times?)?|brunch(?:es)?))?|sat(?:s)? (?:and|or) sun(?:s)?|sat\/sun|(?:on )?(?:sat|sun)(?:s)?\b(?= (?:work|are|is|suit|morning|afternoon|even|night|best|only|or|and|please)))\b/,
  ],
  [
    'Lunch hours',
    /\b(?:lunch(?: ?(?:hours?|times?|breaks?|dates?))?|lunches|lunchtimes?|midday|mid-day|around noon|at noon|noon)\b/,
  ],
  [
    'Early mornings',
    /\b(?:early (?:in the )?mornings?|(?:free|available) early|(?:5|6|7|8) in the morning|early bird|early riser|before work|(?:first thing|crack of dawn|at dawn|sunrise)|breakfast (?:dates?|before)|morning (?:coffee|dates?|walks?)|(?:at )?(?:5|6|7|8) ?am|mornings?(?= (?:work|are|is|suit|before|best|early|only|for me|please))|in the mornings?)\b/,
  ],
  [
    'Flexible',
    /\b(?:flexible|any ?time|whenever|all hours|(?:any|every|most) (?:days?|times?)|all (?:days|times)|(?:any|every|most|all) (?:evenings? and weekends?|hours?|day of the week)|24\/7|(?:schedule|calendar|diary|week|hours|evenings) (?:is|are) (?:\w+ )?(?:wide )?(?:open|clear|free|empty|my own|flexible)|(?:do not|not) mind when|no (?:fixed|set) (?:schedule|hours)|set my own (?:hours|schedule)|make (?:my|our) own (?:hours|schedule)|easy (?:on|about|with) (?:times?|when)|wide open schedule|mostly free|pretty much free|always (?:free|available)|i am free always|retired so)\b/,
  ],
]

const SPEAKS_OF_FREE =
  /\b(?:free|availab(?:le|ility)|work(?:s|ing)? (?:best|well|better|fine|great|for me|ok|okay|out|too|perfectly)|works?\b(?=\W*$)|suits?|best for|best\b|ideal(?:ly)?|good for|good\b|better|great for|fine for|perfect(?: for)?|can do|could do|can make|can meet|could meet|to meet|meet(?:ing)?(?: up)?|dates?|i can|see (?:someone|people|each other)|wide open|open on|open\b|around|up for|prefer|easiest|easier|put|typical week|when i (?:am|can|could)|schedule|diary|calendar|only|slot|rather do|even better|down for|possible|make it|make time|off work|i am off|days? off|have off|clear|nothing on|happy with|my (?:free |own )?time\b|go with|choose|pick|instead|add|include)\b/
const DOING_SOMETHING_ELSE =
  /\b(?:(?:i|we|me) (?:usually |always |often |also |mostly |sometimes |really |just |normally )?(?:run|go (?:running|hiking|climbing|cycling|swimming|to church|to mass|camping|fishing|out dancing)|hike|cycle|climb|swim|surf|coach|teach|train|volunteer|play|bake|cook|garden|paint|party|sleep|lie in|visit|watch|read|work(?! (?:around|flexib|for myself|from home|shifts so))|drink|smoke|dance|clean|shop|help|look after|have my|see my|babysit)|drinks?|drinking|smok\w+|beers?|wine|cigarettes?|(?<!before (?:my |the |a )?)shifts?|church|mass|choir|practice|rehearsal|football|training|gym|parkrun|marathon|party girl|coach(?:ing)?|(?:i am|am) (?:a |an )?(?:weekend|early bird|morning person|night owl)|weekend (?:trips?|getaways?|away|breaks?|warrior|dad|mum|baker|hiker)|lunch (?:break )?(?:is (?:always|usually|a\b|at|just|my)|was|at my desk)|kids? (?:at|on|every)|flexible (?:on|about|with|in) (?:age|distance|budget|kids|that|location|gender|it|the)|yoga|gymnast|hamstrings?|lie-?ins?|roast|brunch is|open mic|night shifts?|any ?time soon|out of my|(?:best|worst|longest|first|last) (?:time|weekends|saturdays|sundays|evening|lunch|morning)s? (?:of|in|ever|i))\b/
/** A meal is no time of the day. */
const A_MEAL = /\ba (?:nice|good|decent|fancy|casual|simple|quiet|proper|light) lunch\b(?! (?:break|hour|time))/g
/** "Afternoons, weekdays": the evening is not meant. */
const BY_DAY = /\b(?:afternoons?|daytime|during the day|day time)\b/
const NOT_THEN =
  /\b(?:not|never|no|neither|nor|can not|do not|busy|booked|except|apart from|other than|but not|rather not|off the table|cross(?:ed|ing)?|hard|difficult|tricky|impossible|bad|worst|out of the question|are out|is out|no good|unavailable|work(?:ing)? (?:on )?(?=weekends|weeknights|evenings|saturdays|sundays)|remove|take|drop|scrap|away|tied up|hopeless|a no|rule out|avoid|have my (?:kids|daughter|son|children)|instead of|rather than|hate|swamped|packed|full|taken|spoken for)\b/

/** When the person can usually meet: the week's options that they name as free. */
export const readAvailability: Reader = (sentence, context) => {
  // "Evening." by itself is a greeting.
  if (sentence.asks || (context.pending !== 'week' && /^\W*(?:evening|morning|afternoon)\W*$/.test(sentence.text)))
    return []
  const found: Proposal[] = []
  let speaks = false
  for (const clause of sentence.clauses) {
    if (clause.about === 'third') continue
    const own =
      SPEAKS_OF_FREE.test(clause.text) ||
      /\bthat is when (?:i|we)\b/.test(sentence.text) ||
      NEVER_AT_WORK.test(clause.text) ||
      (context.lastPath === 'valuesMap.availability' && /^(?:also|and|or|plus|sometimes|maybe)\b/.test(clause.text))
    found.push(...timesIn(clause, { speaks: own || speaks, sentence, context }))
    // "I'm free on weekends, lunch hours and early mornings": the list goes on after the first clause.
    speaks = own && TIMES.some(([, pattern]) => pattern.test(clause.text))
  }
  return found
}

/** "I never work weekends" is a way to say that they are free. */
const NEVER_AT_WORK =
  /\b(?:never|do not|not) work(?:ing)? (?:on |at )?(?=weekends|saturdays|sundays|evenings|weeknights|mornings|fridays|mondays)/

type Where = { speaks: boolean; sentence: Sentence; context: Context }

function timesIn(clause: Clause, { speaks, sentence, context }: Where): Proposal[] {
  const text = clause.text.replace(NEVER_AT_WORK, 'free ').replace(A_MEAL, ' ')
  const named = TIMES.filter(([, pattern]) => pattern.test(text))
  if (named.length === 0) return []
  const asked = context.pending === 'week' && !DOING_SOMETHING_ELSE.test(text)
  const labelled = /\b(?:availability|available|typical week|free(?: time)?|when|schedule|days?|times?)\s*:/.test(
    sentence.text,
  )
  const relevant =
    labelled ||
    asked ||
    (speaks &&
      ((!DOING_SOMETHING_ELSE.test(text) && !DRINK.test(text) && !SMOKE.test(text)) ||
        /\b(?:i am|my) free\b|\bfree time\b|\bavailable\b/.test(text))) ||
    isBare(text.replace(BY_THE_CLOCK, ' '), new RegExp(named.map(([, pattern]) => pattern.source).join('|'))) ||
    UNMISTAKABLE.test(text)
  if (!relevant) return []
  return withoutOverlap(named, BY_DAY.test(sentence.text) ? `${text} by day` : text).map(([time, pattern]) => {
    const away = isRuledOut(text, pattern)
    return away
      ? { kind: 'remove', path: 'valuesMap.availability', value: time, words: sentence.original }
      : { kind: 'add', path: 'valuesMap.availability', value: time, words: sentence.original, alone: isAlone(text) }
  })
}

const BY_THE_CLOCK = /\b(?:after|before|from|past|until|till) (?:about |around )?\d{1,2}(?: ?(?:am|pm|ish|o'clock))?\b/g
const UNMISTAKABLE =
  /\b(?:any ?time (?:is|works|suits|at all)|whenever (?:suits|works|is|you|they|she|he)|schedule is|set my own hours|free (?:on|at|most|for|after|in|every)|flexible (?:on|about|with) (?:the )?(?:days?|times?|timing|when|hours|dates|my (?:time|schedule)))\b/
const isAlone = (text: string) => /\bonly\b|\binstead\b|\bjust (?:weekends|weeknights|lunch|early)/.test(text)

/** "Friday evenings" is a weeknight, "Saturday evenings" is not; "weekday lunches" is lunch alone. */
function withoutOverlap(named: readonly (readonly [Time, RegExp])[], text: string) {
  const isWeekendEvening =
    /\b(?:weekends?|saturdays?|sundays?)(?: (?:and|or) (?:saturdays?|sundays?))? (?:nights?|evenings?)\b/.test(text) &&
    !/\b(?:weeknights?|weekdays?|after work|monday|tuesday|wednesday|thursday|friday)/.test(text)
  const isWeekdayLunch =
    /\b(?:weekdays?|workdays?|work days?|monday|tuesday|wednesday|thursday|friday)s?\b[^,.]{0,20}\blunch|lunch[^,.]{0,20}\b(?:weekdays?|workdays?|during the week)/.test(
      text,
    ) && !/\b(?:evenings?|nights?|after)\b/.test(text)
  const isByDay = /\bby day$/.test(text) && !/\b(?:evenings?|nights?|weeknights?|after (?:work|\d))/.test(text)
  return named.filter(([time]) => !(time === 'Weeknights' && (isWeekendEvening || isWeekdayLunch || isByDay)))
}

/** Whether a no stands before this time, with no yes between, or directly after it. */
function isRuledOut(text: string, pattern: RegExp): boolean {
  const at = pattern.exec(text)
  if (!at) return false
  const before = text.slice(0, at.index)
  const after = text.slice(at.index + at[0].length)
  const gone =
    /^[^,.]{0,25}\b(?:(?:are|is|do|does|will|would|can) not|never|off|out|hard|difficult|tricky|impossible|no good|a no|busy|booked|packed|full|taken|bad|no go|no-go|hopeless|unavailable|too (?:busy|full|early|late|hard|hectic|tiring|much))\b(?! work)?/.test(
      after.replace(/^ (?:and|but|or) .*/, ''),
    )
  const lastNo = [...before.matchAll(new RegExp(NOT_THEN.source, 'g'))].at(-1)
  const lastYes = [
    ...before.matchAll(/\b(?:but|free|put|instead|yes|works?|suits?|is fine|can do|prefer|just|only|and|so|then)\b/g),
  ]
    .filter(
      ({ 0: word, index }) =>
        !(
          word === 'and' &&
          lastNo &&
          index > lastNo.index &&
          !/\b(?:put|free|can|works?|suits?|use|add|make)\b/.test(before.slice(index))
        ),
    )
    .at(-1)
  if (lastNo && /\b(?:do not|not) mind\b/.test(before.slice(lastNo.index - 3))) return gone
  return gone || (lastNo !== undefined && (lastYes === undefined || lastYes.index < lastNo.index))
}
