import { sayOne } from '../phrasing.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import type { Conversation } from '../state.ts'
import { UNMET, UNMET_LOSS, UNMET_NAMED } from '../wording/kind-words.ts'
import { filled, type Met } from './kind-word.ts'
import { isOfChild, lostIn, type Named, personIn } from './told-names.ts'

const SPOKE =
  /say|said|hear|heard|listen(?:ed)?|answer(?:ed)?|acknowledged?|noticed?|react(?:ed)?|respond(?:ed)?|reply|replied|offer(?:ed)?/
const WENT = /skip(?:ped)?|ignored?|missed|glossed|passed|walked|sailed|jumped|rushed|went|moved|brushed|flew|run|ran/
const LIGHTLY = /(?:(?:even|just|really|completely|kind of|at least|have|of|right|straight|clean|not|all) )*/
/** "You didn't say boo", "did you just skip right past that?": what somebody told got no word. */
const NOT_MET = anyOf(
  pattern`you ${LIGHTLY}(?:never|not|no|did not|have not|do not|could|might|should) ${LIGHTLY}(?:${SPOKE})`,
  pattern`(?:did|do|have|are) (?:not )?you ${LIGHTLY}(?:hear|heard|listen(?:ing)?|skip|skipped|ignor(?:e|ed|ing)|go|gone)`,
  pattern`you ${LIGHTLY}(?:${WENT}) ${LIGHTLY}(?:past|over|on|by|my|what|that|the|it|me)`,
  /not (?:even )?(?:a|one) word|no (?:sorry|condolences|sympathy)|nothing to say (?:about|to)/,
  /i (?:was|am) telling you|i (?:just |already )?told you (?:that |about )?my/,
)
/** What is said of something hard, or of the word that it deserved. */
const HARD = anyOf(
  oneOf(
    /loss|lost|died|dead|dies|passed|gone|death|funeral|buried|grief|sorry|boo|condolences?|sympathy|hurt(?:s|ing)?/,
  ),
  /sick|ill|dying|cancer|war|hard|sad|kind(?: word|ness)|human|heart/,
)

/** A sentence that says so, and whom it is about; `isLoss` when of a death. */
export type Unmet = { sentence: Sentence; who: Named | null; isLoss: boolean }

/**
 * Where somebody says that what they told was passed over without a word. Of one's children it is only where something
 * hard is said of them: to be told of a daughter may as well ask for a note.
 */
export function unmetIn(sentences: readonly Sentence[], before: Conversation): Unmet | null {
  const said = sentences.find(({ text }) => NOT_MET.test(text))
  if (!said) return null
  const isHard = HARD.test(said.text)
  const lost = lostIn(said.original)
  const person = lost ?? personIn(said.original.replace(/['\u2019]s\b/g, ''))
  if (person && (isHard || !isOfChild(person))) return { sentence: said, who: person, isLoss: lost !== null }
  if (!isHard) return null
  const told = [...before.unkept, ...(before.offer?.options ?? []).flatMap(({ does }) => does)].flatMap((one) =>
    one.kind === 'note' ? [one.value] : [],
  )
  const kept = before.entries.flatMap(({ path, value }) => (path === 'notes' ? [String(value)] : []))
  const late = [...told, ...kept].map(lostIn).findLast((one) => one !== null) ?? null
  return { sentence: said, who: late, isLoss: late !== null || /\bloss\b/.test(said.text) }
}

/** An apology that names what was passed over. */
export function sorryFor(state: Conversation, { who, isLoss }: Unmet): Met {
  const [id, ways] = isLoss
    ? who
      ? (['unmet.lost', UNMET_LOSS.named] as const)
      : (['unmet.loss', UNMET_LOSS.unnamed] as const)
    : who
      ? (['unmet.who', UNMET_NAMED] as const)
      : (['unmet', UNMET] as const)
  const said = sayOne(state, id, ways)
  return { state: said.state, text: who ? filled(said.text, who) : said.text, tone: 'grave' }
}
