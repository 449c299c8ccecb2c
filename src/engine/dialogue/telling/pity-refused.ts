import { sayOne } from '../phrasing.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import type { Conversation } from '../state.ts'
import { MISTOOK } from '../wording/kind-words.ts'
import type { Met } from './kind-word.ts'

/** What a kind word for something hard is remembered as. */
const PITY = /^(?:told\.M(?:loss|pet|part|ill|care|hurt|work|home|lonely|tired|nervous)|low|again|unmet|thankful)\b/
/** So many things at most were said with the last reply. */
const SAID_LAST = 6

const LIGHTLY = /(?:(?:really|that|so|all|actually|even|quite|very|too|just|at all|yet|a|the|is|was|has|been) )*/
const HEAVY =
  /hard|sad|a lot(?: to (?:deal with|carry|cope with))?|bad|upset|lonely|ill|sick|tragic|tragedy|painful|heavy|dead|died|gone|lost|a loss|a problem|difficult|a big deal|suffering|broken|easy/
/** "Nobody died", "it isn't that hard", "why are you sorry?", "only a divorce". */
const REFUSES = anyOf(
  pattern`(?:it|this|that|he|she|they|i|nobody|no one|none|we)(?:['\u2019]?(?:s|re|m))? (?:(?:is|are|am|was|were|has|have|did|do|does) )?not ${LIGHTLY}(?:${HEAVY})`,
  /(?:nobody|no one|no ?body|none)(?:['\u2019]s)? (?:(?:is|has|was|have) )?(?:died|dead|die|passed|ill|sick|hurt)/,
  /(?:he|she|they|it)(?:['\u2019](?:s|re))? (?:(?:is|are) )?(?:very much |still |all )?(?:alive|fine|well|grand)\b|stop (?:feeling|being|saying|apologi\w+)(?: \w+){0,2}?(?: sorry)?|keep saying sorry/,
  /(?:do not|don['\u2019]?t) (?:want|need) (?:your |any |the )?(?:sympathy|pity|condolences)|patroni[sz]\w+|condescending/,
  /nothing(?:s| is|'s| was)? (?:wrong|bad|sad|hard|happened|to be sorry|the matter)|nothing bad happened/,
  pattern`(?:why|what) (?:(?:are|do|is|for) )?(?:you )?(?:(?:are|say|saying|so) )*sorry|sorry (?:for|about) what|what loss|^\W*loss\W*\?`,
  /(?:no need|do not (?:need|have)|need not|not necessary|do not) (?:to )?(?:(?:be|feel|say) )?(?:so )?(?:sorry|pity|bad for me|worry(?: about me)?)|no (?:pity|sympathy)/,
  pattern`(?:is|it is|was|were) (?:only|just) (?:a |the |my )?(?:${oneOf(/divorced?|separat\w+|joke|name|how (?:my|i)/)})`,
  /(?:still|very much) alive|alive and (?:well|kicking)|i am (?:fine|ok|okay|all ?right|grand|happy)\b/,
)
const EXCLAIMS = /^\W*(?:what|huh|eh|sorry|no)\W*$/
/** A stretch of more words says something else besides. */
const LONGEST = 9
/** Sentences without the clauses that turn down what was said in sympathy with the last reply; null where none does. */
export function withoutRefusedPity(sentences: readonly Sentence[], { used }: Conversation): string | null {
  if (!used.slice(-SAID_LAST).some((one) => PITY.test(one))) return null
  if (!sentences.some(({ text }) => REFUSES.test(text))) return null
  return sentences
    .flatMap(({ original, text, clauses }) => {
      if (EXCLAIMS.test(text)) return []
      if (!REFUSES.test(text)) return [original]
      const isSaidBesides = (one: { text: string }) => !REFUSES.test(one.text) || one.text.split(' ').length > LONGEST
      return text.split(' ').length > LONGEST ? clauses.filter(isSaidBesides).map((one) => `${one.original}.`) : []
    })
    .filter((one) => /\p{L}/u.test(one))
    .join(' ')
}

/** An apology for sympathy that was not called for. */
export const sorryForPity = (state: Conversation): Met => ({ ...sayOne(state, 'mistook', MISTOOK), tone: null })
