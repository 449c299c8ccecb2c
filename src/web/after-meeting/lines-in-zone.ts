import { type Country, type HelpNumber, helpIn } from '#contract/help-lines.ts'

/** `number` is '' if only the person knows it. */
export type ZoneLine = { when: string; who: string; number: string }

const DANGER = 'In danger now'
const ASSAULT = 'Sexual assault'
const VIOLENCE = 'Threats, control, stalking'

const ZONES: readonly (readonly [Country, RegExp])[] = [
  ['uk', /^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/],
  ['ireland', /^Europe\/Dublin$/],
  ['australia', /^Australia\//],
  ['newZealand', /^Pacific\/(?:Auckland|Chatham)$/],
  ['india', /^Asia\/(?:Kolkata|Calcutta)$/],
  [
    'canada',
    /^(?:Canada\/|America\/(?:Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Goose_Bay|Glace_Bay|Whitehorse|Dawson|Dawson_Creek|Fort_Nelson|Yellowknife|Inuvik|Iqaluit|Swift_Current|Thunder_Bay)$)/,
  ],
  ['germany', /^Europe\/(?:Berlin|Busingen)$/],
  ['france', /^Europe\/Paris$/],
  ['spain', /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/],
  [
    'us',
    /^(?:US\/|America\/(?:(?:Indiana|Kentucky|North_Dakota)\/|(?:New_York|Detroit|Indianapolis|Fort_Wayne|Louisville|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Yakutat|Metlakatla|Adak|Puerto_Rico|St_Thomas)$)|Pacific\/Honolulu$|(?:UTC|[ECMPH]ST(?:\d[ECMP]DT)?|)$)/,
  ],
]

function linesIn(country: Country): ZoneLine[] {
  const { emergency, heavy, violence, assault } = helpIn(country)
  const line = (when: string, called: HelpNumber | undefined): ZoneLine[] =>
    called ? [{ when, who: called.isText ? `${called.name}: call or text` : called.name, number: called.number }] : []
  return [
    { when: DANGER, who: 'Call', number: emergency },
    ...line(ASSAULT, assault),
    ...line(assault ? VIOLENCE : `${ASSAULT}, ${VIOLENCE.toLowerCase()}`, violence),
    ...line('When it gets too heavy', heavy),
  ]
}

/** Lines of the time zone's country. Unknown zones get the local emergency number and the US lines. */
export function linesInZone(zone: string): readonly ZoneLine[] {
  const country = ZONES.find(([, zones]) => zones.test(zone))?.[0]
  if (country) return linesIn(country)
  return [{ when: DANGER, who: 'Call your local emergency number', number: '' }, ...linesIn('us')]
}
