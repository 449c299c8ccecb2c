import { TIME_ZONES } from '#contract/options.ts'

const WINTER = Date.UTC(2026, 0, 15, 12)
const SUMMER = Date.UTC(2026, 6, 15, 12)

const options = TIME_ZONES.map((zone) => ({ zone, offsets: offsetsOf(zone) }))
const known = new Map<string, string>()

/** The offered zone with the same clock in winter and summer; else the closest one. */
export function nearestOption(zone: string) {
  const found = known.get(zone) ?? closest(offsetsOf(zone))
  known.set(zone, found)
  return found
}

function closest([winter, summer]: readonly [number, number]) {
  const distances = options.map(({ zone, offsets: [w, s] }) => ({
    zone,
    by: Math.abs(w - winter) + Math.abs(s - summer),
  }))
  return distances.reduce((best, next) => (next.by < best.by ? next : best)).zone
}

/** Minutes ahead of UTC in January and in July. */
function offsetsOf(zone: string) {
  return [offsetAt(zone, WINTER), offsetAt(zone, SUMMER)] as const
}

function offsetAt(zone: string, time: number) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(time)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
