/** Each function takes the local time in the plan's zone ('2026-11-29T14:00'), so the reader's zone does not matter. */
const wordsOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (starts: string) => format.format(new Date(`${starts.slice(0, 16)}Z`))
}

/** 'Sunday, November 29' */
export const dayInWords = wordsOf({ weekday: 'long', month: 'long', day: 'numeric' })
export const weekdayInWords = wordsOf({ weekday: 'long' })
export const monthInWords = wordsOf({ month: 'long' })
export const shortMonth = wordsOf({ month: 'short' })

/** '2 PM', '6:30 PM' */
export function hourInWords(starts: string) {
  const { digits, half } = clockOf(starts, 0)
  return `${digits} ${half}`
}

/** '2 to 4 PM', '11 AM to 1 PM' */
export function hoursInWords(starts: string, minutes: number) {
  const [begin, end] = [clockOf(starts, 0), clockOf(starts, minutes)]
  return `${begin.digits}${begin.half === end.half ? '' : ` ${begin.half}`} to ${end.digits} ${end.half}`
}

function clockOf(starts: string, later: number) {
  const at = Number(starts.slice(11, 13)) * 60 + Number(starts.slice(14, 16)) + later
  const [hour, minute] = [Math.floor(at / 60) % 24, at % 60]
  const digits = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return { digits, half: hour < 12 ? 'AM' : 'PM' }
}

/** 'Central time'. The name is valid for the whole year, with summer and winter time. */
export function zoneInWords(zone: string) {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0)
    return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone).replace(/(?: Standard)? Time$/, ' time')
  } catch {
    // This machine does not know the zone.
    return zone
  }
}

/** 'Sunday, November 29, 2 to 4 PM' */
export const timeInFull = ({ starts, minutes }: { starts: string; minutes: number }) =>
  `${dayInWords(starts)}, ${hoursInWords(starts, minutes)}`

/** Everybody gets the same words, without a reason. */
export const kindNo = (firstName: string) =>
  `${firstName} has read your ask and thanks you for it. It isn't a match this time, and you shouldn't have to wait to hear that.`

export const cannotCome = (firstName: string) =>
  `${firstName} can't make it after all, and wanted you to hear it now. You are still introduced, and can write to each other.`

/** For the asker, if the other writes first. */
export const whenToWrite = ({ hasDate }: { hasDate: boolean }) =>
  `You took the first step, so this one isn't yours. If you have heard nothing ${
    hasDate ? 'by the day before you meet' : 'after two days'
  }, say hello yourself.`

export const nobodyComes = (firstName: string) => `${firstName} is invented: nobody will come.`

/** A plan names an area, not an address. */
export const PICK_TOGETHER = 'The two of you pick the place there together.'
