import { type HelpLine, helpLineText } from '#contract/help-lines.ts'
import type { IntakeDraft } from '#contract/intake.ts'
import type { Conversation } from '../state.ts'

const EMERGENCY = 'if you are in danger now'
const CRISIS: HelpLine = { ways: 'Call or text', number: '988', about: 'Suicide & Crisis Lifeline, free' }
const HOTLINE: HelpLine = {
  ways: 'Call',
  number: '1-800-799-7233',
  about: 'National Domestic Violence Hotline, free',
}
const POLICE: HelpLine = { ways: 'Call', number: '911', about: EMERGENCY }

/** What somebody in the United States may need; what comes first is called first. */
const AT_HOME = {
  crisis: [CRISIS, POLICE],
  danger: [POLICE, HOTLINE, CRISIS],
  abuse: [HOTLINE, CRISIS, POLICE],
  young: [CRISIS],
} as const
export type Need = keyof typeof AT_HOME

const abroad = (
  place: string,
  emergency: string,
  [number, name, ways = 'Call']: [string, string, HelpLine['ways']?],
) => [
  { ways, number, about: `${name}, ${place}` },
  { ways: 'Call' as const, number: emergency, about: `${EMERGENCY}, ${place}` },
]

/** How people call a country, its large cities, and what helps there. Only numbers that are certain stand here. */
const COUNTRIES: readonly { named: RegExp; lines: readonly HelpLine[] }[] = [
  {
    named:
      /\b(?:uk|united kingdom|england|scotland|wales|northern ireland|london|leeds|manchester|birmingham|glasgow|edinburgh|cardiff|belfast|bristol|liverpool|sheffield|newcastle|nottingham)\b/i,
    lines: abroad('in the UK', '999', ['116 123', 'Samaritans, free']),
  },
  {
    named: /\b(?:ireland|dublin|galway|limerick|waterford)\b/i,
    lines: abroad('in Ireland', '112', ['116 123', 'Samaritans, free']),
  },
  {
    named: /\b(?:australia|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart)\b/i,
    lines: abroad('in Australia', '000', ['13 11 14', 'Lifeline']),
  },
  {
    named: /\b(?:new zealand|aotearoa|auckland|wellington|christchurch|dunedin)\b/i,
    lines: abroad('in New Zealand', '111', ['1737', 'a trained counsellor, free', 'Call or text']),
  },
  {
    named: /\b(?:india|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune|ahmedabad)\b/i,
    lines: abroad('in India', '112', ['14416', 'Tele-MANAS, free']),
  },
  // 988 and 911 are the numbers there, too.
  {
    named: /\b(?:canada|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|ontario|quebec)\b/i,
    lines: [],
  },
  {
    named: /\b(?:germany|deutschland|berlin|hamburg|munich|cologne|frankfurt)\b/i,
    lines: abroad('in Germany', '112', ['0800 111 0 111', 'TelefonSeelsorge, free']),
  },
  {
    named: /\b(?:france|paris|lyon|marseille|toulouse)\b/i,
    lines: abroad('in France', '112', ['3114', 'suicide prevention, free']),
  },
  {
    named: /\b(?:spain|madrid|barcelona|valencia|seville)\b/i,
    lines: abroad('in Spain', '112', ['024', 'suicide prevention, free']),
  },
]
const ELSEWHERE = 'Elsewhere, call your local emergency number.'

/** "Birmingham, AL", "Manchester, New Hampshire": a city that the United States have, too. */
const IN_THE_US =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|USA?)\b|\b(?:alabama|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|(?:new (?:hampshire|jersey|mexico|york))|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|united states|america)\b/
const isInTheUs = (place: string) => IN_THE_US.test(place) || IN_THE_US.test(place.toLowerCase())

/** The city of an intake, and that it lies in the United States where its coordinates say so. */
export function cityOf(location: IntakeDraft['location']): string | null {
  const { city = null, coordinates } = location ?? {}
  if (city === null || !coordinates) return city
  // West of the Atlantic: Canada, which lies there as well, has the same two numbers.
  return coordinates.longitude < -60 && !isInTheUs(city) ? `${city}, US` : city
}

/**
 * Help lines as lines of text, to stand under a reply: those of the country that somebody's city, notes or words show,
 * and those of the United States. A city of that name may be in either.
 */
export function helpLines(need: Need, { city, entries }: Pick<Conversation, 'city' | 'entries'>, text: string): string {
  const notes = entries.flatMap(({ path, value }) => (path === 'notes' ? [String(value)] : []))
  const places = city && isInTheUs(city) ? [] : [city ?? '', ...notes, text].filter((words) => !isInTheUs(words))
  const found = places.flatMap((words) => COUNTRIES.find(({ named }) => named.test(words)) ?? [])
  const lines = [...(found[0]?.lines ?? []), ...AT_HOME[need]].map(helpLineText)
  return [...lines, ...(found[0] ? [] : [ELSEWHERE])].join('\n')
}
