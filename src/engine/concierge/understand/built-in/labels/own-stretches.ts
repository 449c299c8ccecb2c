import { takesBack } from '../reading/second-thoughts.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'

/** What may be an answer of the writer's own, up to the next second thought. */
export type OwnStretch = {
  text: string
  /** Its sentences and their clauses, each read by itself. */
  parts: readonly string[]
  /** Clauses of these sentences that are about somebody else. */
  others?: readonly string[]
  isSecondThought: boolean
}

/** "No wait, weekends too" joins what was said before. */
const AS_WELL = /\b(?:too|also|as well|both)\b/i
/** From so many clauses on a sentence is a list of answers, and each is read by itself. */
const LEAST_OF_A_LIST = 5
/** A clause of fewer words says little without the rest of its sentence. */
const LEAST_WORDS = 2

/** A sentence in the parts that are read by themselves. */
export const partsOf = ({ original, clauses }: Sentence): string[] =>
  clauses.length < LEAST_OF_A_LIST ? [original] : clauses.map((clause) => clause.original)

type IsOwn = (clause: Clause) => boolean

/** A sentence, and each of its clauses that may say something by itself. */
function partsWhere(sentence: Sentence, isPart: IsOwn): string[] {
  const some = sentence.clauses.filter(isPart)
  if (some.length === 0) return []
  const long = some.map(({ original }) => original).filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS)
  return [...partsOf(sentence), ...(sentence.clauses.length > 1 ? long : [])]
}

/** "I'll choose sometimes": what is chosen, without the choosing. */
const CHOOSING =
  /^\W*(?:i(?:['\u2019]ll| will|['\u2019]d| would)? )?(?:choose|pick|select|put|say|go (?:for|with))(?: me)?(?: down)?(?: as)?\s+(?=\S+(?: \S+)?$)/i

/** A part as it is written, and without what only leads to an answer. */
const readingsOf = (part: string): string[] => [part, part.replace(CHOOSING, '')]

const isOwn: IsOwn = ({ about }) => about !== 'third'
/** What somebody hoped for should do is not what the writer does. */
const isOfSelf: IsOwn = ({ about }) => about !== 'third' && about !== 'partner'

/**
 * The stretches of a message that may be answers: no question, and no sentence that is not the writer's own. A clause of
 * somebody else's is read with its sentence only, since what follows may rest on it: "he drank, I don't".
 *
 * @param text the whole message as it was written; null when it says more than the sentences
 * @param isPart which clauses may say a value, where not all of the writer's may
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

/** The same of the writer alone. */
export const stretchesOfSelf = (text: string | null, sentences: readonly Sentence[]): OwnStretch[] =>
  ownStretches(text, sentences, isOfSelf)
