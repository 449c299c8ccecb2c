import { anyCase, oneOf, pattern } from './words.ts'

const ALREADY = /(?:just|already|clearly) /
/** "I told you, …", "as I said, …": that something was said before says nothing of it. A bare "I said" may put something right. */
const SAID_AGAIN = anyCase(
  pattern`^\W*(?:(?:no|and|but|ok(?:ay)?|look|well|oh|hey)[,!. ]+)*
    (?:${oneOf(
      /(?:as|like) i(?:['\u2019]ve| have)? ?(?:just |already )?(?:said|told (?:you|ya|ye|u))/,
      pattern`i(?:['\u2019]ve| have)? ?${ALREADY}said`,
      /i said(?= no (?!to\b|,))/,
      pattern`i(?:['\u2019]ve| have)? ?(?:${ALREADY})?(?:told (?:you|ya|ye|u)|telt (?:you|ye))`,
    )})(?: (?:already|before|earlier|twice|once))?
    (?:[,:]\s*|\s+)(?!(?:about|to|it|that|this|them|so|you|nothing|of|before|already|all|everything|yes|what|in|on|at|goodbye|i (?:was|were))\b|no,)(?=\S)`,
)

/** A sentence without the words that only say that it was said before. */
export const withoutSaidAgain = (sentence: string): string => sentence.replace(SAID_AGAIN, '')
