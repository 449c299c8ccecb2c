import {
  type Country,
  ELSEWHERE,
  ELSEWHERE_IN_SPANISH,
  type HelpLine,
  helpIn,
  helpLineText,
} from '#contract/help-lines.ts'
import type { IntakeDraft } from '#contract/intake.ts'
import { anyCase, everywhere, pattern } from '../understand/built-in/reading/words.ts'
import { isSpanish } from './spanish.ts'

/** Most important first. */
const CALLED = {
  crisis: ['heavy', 'emergency'],
  danger: ['emergency', 'violence', 'heavy'],
  abuse: ['violence', 'heavy', 'emergency'],
  young: ['heavy'],
} as const
export type Whereabouts = { city: string | null; entries: readonly { path: string; value: string | number }[] }
export type Need = keyof typeof CALLED

function linesIn(country: Country, need: Need, isAtHome: boolean): HelpLine[] {
  const help = helpIn(country)
  const place = isAtHome ? '' : `, ${help.place}`
  return CALLED[need].flatMap((whom) => {
    const called = whom === 'emergency' ? { name: '', number: help.emergency } : help[whom]
    if (!called) return []
    const about = `${called.name === '' ? 'if you are in danger now' : `${called.name}, free`}${place}`
    return [{ ways: called.isText ? 'Call or text' : 'Call', number: called.number, about }]
  })
}

function linesInSpanish(country: Country, need: Need, isAtHome: boolean): HelpLine[] {
  const help = helpIn(country)
  const place = isAtHome ? '' : `, ${help.placeInSpanish}`
  return CALLED[need].flatMap((called): HelpLine[] => {
    if (called === 'emergency')
      return [{ ways: 'Llama al', number: help.emergency, about: `si estás en peligro ahora${place}` }]
    const { name, number, isText, inSpanish } = help[called] ?? {}
    if (!name || !number) return []
    const how = inSpanish ? `, ${inSpanish}` : ''
    return [{ ways: isText ? 'Llama o escribe al' : 'Llama al', number, about: `${name}, gratis${place}${how}` }]
  })
}

const NAMED: readonly (readonly [Country, RegExp])[] = [
  ['canada', /\b(?:canada|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|ontario|quebec)\b/i],
  [
    'uk',
    /\b(?:uk|united kingdom|england|scotland|wales|northern ireland|london|leeds|manchester|birmingham|glasgow|edinburgh|cardiff|belfast|bristol|liverpool|sheffield|newcastle|nottingham)\b/i,
  ],
  ['ireland', /\b(?:ireland|dublin|galway|limerick|waterford)\b/i],
  ['australia', /\b(?:australia|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart)\b/i],
  ['newZealand', /\b(?:new zealand|aotearoa|auckland|wellington|christchurch|dunedin)\b/i],
  ['india', /\b(?:india|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune|ahmedabad)\b/i],
  ['germany', /\b(?:germany|deutschland|berlin|hamburg|munich|cologne|frankfurt)\b/i],
  ['france', /\b(?:france|paris|lyon|marseille|toulouse)\b/i],
  ['spain', /\b(?:spain|madrid|barcelona|valencia|seville)\b/i],
]

const ABBREVIATED =
  /A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|USA?/
const STATES =
  /alabama|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|(?:new (?:hampshire|jersey|mexico|york))|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|united states|america/
/** "Birmingham, AL", "Manchester, New Hampshire" are in the United States. */
const IN_THE_US = [pattern`[A-Za-z]+,\s*(?:${ABBREVIATED})\b`, anyCase(pattern`(?:\b[a-z]+,?\s+)?\b(?:${STATES})\b`)]
const withoutUsPlaces = (text: string) => IN_THE_US.reduce((rest, place) => rest.replace(everywhere(place), ' '), text)
const isInTheUs = (place: string) => withoutUsPlaces(place) !== place

const countryNamed = (text: string): Country | undefined => NAMED.find(([, named]) => named.test(text))?.[0]

/** Adds "US" to the city if the coordinates are there. */
export function cityOf(location: IntakeDraft['location']): string | null {
  const { city = null, coordinates } = location ?? {}
  if (city === null || !coordinates) return city
  // Canada is also west of the Atlantic and north of the tropics.
  const isThere = coordinates.longitude < -60 && coordinates.latitude > TROPICS && countryNamed(city) !== 'canada'
  return isThere && !isInTheUs(city) ? `${city}, US` : city
}
const TROPICS = 24

/**
 * The help lines of the United States, and of the country that the city, the notes or the message names: a city's name
 * may occur in both countries.
 */
export function helpLines(need: Need, { city, entries }: Whereabouts, text: string): string {
  const notes = entries.flatMap(({ path, value }) => (path === 'notes' ? [String(value)] : []))
  const places = city && isInTheUs(city) ? [] : [city ?? '', ...notes, text]
  const [abroad] = places.flatMap((words) => countryNamed(withoutUsPlaces(words)) ?? [])
  const isInSpanish = isSpanish(text)
  const inPlace = isInSpanish ? linesInSpanish : linesIn
  const lines = [...(abroad ? inPlace(abroad, need, false) : []), ...inPlace('us', need, !abroad)]
  const unique = lines.filter(({ number }, at) => lines.findIndex((one) => one.number === number) === at)
  return [...unique.map(helpLineText), ...(abroad ? [] : [isInSpanish ? ELSEWHERE_IN_SPANISH : ELSEWHERE])].join('\n')
}

/** Its help lines also take calls from people under 18. */
export const underageReply = (known: Whereabouts, text: string): string =>
  `Thank you for being straight with me. Overture is for people of 18 and over, so I have to stop here, and nothing you wrote is kept. You haven't done anything wrong, and you'll be welcome when the time comes. If something's troubling you, somebody is there for people your age, too:\n${helpLines('young', known, text)}`
