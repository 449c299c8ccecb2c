import type { Conversation } from '../state.ts'

/** How people call a country, its large cities, and what helps there. Only numbers that are certain stand here. */
const COUNTRIES: readonly { named: RegExp; help: string }[] = [
  {
    named:
      /\b(?:uk|united kingdom|england|scotland|wales|northern ireland|london|leeds|manchester|birmingham|glasgow|edinburgh|cardiff|belfast|bristol|liverpool|sheffield|newcastle|nottingham)\b/i,
    help: 'In the UK: 999, and Samaritans on 116 123, free at any hour.',
  },
  {
    named: /\b(?:ireland|dublin|galway|limerick|waterford)\b/i,
    help: 'In Ireland: 112 or 999, and Samaritans on 116 123, free at any hour.',
  },
  {
    named: /\b(?:australia|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart)\b/i,
    help: 'In Australia: 000, and Lifeline on 13 11 14 at any hour.',
  },
  {
    named: /\b(?:new zealand|aotearoa|auckland|wellington|christchurch|dunedin)\b/i,
    help: 'In New Zealand: 111, and call or text 1737 at any hour.',
  },
  {
    named: /\b(?:india|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune|ahmedabad)\b/i,
    help: 'In India: 112, and Tele-MANAS on 14416 at any hour.',
  },
  {
    named: /\b(?:canada|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|ontario|quebec)\b/i,
    help: 'In Canada 988 and 911 are the numbers, too.',
  },
  {
    named: /\b(?:germany|deutschland|berlin|hamburg|munich|cologne|frankfurt)\b/i,
    help: 'In Germany: 112, and TelefonSeelsorge on 0800 111 0 111, free at any hour.',
  },
  { named: /\b(?:france|paris|lyon|marseille|toulouse)\b/i, help: 'In France: 112, and 3114, free at any hour.' },
  { named: /\b(?:spain|madrid|barcelona|valencia|seville)\b/i, help: 'In Spain: 112, and 024, free at any hour.' },
]
const ELSEWHERE = 'Outside the United States, call your local emergency number.'

/** The emergency number and the help line of the country that somebody's city, notes or words show. */
export function helpWhere({ city, entries }: Pick<Conversation, 'city' | 'entries'>, text: string): string {
  const notes = entries.flatMap(({ path, value }) => (path === 'notes' ? [String(value)] : []))
  const found = [city ?? '', ...notes, text].flatMap((words) => COUNTRIES.find(({ named }) => named.test(words)) ?? [])
  return found[0]?.help ?? ELSEWHERE
}
