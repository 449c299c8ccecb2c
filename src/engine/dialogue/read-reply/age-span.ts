/** Ages named in a text: `isRange` when both ends were said, `isPlain` when only digits were. */
export type AgeSpan = {
  min: number | null
  max: number | null
  isRange: boolean
  isPlain: boolean
  /** 'open': one end was named as having no limit. */
  said: 'range' | 'end' | 'open'
}

const DECADES: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fourties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
}
const PART: Record<string, readonly [number, number]> = {
  early: [0, 3],
  low: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [7, 9],
  high: [7, 9],
  upper: [7, 9],
}
const DECADE =
  "(?:(?:in |to )?(?:their |the |her |his |my )?)?(?:(early|mid|middle|late|low|high|upper)(?: to (early|mid|late|high))?[ -]?(?:of )?(?:their |the )?)?(?:(twenties|thirties|fou?rties|fifties|sixties|seventies|eighties)|([2-8]0)'?s)"
const POINT = `(?:${DECADE}|(1[89]|[2-9]\\d)(?:ish| or so| years old| year olds?)?)`
const JOIN =
  '\\s*(?:-|too?|till|til|until|through|thru|up to|up till|or maybe|, ?(?:or )?maybe|(?:, ?)?(?:or )?could be|and up to|all the way to|or|and|,? ?max(?:imum)?|at the youngest (?:to|and))\\s*(?:about |around |maybe |like |roughly |say |a |even |possibly )*'
const RANGE = new RegExp(
  `(?:\\b(between|from|aged?|ages|anywhere|somewhere)\\b[^\\d]{0,20}?)?(?<![\\d.])${POINT}(${JOIN})${POINT}(?![\\d%]|\\.\\d|')`,
)
const SINGLE_DECADE = new RegExp(`\\b${DECADE}\\b`)
const NUMBER = '(1[89]|[2-9]\\d)(?!\\d|[\'\u2032"]|\\.\\d)'

const AT_LEAST = new RegExp(
  `(?:\\b(?:at least|over|older than|above|from|no younger than|not younger than|not under|(?:nobody|no one|none|noone|not anyone|anyone|any) (?:under|below|younger than)|not below|min(?:imum)?(?: age)?(?: is| of|:| at)?|youngest(?: is| being|:)?|lower (?:age|limit|end|bound)[^0-9]{0,20}|(?:bottom (?:end|age)|(?:the|my) (?:bottom|floor))[^0-9]{0,20}|low end[^0-9]{0,12}|lowest(?: age)?[^0-9]{0,12}|past|down to|as young as|starting (?:at|from)|upwards of|do not (?:want|date|go) (?:\\w+ ){0,3}(?:under|below|younger than)|never (?:under|below)|start(?:s)? at) (?:about |around |say |the age of )?${NUMBER})|(?:\\b${NUMBER} ?(?:\\+|plus\\b|(?:years old )?(?:or|and) (?:over|older|above|up|upwards|beyond|onwards?)|upwards?|minimum|min\\b|onwards?|(?:is |as |)(?:the|my) (?:minimum|youngest|lower limit|lowest|floor|bottom)|at (?:the )?(?:youngest|least|minimum)|as (?:the |a )?(?:minimum|lower)))`,
)
const NOT_UNDER =
  /\b(?:nobody|no one|none|not|never|no|nothing|noone|do not want|would not)\b[^,.]{0,30}\b(?:under|below|younger than)\b/
const NOT_OVER =
  /\b(?:nobody|no one|none|not|never|no|nothing|noone|do not want|would not)\b[^,.]{0,30}\b(?:over|above|older than|past|beyond)\b/
const UNDER = new RegExp(`\\b(?:under|below|younger than|less than|not yet) (?:about |the age of )?${NUMBER}`)
const AT_MOST = new RegExp(
  `(?:\\b(?:up to|as old as|no older than|not older than|not over|(?:nobody|no one|none|noone|anyone|any) (?:over|above|older than|past|beyond)|(?:no|not) more than|not above|not past|max(?:imum)?(?: age)?(?: is| of|:| at)?|at most|oldest(?: is| being|:)?|upper (?:age|limit|end|bound)[^0-9]{0,20}|(?:top (?:end|age|limit)|(?:the|my) (?:top|ceiling))[^0-9]{0,20}|high end[^0-9]{0,12}|highest(?: age)?[^0-9]{0,12}|until|till|cap(?:ped)? (?:it |that |age )?at|cut-?off(?: is| at|:)?|limit(?: is| of|:| at)?|stop(?:s)? at|never (?:over|above)) (?:about |around |say |the age of )?${NUMBER})|(?:\\b${NUMBER} (?:years old )?(?:tops|max(?:imum)?|at (?:the )?(?:most|oldest|max|maximum)|(?:or|and) (?:under|younger|below|down)|(?:is |being |as |)(?:the|my|an?) (?:absolute )?(?:limit|max|maximum|oldest|upper limit|cut-?off|ceiling|highest|cap|top)|at the very most))`,
)
const OVER_AFTER_NOT = new RegExp(`\\b(?:over|above|older than|past|beyond) (?:about |the age of )?${NUMBER}`)
const UNDER_AFTER_NOT = new RegExp(`\\b(?:under|below|younger than) (?:about |the age of )?${NUMBER}`)
const NO_TOP = /\bno (?:upper|top|maximum|max)(?: age)? ?(?:limit|end|age)?\b|\bno max\b|\bsky is the limit\b/
const NO_BOTTOM = /\bno (?:lower|bottom|minimum|min)(?: age)? ?(?:limit|end|age)?\b/
const AROUND = new RegExp(
  `\\b(?:around|about|roughly|approximately|circa|near|close to) ${NUMBER}|\\b${NUMBER}(?:ish| or so| or thereabouts)\\b`,
)
/** "Someone around 35" names no ends; two years either way, said back so that it can be put right. */
const AROUND_YEARS = 2
const GIVE_OR_TAKE = /\b(?:give or take|plus or minus|plus\/minus|\+ ?\/ ?-) (?:about |like )?(\d{1,2})\b/

const number = (groups: readonly (string | undefined)[]) => {
  const found = groups.find((group) => group !== undefined)
  return found === undefined ? null : Number(found)
}

/** The span of ages that a text names, ends included; null when it names none. */
export function ageSpanIn(raw: string): AgeSpan | null {
  const text = raw.replace(
    /\b(?:rather than|instead of|in place of|not|from) (?:the )?\d{2}(?= (?:to|please|any|but|though)\b|\s*[,.]|\s*$)(?! to \d)/g,
    ' ',
  )
  const range = rangeIn(text)
  if (range) return range
  const [min, max] = [minIn(text), maxIn(text)]
  if (min !== null || max !== null) {
    const open = (min !== null && NO_TOP.test(text)) || (max !== null && NO_BOTTOM.test(text))
    return { min, max, isRange: min !== null && max !== null, isPlain: true, said: open ? 'open' : 'end' }
  }
  const decade = SINGLE_DECADE.exec(text)
  if (decade) {
    const [low, high] = pointOf(decade.slice(1))
    return { min: low, max: high, isRange: true, isPlain: false, said: 'range' }
  }
  const near = AROUND.exec(text)
  const middle = near && number(near.slice(1))
  const years = Number(GIVE_OR_TAKE.exec(text)?.[1] ?? AROUND_YEARS)
  return middle ? { min: middle - years, max: middle + years, isRange: false, isPlain: true, said: 'range' } : null
}

function rangeIn(text: string): AgeSpan | null {
  const found = RANGE.exec(text)
  if (!found) return null
  const [, lead, ...rest] = found
  const first = rest.slice(0, 5)
  const join = (rest[5] ?? '').trim()
  const second = rest.slice(6, 11)
  const areDecades = first[2] !== undefined || first[3] !== undefined
  // "ages 30 and 40" and "between 30 and 40" are ranges; "30 and 40" alone may be anything.
  if (/^(?:and|or|,)\b/.test(join) && !lead && !areDecades && !/^(?:or maybe|and up to)/.test(join)) return null
  const [low, lowEnd] = pointOf(first)
  const [highStart, high] = pointOf(second)
  return {
    min: Math.min(low, highStart),
    max: Math.max(high, lowEnd),
    isRange: true,
    isPlain: !areDecades,
    said: 'range',
  }
}

/** Five groups of POINT → lowest and highest age it covers. */
function pointOf([part, toPart, word, digits, plain]: readonly (string | undefined)[]): readonly [number, number] {
  if (plain !== undefined) return [Number(plain), Number(plain)]
  const decade = word !== undefined ? (DECADES[word] ?? 0) : Number(digits)
  const [from, to] = part === undefined ? [0, 9] : (PART[part] ?? [0, 9])
  const end = toPart === undefined ? to : (PART[toPart]?.[1] ?? to)
  return [decade + from, decade + end]
}

function minIn(text: string): number | null {
  if (NOT_UNDER.test(text)) {
    const found = UNDER_AFTER_NOT.exec(text.slice(NOT_UNDER.exec(text)?.index ?? 0))
    if (found) return number(found.slice(1))
  }
  const found = AT_LEAST.exec(text.replace(new RegExp(`${NOT_OVER.source}[^,.]*`), ' ').replace(UNDER, ' '))
  return found ? number(found.slice(1)) : null
}

function maxIn(text: string): number | null {
  if (NOT_OVER.test(text)) {
    const found = OVER_AFTER_NOT.exec(text.slice(NOT_OVER.exec(text)?.index ?? 0))
    if (found) return number(found.slice(1))
  }
  const most = AT_MOST.exec(text)
  if (most) return number(most.slice(1))
  if (NOT_UNDER.test(text)) return null
  const under = UNDER.exec(text)
  const limit = under ? number(under.slice(1)) : null
  return limit === null ? null : limit - 1
}
