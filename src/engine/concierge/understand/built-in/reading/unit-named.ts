/** "Not in miles": the other unit is meant. */
const NOT_UNIT = /\b(?:not|no|instead of|rather than) (?:in )?(?:the )?(?:km|miles)\b/g
const IN_KM = /\bkm\b/
/** "Miles" can also be a figure of speech: "I'd go miles for the right one". */
const IN_MILES =
  /\b(?:in|into|to|use|using|is|are|said|meant|mean|want|prefer|show) (?:the )?miles\b(?! (?:away|from|off|apart|an? ))|(?:^|[,;:] )miles\b|\bmiles please\b/

export type Unit = 'km' | 'miles'

export const withoutRefusedUnit = (text: string): string => text.replace(NOT_UNIT, ' ')

/** "Km please": a unit without a figure. */
export function unitNamed(text: string): Unit | null {
  const units = text.split(/[.!?;\n]/).flatMap((sentence) => unitIn(sentence) ?? [])
  return units[0] ?? null
}

function unitIn(sentence: string): Unit | null {
  if (/\d/.test(sentence)) return null
  const left = withoutRefusedUnit(sentence)
  if (IN_KM.test(left)) return /\bmiles\b/.test(left) ? null : 'km'
  return IN_MILES.test(left) ? 'miles' : null
}
