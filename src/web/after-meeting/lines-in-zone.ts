type HelpLine = { when: string; who: string; number: string }

const DANGER = 'In danger now'
const ASSAULT = 'Sexual assault'
const VIOLENCE = 'Threats, control, stalking'
const EITHER = `${ASSAULT}, ${VIOLENCE.toLowerCase()}`
const HEAVY = 'When it gets too heavy'

const OF_THE_UNITED_STATES: readonly HelpLine[] = [
  { when: DANGER, who: 'Call', number: '911' },
  { when: ASSAULT, who: 'RAINN', number: '1-800-656-4673' },
  { when: VIOLENCE, who: 'National Domestic Violence Hotline', number: '1-800-799-7233' },
  { when: HEAVY, who: 'Suicide & Crisis Lifeline: call or text', number: '988' },
]

/** Who answers day and night elsewhere, free of charge. Only numbers that are certain stand here. */
const BY_ZONE: readonly { zones: RegExp; lines: readonly HelpLine[] }[] = [
  {
    zones: /^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/,
    lines: [
      { when: DANGER, who: 'Call', number: '999' },
      { when: ASSAULT, who: 'Rape Crisis', number: '0808 500 2222' },
      { when: VIOLENCE, who: 'National Domestic Abuse Helpline', number: '0808 2000 247' },
      { when: HEAVY, who: 'Samaritans', number: '116 123' },
    ],
  },
  {
    zones: /^Europe\/Dublin$/,
    lines: [
      { when: DANGER, who: 'Call', number: '112' },
      { when: ASSAULT, who: 'Rape Crisis Helpline', number: '1800 77 8888' },
      { when: VIOLENCE, who: "Women's Aid", number: '1800 341 900' },
      { when: HEAVY, who: 'Samaritans', number: '116 123' },
    ],
  },
  {
    zones: /^Australia\//,
    lines: [
      { when: DANGER, who: 'Call', number: '000' },
      { when: EITHER, who: '1800RESPECT', number: '1800 737 732' },
      { when: HEAVY, who: 'Lifeline', number: '13 11 14' },
    ],
  },
  {
    zones: /^Pacific\/(?:Auckland|Chatham)$/,
    lines: [
      { when: DANGER, who: 'Call', number: '111' },
      { when: ASSAULT, who: 'Safe to talk', number: '0800 044 334' },
      { when: VIOLENCE, who: "Women's Refuge", number: '0800 733 843' },
      { when: HEAVY, who: 'Call or text', number: '1737' },
    ],
  },
  {
    zones: /^Asia\/(?:Kolkata|Calcutta)$/,
    lines: [
      { when: DANGER, who: 'Call', number: '112' },
      { when: EITHER, who: "Women's helpline", number: '181' },
      { when: HEAVY, who: 'Tele-MANAS', number: '14416' },
    ],
  },
  {
    zones: /^(?:Canada\/|America\/(?:Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton)$)/,
    lines: [
      { when: DANGER, who: 'Call', number: '911' },
      { when: HEAVY, who: 'Suicide Crisis Helpline: call or text', number: '988' },
    ],
  },
  {
    zones: /^Europe\/(?:Berlin|Busingen)$/,
    lines: [
      { when: DANGER, who: 'Call', number: '112' },
      { when: EITHER, who: 'Hilfetelefon', number: '116 016' },
      { when: HEAVY, who: 'TelefonSeelsorge', number: '0800 111 0 111' },
    ],
  },
  {
    zones: /^Europe\/Paris$/,
    lines: [
      { when: DANGER, who: 'Call', number: '112' },
      { when: EITHER, who: 'Violences Femmes Info', number: '3919' },
      { when: HEAVY, who: 'Call', number: '3114' },
    ],
  },
  {
    zones: /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/,
    lines: [
      { when: DANGER, who: 'Call', number: '112' },
      { when: EITHER, who: 'Call', number: '016' },
      { when: HEAVY, who: 'Call', number: '024' },
    ],
  },
]

const IN_THE_UNITED_STATES = /^(?:US\/|America\/|Pacific\/Honolulu$)/

/** Who helps where a time zone lies: in the United States unless it shows another country. */
export function linesInZone(zone: string): readonly HelpLine[] {
  const country = BY_ZONE.find(({ zones }) => zones.test(zone))
  if (country) return country.lines
  const isHere = IN_THE_UNITED_STATES.test(zone) || !zone.includes('/')
  const local = { when: DANGER, who: 'Call your local emergency number', number: '' }
  return isHere ? OF_THE_UNITED_STATES : [local, ...OF_THE_UNITED_STATES]
}
