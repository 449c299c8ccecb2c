export type HelpNumber = {
  name: string
  number: string
  isText?: boolean
  /** Says in Spanish how to get help in Spanish. */
  inSpanish?: string
}
/** Free help at any hour in one country. Add only verified numbers. */
export type Help = {
  place: string
  placeInSpanish: string
  emergency: string
  heavy: HelpNumber
  violence?: HelpNumber
  assault?: HelpNumber
}

const HELP_IN = {
  us: {
    place: 'in the United States',
    placeInSpanish: 'en Estados Unidos',
    emergency: '911',
    heavy: { name: 'Suicide & Crisis Lifeline', number: '988', isText: true, inSpanish: 'en español: marca 2' },
    violence: { name: 'National Domestic Violence Hotline', number: '1-800-799-7233', inSpanish: 'también en español' },
    assault: { name: 'RAINN', number: '1-800-656-4673' },
  },
  canada: {
    place: 'in Canada',
    placeInSpanish: 'en Canadá',
    emergency: '911',
    heavy: { name: 'Suicide Crisis Helpline', number: '988', isText: true },
  },
  uk: {
    place: 'in the UK',
    placeInSpanish: 'en el Reino Unido',
    emergency: '999',
    heavy: { name: 'Samaritans', number: '116 123' },
    violence: { name: 'National Domestic Abuse Helpline', number: '0808 2000 247' },
    assault: { name: 'Rape Crisis', number: '0808 500 2222' },
  },
  ireland: {
    place: 'in Ireland',
    placeInSpanish: 'en Irlanda',
    emergency: '112',
    heavy: { name: 'Samaritans', number: '116 123' },
    violence: { name: "Women's Aid", number: '1800 341 900' },
    assault: { name: 'Rape Crisis Helpline', number: '1800 77 8888' },
  },
  australia: {
    place: 'in Australia',
    placeInSpanish: 'en Australia',
    emergency: '000',
    heavy: { name: 'Lifeline', number: '13 11 14' },
    violence: { name: '1800RESPECT', number: '1800 737 732' },
  },
  newZealand: {
    place: 'in New Zealand',
    placeInSpanish: 'en Nueva Zelanda',
    emergency: '111',
    heavy: { name: 'a trained counsellor', number: '1737', isText: true },
    violence: { name: "Women's Refuge", number: '0800 733 843' },
    assault: { name: 'Safe to talk', number: '0800 044 334' },
  },
  india: {
    place: 'in India',
    placeInSpanish: 'en la India',
    emergency: '112',
    heavy: { name: 'Tele-MANAS', number: '14416' },
    violence: { name: "Women's helpline", number: '181' },
  },
  germany: {
    place: 'in Germany',
    placeInSpanish: 'en Alemania',
    emergency: '112',
    heavy: { name: 'TelefonSeelsorge', number: '0800 111 0 111' },
    violence: { name: 'Hilfetelefon', number: '116 016' },
  },
  france: {
    place: 'in France',
    placeInSpanish: 'en Francia',
    emergency: '112',
    heavy: { name: 'suicide prevention', number: '3114' },
    violence: { name: 'Violences Femmes Info', number: '3919' },
  },
  spain: {
    place: 'in Spain',
    placeInSpanish: 'en España',
    emergency: '112',
    heavy: { name: 'suicide prevention', number: '024' },
    violence: { name: 'help after violence', number: '016' },
  },
} as const satisfies Record<string, Help>
export type Country = keyof typeof HELP_IN
export const helpIn = (country: Country): Help => HELP_IN[country]

/** The tel: address. A US long-distance number (1-…) gets its +, so it works from any country. */
export const callAddress = (number: string): string =>
  `tel:${number.startsWith('1-') ? '+' : ''}${number.replace(/\D/g, '')}`

/** A line of a reply: "Call or text 988: Suicide & Crisis Lifeline, free". */
export type HelpLine = { ways: Ways; number: string; about: string }
const WAYS = ['Call', 'Call or text', 'Llama al', 'Llama o escribe al'] as const
type Ways = (typeof WAYS)[number]

export const helpLineText = ({ ways, number, about }: HelpLine): string => `${ways} ${number}: ${about}`

export const ELSEWHERE = 'Elsewhere, call your local emergency number.'
export const ELSEWHERE_IN_SPANISH = 'En otro país, llama al número local de emergencias.'

const LINE = /^(Call|Call or text|Llama al|Llama o escribe al) (\d[\d -]*\d): (.+)$/

export function helpLineIn(text: string): HelpLine | null {
  const [, said, number, about] = LINE.exec(text) ?? []
  const ways = WAYS.find((one) => one === said)
  return ways && number && about ? { ways, number, about } : null
}
