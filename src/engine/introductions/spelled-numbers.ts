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
const NUMBER = `(?:${[...VALUES.keys(), 'hundred', 'thousand'].join('|')})`
/** At least two words: one alone often counts other things. */
const RUN = new RegExp(String.raw`(?<!\p{L})${NUMBER}(?:[\s-]{1,3}(?:and\s)?${NUMBER})+(?!\p{L})`, 'giu')
/** A letter may have several of these: 'nineteen ninety-eight', 'seven thirty'. */
const YEAR_OR_HOUR = /^(?:(?:19|20)\d\d|(?:[1-9]|1[0-2])(?:15|30|45))$/

/** 'twelve' continues 'five hundred', and 'five' continues 'fifty'. */
function goesOn(last: number, value: number) {
  if (last === 0 || value === 0) return false
  if (last % 100 === 0) return value < 100
  return last % 10 === 0 && last >= 20 && value < 10
}

function withWord(last: number, word: string) {
  const value = VALUES.get(word)
  if (value !== undefined) return goesOn(last, value) ? [last + value] : [last, value]
  return [word === 'hundred' ? last * 100 : word === 'thousand' ? last * 1000 : last]
}

/** 'five hundred twelve' → '512', 'five fifty-five' → '555'; ' ' for a year or an hour. */
function digitsOf(run: string) {
  const [first = '', ...words] = run.toLowerCase().match(/\p{L}+/gu) ?? []
  let parts = [VALUES.get(first) ?? 0]
  for (const word of words) parts = [...parts.slice(0, -1), ...withWord(parts.at(-1) ?? 0, word)]
  const digits = parts.join('')
  return YEAR_OR_HOUR.test(digits) ? ' ' : digits
}

export const withSpelledNumbers = (text: string) => text.replace(RUN, digitsOf)
