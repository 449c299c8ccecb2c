import { oneOf, pattern } from '../reading/words.ts'

/** Reads one end of an age range: "at least 30", "45 tops", "nobody under 25". */

/** Matches no height ("6'1") or fraction. */
export const NUMBER = /(1[89]|[2-9]\d)(?!\d|['\u2032"]|\.\d)/
const SOME = /about |around |say |the age of /

const YOUNGER_THAN = /under|below|younger than/
const OLDER_THAN = /over|above|older than|past|beyond/
const NOBODY = /nobody|no one|none|noone|anyone|any/

const LEAST = oneOf(
  /north of|at least|(?<!\b(?:no|not) )more than|over|older than|above|from|past|down to|as young as|upwards of|starting (?:at|from)|starts? at/,
  /no younger than|not younger than|not under|not below|never (?:under|below)/,
  pattern`(?:${NOBODY}|not anyone) ${YOUNGER_THAN}`,
  pattern`do not (?:want|date|go) (?:\w+ ){0,3}${YOUNGER_THAN}`,
  /min(?:imum)?(?: age)?(?: is| of|:| at)?|youngest(?: is| being|:)?/,
  /(?:lower (?:age|limit|end|bound)|bottom (?:end|age)|(?:the|my) (?:bottom|floor))[^0-9]{0,20}/,
  /(?:low end|lowest(?: age)?)[^0-9]{0,12}/,
)
const OR_MORE = oneOf(
  /\+|plus\b|(?:years old )?(?:or|and) (?:over|older|above|up|upwards|beyond|onwards?)(?! (?:than|about|around|say|the age of|\d))|upwards?|onwards?/,
  /minimum|min\b|at (?:the |a )?(?:very )?(?:youngest|least|minimum)|as (?:the |a )?(?:minimum|lower)/,
  /(?:is |about )*as (?:young|low) as|(?:for|as) the (?:youngest|minimum|lowest|younger)/,
  /(?:at|for) the (?:low|lower|bottom|young|younger) end/,
  /(?:is |as |)(?:the|my) (?:minimum|youngest|lower limit|lowest|floor|bottom|least)/,
)
const AT_LEAST = oneOf(pattern`\b${LEAST} ${SOME}?${NUMBER}`, pattern`\b${NUMBER} ?${OR_MORE}`)

const MOST = oneOf(
  /south of|shy of|up to|as old as|at most|until|till|(?:no|not) more than|stops? at/,
  /dr[ae]w the line at|cap(?:ped)? (?:it |that |age )?at/,
  /no older than|not older than|not over|not above|not past|never (?:over|above)/,
  pattern`${NOBODY} ${OLDER_THAN}`,
  /max(?:imum)?(?: age)?(?: is| of|:| at)?|oldest(?: is| being|:)?/,
  /cut-?off(?: is| at|:)?|(?<!(?:lower|bottom|minimum|min|youngest)(?: age)? )limit(?: is| of|:| at)?/,
  /(?:upper (?:age|limit|end|bound)|top (?:end|age|limit)|(?:the|my) (?:top|ceiling))[^0-9]{0,20}/,
  /(?:high end|highest(?: age)?)[^0-9]{0,12}/,
)
const THE_LIMIT = /limit|max|maximum|oldest|upper limit|cut-?off|ceiling|highest|cap|top|most/
const OR_LESS = oneOf(
  /tops|max(?:imum)?|at (?:the |a )?(?:very )?(?:most|oldest|max|maximum)/,
  /(?:is |about )*as (?:old|far|high) as|(?:for|as) the (?:oldest|upper|maximum|top|older)/,
  /(?:at|for) the (?:high|higher|upper|top|old|older) end/,
  /(?:or|and) (?:under|younger|below|down)(?! (?:than|about|around|say|the age of|\d))/,
  pattern`(?:is |being |as |)(?:the|my|an?) (?:absolute )?${THE_LIMIT}`,
)
const AT_MOST = oneOf(pattern`\b${MOST} ${SOME}?${NUMBER}`, pattern`\b${NUMBER} (?:years old )?${OR_LESS}`)

/** "Under 45" is an upper end, "nobody under 45" a lower one. "Over" works in the same way. */
const UNDER = pattern`\b(?:${YOUNGER_THAN}|less than|not yet) (?:about |the age of )?${NUMBER}`
const A_NO = /nobody|no one|none|not|never|no|nothing|noone|do not want|would not/
const NOT_UNDER = pattern`\b${A_NO}\b[^,.]{0,30}\b${YOUNGER_THAN}\b`
const NOT_OVER = pattern`\b${A_NO}\b[^,.]{0,30}\b${OLDER_THAN}\b`
const NOT_OVER_ALL = pattern`${NOT_OVER}[^,.]*`
const UNDER_AFTER_NOT = pattern`\b${YOUNGER_THAN} (?:about |the age of )?${NUMBER}`
const OVER_AFTER_NOT = pattern`\b${OLDER_THAN} (?:about |the age of )?${NUMBER}`

/** The figure from the one group that is set, or null. */
export function figureIn(groups: readonly (string | undefined)[] | null | undefined): number | null {
  const found = groups?.slice(1).find((group) => group !== undefined)
  return found === undefined ? null : Number(found)
}

/** The lowest age that is included. */
export function lowerEndIn(text: string): number | null {
  const refused = NOT_UNDER.exec(text)
  const found = refused && figureIn(UNDER_AFTER_NOT.exec(text.slice(refused.index)))
  return found ?? figureIn(AT_LEAST.exec(text.replace(NOT_OVER_ALL, ' ').replace(UNDER, ' ')))
}

/** The highest age that is included. */
export function upperEndIn(text: string): number | null {
  const refused = NOT_OVER.exec(text)
  const found = (refused && figureIn(OVER_AFTER_NOT.exec(text.slice(refused.index)))) ?? figureIn(AT_MOST.exec(text))
  if (found !== null || NOT_UNDER.test(text)) return found
  const limit = figureIn(UNDER.exec(text))
  return limit === null ? null : limit - 1
}
