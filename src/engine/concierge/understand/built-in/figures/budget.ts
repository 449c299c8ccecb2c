import type { Budget } from '#contract/options.ts'
import { withoutPutAside } from './put-aside.ts'

const SIGNS = /(?<![\w$])(\${1,4})(?![\d$\w])/g
const TOO_MUCH = /\$+ (?:is|are|would be|feels?|seems?) (?:\w+ )?(?:too|beyond|over)\b/g
const SIGNS_IN_WORDS = /\b(a single|single|one|1|2|3|4|double|triple|quadruple) (?:\$|dollars?)[- ]?(?:signs?)?(?!\w)/
const MULTIPLES: Record<string, number> = { double: 2, triple: 3, quadruple: 4 }
const BY_SIGNS: readonly Budget[] = ['$', '$$', '$$$', '$$$$']

export function budgetIn(plain: string): Budget | undefined {
  const text = withoutPutAside(plain)
  const signs = [...text.replace(TOO_MUCH, ' ').matchAll(SIGNS)].at(-1)?.[1]
  if (signs) return BY_SIGNS[signs.length - 1]
  const worded = SIGNS_IN_WORDS.exec(text)?.[1]
  return worded ? BY_SIGNS[(MULTIPLES[worded] ?? (Number(worded) || 1)) - 1] : undefined
}
