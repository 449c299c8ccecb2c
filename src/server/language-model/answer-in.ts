/** A text with more opening brackets is no answer. */
const MOST_BEGINNINGS = 40

/** Finds the first object with operations, or a list of them, in any text. Otherwise, gives the text unchanged. */
export function answerIn(text: string): string {
  const said = text.slice(text.lastIndexOf('</think>') + 1)
  const begins = [...said.matchAll(/[{[]/g)].slice(0, MOST_BEGINNINGS)
  for (const { index } of begins) {
    const json = said.slice(index, endOf(said, index))
    if (isAnswer(json)) return json
  }
  return said
}

/** Brackets in strings do not count. */
function endOf(text: string, from: number): number {
  let depth = 0
  let isString = false
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (isString && sign === '\\') at += 1
    else if (sign === '"') isString = !isString
    else if (!isString && (sign === '{' || sign === '[')) depth += 1
    else if (!isString && (sign === '}' || sign === ']')) depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

function isAnswer(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    if (Array.isArray(value)) return value.length > 0 && value.every((one) => typeof one === 'object' && one !== null)
    return typeof value === 'object' && value !== null && 'operations' in value
  } catch {
    return false
  }
}
