const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const VALUES = new Map([
  ...[...UNITS, ...TEENS].map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ['oh', 0],
])
const NUMBER = String.raw`(?:${[...VALUES.keys(), 'hundred', 'thousand'].join('|')})`
/** Two words or more: one alone counts dogs and plants. */
const RUN = new RegExp(String.raw`(?<!\p{L})${NUMBER}(?:[\s-]{1,3}(?:and\s)?${NUMBER})+(?!\p{L})`, 'giu')
/** A year or an hour in words, of which a letter may hold several: 'nineteen ninety-eight', 'seven thirty'. */
const YEAR_OR_HOUR = /^(?:(?:19|20)\d\d|(?:[1-9]|1[0-2])(?:15|30|45))$/

/** 'five hundred twelve' → '512', 'five fifty-five' → '555'; a year or an hour becomes nothing. */
function digitsOf(run: string) {
  const parts: number[] = []
  for (const word of run.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const last = parts.at(-1) ?? 0
    const value = VALUES.get(word)
    if (value === undefined) {
      if (word !== 'and' && last > 0) parts.push((parts.pop() ?? 0) * (word === 'hundred' ? 100 : 1000))
    } else if (last > 0 && value > 0 && value < (last % 100 === 0 ? 100 : last % 10 === 0 && last >= 20 ? 10 : 0))
      parts.push((parts.pop() ?? 0) + value)
    else parts.push(value)
  }
  const digits = parts.join('')
  return YEAR_OR_HOUR.test(digits) ? ' ' : digits
}

/** Numbers in several words, as digits. */
export const withSpelledNumbers = (text: string) => text.replace(RUN, digitsOf)
