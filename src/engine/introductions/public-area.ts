import { PUBLIC_KINDS } from '#contract/options.ts'

/** Where people live or sleep, and how one gets in there. Towns are called Flat Rock, Home and Bell, so not these alone. */
const PRIVATE = new RegExp(
  [
    String.raw`\b(?:my|our|your|ur|mine|yours|chez moi|mi casa|bei mir)\b`,
    String.raw`\b(?:apartments?|apts?|condo|dorm|basement|bedroom|doorbell|(?:top|ring|bottom)\s(?:the\s)?bell|buzzer|airbnb|hotels?|motels?|hostels?|couch|sofa)\b`,
    String.raw`(?:\b(?:at|the|a)|^)\s?(?:flat|house|home|pad|loft|room)\s?(?=$|[,.;])`,
    String.raw`['’]s\s(?:flat|house|home|pad|loft|room)\b`,
  ].join('|'),
  'iu',
)
/** Public in spite of a word above. */
const PUBLIC_ANYWAY =
  /\bhotel (?:bar|lobby|caf[eé]|restaurant)\b|\b(?:opera|art|coffee|tea|play|custom|ale|steak) house\b/giu
/** A figure that is no 'Fifth' of a street: a house number, a door, a floor. */
const NUMBER = /(?<!\d)\d+(?!\d)(?!(?:st|nd|rd|th)\b)/iu

/** Whether words name a place that anybody may enter, or leave that open; not a home, and no number of a door. */
export const isPublicArea = (area: string) => {
  const words = area.normalize('NFKC').replace(PUBLIC_ANYWAY, ' ')
  return !PRIVATE.test(words) && !NUMBER.test(words)
}

export const PRIVATE_AREA =
  'A first plan is for a public place. Choose a kind of place, and a neighborhood if you like: no home and no number.'

const KIND = new RegExp(
  String.raw`\bpublic\b|^(?:${PUBLIC_KINDS.map((kind) => kind.replace(/^A /, '')).join('|')})|^(?:${PUBLIC_KINDS.join('|')})`,
  'i',
)

/** The area of a plan, which says itself that it is a public place. What says so already is not changed. */
export const asPublicArea = (area: string) => (area === '' || KIND.test(area) ? area : `${area}, in a public place`)
