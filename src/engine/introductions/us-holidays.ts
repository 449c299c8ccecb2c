/** Weekday 1 is Monday; `nth` -1 is the month's last. */
const MOVING: [month: number, weekday: number, nth: number][] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
]
/** New Year, Juneteenth, Independence Day, Veterans Day, Christmas, and the evenings before Christmas and New Year. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25', '12-24', '12-31']

export function isHoliday(day: Temporal.PlainDate) {
  if (FIXED.includes(day.toString().slice(5))) return true
  return MOVING.some(([month, weekday, nth]) => {
    if (day.month !== month || day.dayOfWeek !== weekday) return false
    return nth === -1 ? day.day + 7 > day.daysInMonth : Math.ceil(day.day / 7) === nth
  })
}
