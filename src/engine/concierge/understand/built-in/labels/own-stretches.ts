import { takesBack } from '../reading/second-thoughts.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'

/** A possible answer of the writer. It ends before the next second thought. */
export type OwnStretch = {
  text: string
  parts: readonly string[]
  others?: readonly string[]
  isSecondThought: boolean
}

/** "No wait, weekends too" adds to the earlier answer. */
const AS_WELL = /\b(?:too|also|as well|both)\b/i
/** A sentence with this many clauses is a list of answers. Each clause is read by itself. */
const LEAST_OF_A_LIST = 5
/** A clause with fewer words means little without its sentence. */
const LEAST_WORDS = 2

export const partsOf = ({ original, clauses }: Sentence): string[] =>
  clauses.length < LEAST_OF_A_LIST ? [original] : clauses.map((clause) => clause.original)

type IsOwn = (clause: Clause) => boolean

function partsWhere(sentence: Sentence, isPart: IsOwn): string[] {
  const some = sentence.clauses.filter(isPart)
  if (some.length === 0) return []
  const long = some.map(({ original }) => original).filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS)
  return [...partsOf(sentence), ...(sentence.clauses.length > 1 ? long : [])]
}

const CHOOSING =
  /^\W*(?:i(?:['\u2019]ll| will|['\u2019]d| would)? )?(?:choose|pick|select|put|say|go (?:for|with))(?: me)?(?: down)?(?: as)?\s+(?=\S+(?: \S+)?$)/i

/** The part as written, and without words that only introduce an answer. */
const readingsOf = (part: string): string[] => [part, part.replace(CHOOSING, '')]

const isOwn: IsOwn = ({ about }) => about !== 'third'
const isOfSelf: IsOwn = ({ about }) => about !== 'third' && about !== 'partner'

/**
 * The stretches of a message that may be answers, without questions and sentences about others. A clause about
 * somebody else is read only with its sentence, whose meaning may need it: "he drank, I don't".
 *
 * @param text as written; null when it says more than the sentences
 * @param isPart which clauses may give a value
 */
export function ownStretches(text: string | null, sentences: readonly Sentence[], isPart: IsOwn = isOwn): OwnStretch[] {
  const own = sentences.filter(({ asks, clauses }) => !asks && clauses.some(isOwn))
  const stretches: Sentence[][] = []
  for (const sentence of own) {
    const isNew = stretches.length === 0 || (takesBack(sentence.original) && !AS_WELL.test(sentence.text))
    if (isNew) stretches.push([sentence])
    else stretches.at(-1)?.push(sentence)
  }
  return stretches
    .map((said, at) => ({
      text: text !== null && said.length === sentences.length ? text : said.map(({ original }) => original).join(' '),
      parts: [...new Set(said.flatMap((one) => partsWhere(one, isPart)).flatMap(readingsOf))],
      others: said.flatMap(({ clauses }) => clauses.filter((one) => !isOwn(one)).map(({ original }) => original)),
      isSecondThought: at > 0 || takesBack(said[0]?.original ?? ''),
    }))
    .filter(({ parts }) => parts.length > 0)
}

export const stretchesOfSelf = (text: string | null, sentences: readonly Sentence[]): OwnStretch[] =>
  ownStretches(text, sentences, isOfSelf)
