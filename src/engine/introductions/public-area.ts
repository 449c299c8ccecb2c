import { PUBLIC_KINDS } from '#contract/options.ts'
import { readingsOf } from './plain-reading.ts'

/** Flat Rock, Home and Bell are towns: these words alone make no area private. */
const PRIVATE = new RegExp(
  [
    String.raw`\b(?:my|our|your|ur|mine|yours|mein\w*|dein\w*|chez moi|mi casa|casa m[ií]a|bei mir)\b`,
    // A person's own place: 'where I live', 'the loft I rent'.
    String.raw`\b(?:I|I['’]m|you|we|they|me|us)\b|\bwhere (?:he|she)\b`,
    String.raw`\b(?:apartments?|apts?|condo|dorm|basement|bedroom|penthouse|zimmer|doorbell|(?:top|ring|bottom)\s(?:the\s)?bell|buzzer|airbnb|hotels?|motels?|hostels?|couch|sofa)\b`,
    String.raw`(?:\b(?:at|the|an?)|^)\s?(?:flat|house|home|pad|loft|room|crib|cabin|studio|office|building|car|van|boat|tent|garage|warehouse|hot tub)\s?(?=$|[,.;])`,
    String.raw`['’]s\s(?:flat|house|home|pad|loft|room|cabin|studio|office)\b`,
    String.raw`\b(?:secluded|isolated|abandoned|deserted)\b|\bparking (?:lot|garage|space)\b|\b(?:the|an?|back|dark)\s(?:alley|woods)\b`,
    String.raw`\boverture(?! cent(?:er|re)\b| hall\b)`,
  ].join('|'),
  'iu',
)
/** Public in spite of a word above. */
const PUBLIC_ANYWAY =
  /\bhotel (?:bar|lobby|caf[eé]|restaurant)\b|\b(?:opera|art|coffee|tea|play|custom|ale|steak) house\b/giu
const BOTH = /,? (?:wherever suits|for) you both(?=,|$)/iu
/** A house number, a door or a floor, but not an ordinal such as '5th'. */
const NUMBER = /(?<!\d)\d+(?!\d)(?!(?:st|nd|rd|th)\b)/iu

const NAMES_KIND = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'public|caf[eé]|coffee|tea ?(?:house|room)|bakery|bar|pub|brewery|taproom|winery|beer garden|restaurant|diner|bistro|cantina|taqueria|pizzeria|deli|eatery|food (?:truck|hall|court)|lobby',
    'park|garden|zoo|aquarium|arboretum|beach|boardwalk|promenade|pier|waterfront|riverwalk|trailhead|trail|lakefront|playground',
    'museum|gallery|librar(?:y|ie)|book ?(?:shop|store)|market|mall|shop|store|plaza|square|fountain|fair|festival',
    'cinema|movie theat(?:er|re)|theat(?:er|re)|concert hall|opera|stadium|arena|arcade|bowling|rink|climbing gym|mini golf|music|games',
    'station|downtown|uptown|midtown|town cent(?:er|re)|city cent(?:er|re)|town hall|community cent(?:er|re)|campus',
  ].join('|')})(?:e?s)?(?!\p{L})`,
  'iu',
)
/** Names have a capital, or a script without capitals. These words may be inside or between names. */
const BETWEEN_NAMES =
  '(?:the|of|in|at|on|near|by|and|or|to|side|end|corner|around|along|from|between|halfway|across|north|south|east|west|central|area|neighborhood|district|easy|reach|somewhere|d[aeiu]|del|las?|les?|los|el|den|der|v[ao]n|st|&)'
const NAME = String.raw`(?:d['’])?[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}'’.-]*|\d+(?:st|nd|rd|th)`
const PLACE_NAMES = new RegExp(String.raw`^(?:(?:${NAME}|${BETWEEN_NAMES})(?:[\s,/()]+|$))+$`, 'u')
const NO_START = /^(?:in|at|on|near|by|the|somewhere|halfway)\b/iu
const OF_DRAFT = /^somewhere easy to reach$/iu

const CHOSEN = new RegExp(String.raw`^(?:${PUBLIC_KINDS.join('|')})(?:,\s|$|(?=\s))|,? in a public place$`, 'iu')

/** The words are only names: 'South Congress', 'In or near Flat Rock'. */
function isNamed(words: string) {
  const rest = words.replace(NO_START, '').trim()
  return PLACE_NAMES.test(words.replace(NO_START, (start) => start.toLowerCase())) && /[\p{Lu}\p{Lo}]/u.test(rest)
}

/** True for a kind of public place, a town or a neighborhood; false for a home, door number or lonely place. */
export function isPublicArea(area: string) {
  const words = area.normalize('NFKC').replace(PUBLIC_ANYWAY, 'café').replace(BOTH, '').trim()
  if (PRIVATE.test(words) || NUMBER.test(words)) return false
  return CHOSEN.test(words) || NAMES_KIND.test(words) || OF_DRAFT.test(words) || isNamed(words)
}

const TO_A_HOME =
  /\b(?:my|your|our|his|her|their|mein\w*|dein\w*) (?:apartment|apt|place|flat|house|home|room|condo|loft|pad|crib|bed|couch|hotel)\b|\bat mine\b|\bnetflix\b|\bchez moi\b|\bmi casa\b/i
/** The words name a home, whatever the plan's area says. */
export const leadsHome = (words: string): boolean => TO_A_HOME.test(words.normalize('NFKC'))

const HOME = '(?:apartment|apt|place|flat|house|home|room|condo|loft|pad|crib|bed)'
/** Fits 'my place tonight', but not 'my place in life' or 'my place of work'. */
const ASK_ENDS =
  '(?=\\s*(?:$|[.,;!?)\\n]|(?:tonight|tomorrow|later|after|afterwards|on|this|for|and|instead|sometime|with|first|then|at)(?!\\p{L})))'
const START = '(?:^|[.,;:!?\\n]\\s*)'
const DOES = '(?:meet|go|head|hang|chill|stay|sleep|crash|cook|watch|eat|drink|cuddle|back|over)'
const INVITES_HOME = new RegExp(
  [
    String.raw`(?:${START}|\b(?:you|you\s(?:like|love|care)\sto|(?:you|want|free|welcome)\sto|can|could|and|or|please|just|so|then|maybe|we|let us|let['’]?s|i['’]ll|i will)\s(?:(?:can|could|should|might|will|would|all|just|both)\s)?)(?:come|swing|stop|drop|pop)\s(?:\p{L}+\s){0,3}(?:to|at|by)\s(?:(?:my|your)\s${HOME}|mine)${ASK_ENDS}`,
    String.raw`(?:${START}(?=${DOES}\b)|\b(?:you|we)\s(?:can|could|should|might|will)\s|\b(?:let us|let['’]?s|how about|what about)\s)[^.!?\n]{0,30}(?<=\b${DOES}\b[^.!?\n]{0,30})\b(?:to|at)\s(?:my|your)\s${HOME}${ASK_ENDS}`,
    String.raw`\bmy\s${HOME}\stonight\b|\b(?:at|to)\smy\s${HOME}\s?\?|\b(?:your|my)\splace\sor\s(?:yours|mine)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** A letter may mention a home, but not invite to one. */
export const invitesHome = (words: string) => readingsOf(words).letters.some((reading) => INVITES_HOME.test(reading))

export const PRIVATE_AREA =
  'A first plan is for a public place. Name a public place or a neighborhood, such as a café in Hyde Park: no home and no number.'

const KIND = new RegExp(
  String.raw`\bpublic\b|^(?:${PUBLIC_KINDS.map((kind) => kind.replace(/^A /, '')).join('|')})|^(?:${PUBLIC_KINDS.join('|')})`,
  'i',
)

export const asPublicArea = (area: string) => (area === '' || KIND.test(area) ? area : `${area}, in a public place`)
