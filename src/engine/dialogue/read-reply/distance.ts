import { KM_PER_MILE, MAX_TRAVEL_KM } from '#contract/limits.ts'
import type { Proposal } from '../proposal.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import { type Unit, unitNamed, withoutRefusedUnit } from '../reading/unit-named.ts'
import { anyOf, beginsWith, everywhere, pattern } from '../reading/words.ts'
import { type Context, isBare, type Reader, withoutPutAside } from './reader.ts'

/** "80 km/h", "10 miles a week": a speed or a habit, no distance to travel. */
const PER = /\/ ?h|per hour|an hour|an? day|an? week|a month|every|each|per/
const AMOUNT = everywhere(pattern`
  (?<![\d.,])(\d+(?:\.\d+)?)(?:\s*(?:-|to|or|and)\s*(\d+(?:\.\d+)?))?
  \s*-?(?:ish|or so|odd)?\s*-?(km|miles?)\b(?! ?${PER})`)
const LABELLED =
  /\b(?:distance|radius|(?:km|miles) ?[:=])[^0-9$]{0,30}?\b(\d{1,3})\b(?!\s*(?:%|min|hour|hr|am|pm|years|days|dollars|to \d|-\d))/
const A_BARE_FIGURE =
  /^[^0-9$]*\b(?<!\b(?:by|at|after|before|since|until|till|past) )(\d{1,3})\b(?!\s*(?:%|quarters|min|hour|hr|am|pm|years|s\b|on\b|off\b|of (?:them|these|those|my)))[^0-9]*$/
/** "10 km is stingy, say 30": a figure that takes the place of the one before, in the same unit. */
const INSTEAD =
  /\b(?:(?:say|call it|write|put|make (?:it|that)) (?:about )?(\d{1,3})|(\d{1,3}) (?:is )?(?:better|okay|enough))\b(?! ?(?:min|hour|year|to \d|%))/

/** "1,000 km" */
const THOUSANDS = /(?<=\b\d{1,2}),(?=\d{3}\b)/g

/** Figures about sport, home, work and past moves are not how far someone would go for a date. */
const OTHER_TRIPS = anyOf(
  /run|ran|runs|running|jog|jogs|jogged|jogging|walks?|walked|walking|hike|hiked|hikes|hiking|trek|trekked/,
  /cycle|cycles|cycled|cycling|bike|biked|biking|ride|rode|swim|swam|swimming|row|rowed/,
  /race|raced|marathons?|10k|5k|training|trained|clock/,
  /commut\w+|each way|(?<!where i )live|lives|lived|living|based|moved|born|grew up|was|were|used to/,
  /(?:delivery|paper|milk|post) round|treadmill|exercise bike|down the road|\blaps?\b/,
  /(?:miles|km) (?:done|left|to go|so far|completed|logged|behind me|on (?:it|the clock|them|that|my))/,
  /in stages|(?:coast|tow) ?path|\d+ (?:hours?|minutes|mins) (?:for|to (?:do|cover))/,
  /station|airport|coast|beach|drove|flew|mileage|gallon|odometer/,
  /(?:km|miles) from the nearest|away from my|from my (?:work|mum|mom|parents|family|office|sister|brother|ex|nan)/,
  /is \d+ (?:km|miles) away/,
  /\d+ (?:km|miles) (?:across|long|wide|deep|high|solo)|sail\w*|paddled|kayak\w*|skied|crossed|carried|flown/,
)
const FOR_A_DATE = anyOf(
  /dates?|meet|meeting|someone|somebody|partner|person|people|match|matches|lives? within/,
  /limit|radius|distance|range|search|travel(?! for work)|traveling|travelling|willing/,
)
const SPEAKS_OF_REACH = anyOf(
  /go|going|drive|away|from (?:me|home|here|where)|of (?:me|home|here|where)|either side|radius|nearby|close|local/,
  /within|up to|as far as|at most|max|maximum|tops|no more|no further|no farther|under|less than|nothing over/,
  /(?:more|further|farther) than|can not do|furthest|farthest|at the outside|or so/,
  /suits?|works|happy|happily|fine|ok with|okay with|is (?:ok|okay|good|my|the)/,
  /manage|doable|(?:could|can) do|make (?:it|that)|would|enough|plenty|at a (?:push|stretch)/,
)

const NO_LIMIT = anyOf(
  /distance (?:is no (?:object|issue|problem)|is not (?:an issue|a problem)|does not matter)|do not (?:mind|care) how far(?! (?:up|down))/,
  /(?:no|without) limit (?:on|to) (?:the )?(?:distance|travel)|any distance|anywhere (?:in|on) (?:the )?(?:country|world|planet|states)/,
)
const ANYWHERE = beginsWith(
  /anywhere(?! (?:in|around|within|near|on) )|any distance|no limit/,
  /(?:it )?does not matter|i do not (?:mind|care)|not (?:important|fussed)/,
)

/** How far the person would travel, in whole kilometres, at most 500. A driving time is no distance. */
export const readDistance: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const found = sentence.clauses.flatMap((clause) => distanceIn(clause, sentence, context))
  const last = found.at(-1)
  if (last) {
    const [, figure, better] =
      INSTEAD.exec(
        sentence.clauses
          .slice(1)
          .map(({ text }) => text)
          .join(', '),
      ) ?? []
    const instead = figure ?? better
    return [instead === undefined ? last : toProposal(Number(instead), last.unit, sentence.original)]
  }
  const inUnit = inOtherUnit(sentence, context)
  if (inUnit) return [inUnit]
  const isOpen = context.pending === 'distance' && context.isBrief && ANYWHERE.test(sentence.text)
  if ((isOpen || NO_LIMIT.test(sentence.text)) && sentence.clauses.every(({ about }) => about !== 'third'))
    return [
      { kind: 'clear', slot: 'distance', words: sentence.original },
      { kind: 'settle', slot: 'distance', words: sentence.original },
    ]
  return []
}

/** "It's kilometres", "show it in km": the distance that stands, meant or told in another unit. */
function inOtherUnit({ text, original }: Sentence, { standing }: Context): DistanceProposal | null {
  const stands = standing.find(({ path }) => path === 'valuesMap.distance_km')
  const unit = unitNamed(text)
  if (!stands || unit === null) return null
  const [, figure] = BARE_DISTANCE.exec(stands.words ?? '') ?? []
  if (figure !== undefined) return toProposal(Number(figure), unit, original)
  return { kind: 'set', path: 'valuesMap.distance_km', value: Number(stands.value), unit, words: original }
}

function distanceIn(clause: Clause, sentence: Sentence, context: Context): DistanceProposal[] {
  if (clause.about === 'third') return []
  const text = withoutPutAside(clause.text).replace(THOUSANDS, '')
  const measured = [...text.matchAll(AMOUNT)].at(-1)
  if (measured) {
    if (!isForADate(around(text, measured), sentence, context) && !isBare(text, AMOUNT)) return []
    return [toProposal(Number(measured[2] ?? measured[1]), measured[3] === 'km' ? 'km' : 'miles', sentence.original)]
  }
  const isAsked = context.pending === 'distance' && context.isBrief && answersHowFar(text)
  const bare = LABELLED.exec(text) ?? (isAsked ? A_BARE_FIGURE.exec(text) : null)
  if (!bare) return []
  return [toProposal(Number(bare[1]), unitOf(Number(bare[1]), sentence.text, context), sentence.original)]
}

/** The unit of a bare figure: the one they measure in, or that of the distance which stands. */
function unitOf(figure: number, text: string, { lastUnit, standing }: Context): Unit {
  const [named, ...others] = new Set(withoutRefusedUnit(text).match(/\b(?:km|miles)\b/g))
  if (others.length === 0 && (named === 'km' || named === 'miles')) return named
  const stands = standing.find(({ path }) => path === 'valuesMap.distance_km')
  return lastUnit ?? (stands?.value === figure ? 'km' : 'miles')
}

/** Whether a figure without a unit answers the question: little else is said, or how far one would go. */
const answersHowFar = (text: string) => isBare(text, /\d+/) || SPEAKS_OF_REACH.test(text) || FOR_A_DATE.test(text)

/** The words near a figure: in a sentence without stops, what is said further off is about something else. */
const around = (text: string, { index, 0: amount }: RegExpExecArray | RegExpMatchArray) =>
  text.slice(Math.max(0, (index ?? 0) - NEAR_BEFORE), (index ?? 0) + amount.length + NEAR_AFTER)
const NEAR_BEFORE = 48
const NEAR_AFTER = 32

/** A clause this short says a distance and little else: "so call it 45 miles". */
const A_FIGURE_ALONE = 6
function isForADate(text: string, sentence: Sentence, context: Context) {
  if (FOR_A_DATE.test(text)) return true
  if (OTHER_TRIPS.test(text)) return false
  if (SPEAKS_OF_REACH.test(text)) return true
  return (
    context.pending === 'distance' || text.trim().split(' ').length <= A_FIGURE_ALONE || FOR_A_DATE.test(sentence.text)
  )
}

type DistanceProposal = { kind: 'set'; path: 'valuesMap.distance_km'; value: number; unit: Unit; words: string }

function toProposal(amount: number, unit: Unit, words: string): DistanceProposal {
  const km = Math.min(MAX_TRAVEL_KM, Math.round(unit === 'km' ? amount : amount * KM_PER_MILE))
  return { kind: 'set', path: 'valuesMap.distance_km', value: km, unit, words }
}

const LED_IN =
  /(?:about|around|roughly|maybe|say|up to|within|probably|i would say|i'd say|like|uh|um|no more than|max|at most|under)/
const BARE_DISTANCE = new RegExp(
  `^\\W*(?:${LED_IN.source}\\W+)*(\\d{1,3})(?: ?(?:-|to|or|/) ?(\\d{1,3}))?(?: ?-?ish| or so| max| tops| at most| at the most)*\\W*$`,
  'i',
)

/** A figure and nothing else, after the question how far: a distance, whatever was spoken of before. */
export function bareDistance(text: string, lastUnit: 'km' | 'miles' | null): Proposal | null {
  const [, from, to] = BARE_DISTANCE.exec(text) ?? []
  return from === undefined ? null : toProposal(Number(to ?? from), lastUnit ?? 'miles', text)
}
