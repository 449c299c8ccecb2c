import nlp from 'compromise'
import { SOMEBODY_ELSE } from './people.ts'
import { pattern } from './words.ts'

const BEFORE = /and|but|so|though|although|while|whereas|now|nowadays|these days|lately|today|personally/
const AFTER = /now|nowadays|these days|yet|any ?more|myself|personally|either|too|though|at all/
const whole = (said: RegExp) => pattern`^(?:${BEFORE} )*${said}(?: ${AFTER})*\W*$`

const AUXILIARY = whole(/i (?:(\w+) )?(?:do|did|am|have|would|will)( not)?/)
/** "I hardly do either": the word that all but denies it stays. */
const SELDOM = /^(?:hardly|rarely|barely|seldom|scarcely|sometimes)$/
const LIKEWISE = whole(/so (?:do|did|am) i|me too|same here|same (?:for|with) me|as do i/)
const NEITHER = whole(/(?:neither|nor) (?:do|did|am) i|me n?either|me as well not|i (?:do not|never) either/)

/** "As it happens": a word on the way, which the next clause does not lean on. */
const ASIDE = /^\W*(?:(?:and|but|so) )*(?:as it (?:happens|turns out)|funnily enough|to be fair|honestly)\W*$/
export const isAside = (clause: string): boolean => ASIDE.test(clause)

/**
 * A clause that leans on the verb of the one before it, spelled out: after "he drank", "i do not" → "i do not drink";
 * after "my ex wanted kids", "i did not" → "i do not want kids". Both in plain words; other clauses stay as they are.
 */
export function spelledOut(clause: string, before: string | null): string {
  if (before === null) return clause
  const auxiliary = AUXILIARY.exec(clause)
  const refuses = auxiliary ? auxiliary[2] !== undefined : NEITHER.test(clause)
  if (!auxiliary && !refuses && !LIKEWISE.test(clause)) return clause
  const said = predicateOf(before)
  if (said === null) return clause
  const now = /\b(?:now|nowadays|these days)\b/.test(clause) ? ' now' : ''
  if (said.verb === 'be') return `i am ${refuses ? 'not ' : ''}${said.rest}${now}`
  const hardly = SELDOM.exec(auxiliary?.[1] ?? '')
  if (hardly) return `i ${hardly[0]} ${said.verb} ${said.rest}${now}`
  return `i ${refuses ? 'do not ' : 'do '}${said.verb} ${said.rest}${now}`
}

/** "My parents want to see me married": what they want for the writer, and not the seeing. */
const SEE_ME = /(?<= to )see me(?= married| settled)/

/** The last verb of a clause in its plain form, and what follows it. A noun phrase in front could hide the verb. */
function predicateOf(said: string): { verb: string; rest: string } | null {
  const clause = said
    .replace(SEE_ME, '')
    .replace(SOMEBODY_ELSE, 'he')
    .replace(/\b(?:never|always) /g, '')
  const last = nlp(clause).verbs().last()
  const [found]: unknown[] = last.json()
  const verb = infinitiveIn(found)
  const at = clause.lastIndexOf(last.text())
  return verb === null || at < 0 ? null : { verb, rest: clause.slice(at + last.text().length).trim() }
}

/** Compromise types its JSON loosely; a verb without an infinitive is none to us. */
function infinitiveIn(found: unknown): string | null {
  if (typeof found !== 'object' || found === null || !('verb' in found)) return null
  const { verb } = found
  if (typeof verb !== 'object' || verb === null || !('infinitive' in verb)) return null
  return typeof verb.infinitive === 'string' && verb.infinitive !== '' ? verb.infinitive : null
}
