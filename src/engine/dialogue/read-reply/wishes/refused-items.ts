import { oneOf, pattern } from '../../reading/words.ts'
import { listItems } from './list-items.ts'
import { listedIn } from './must-nots.ts'
import { BAD_TRAIT, END_OF_IT } from './refusing-words.ts'
import { TRAIT } from './traits.ts'

const LABEL = oneOf(
  /dealbreakers?(?: as follows)?|another(?: one| thing| dealbreaker)?|red flags?|turn-?offs?|(?:the )?icks?/,
  /hard (?:no|pass|limits?)|no-?gos?|no[- ]?nos?|(?:one |only )?non-?negotiable no/,
  /rules? (?:someone|people|them|anyone|a man|a woman|him|her) out/,
  pattern`what (?:really |always )?${oneOf(
    /(?:puts|turns) me (?:\w+ )?off|annoys me|kills it(?: for me)?/,
    /i (?:can not (?:stand|deal with|forgive|abide|bear)|hate|avoid|do not want)/,
  )}`,
)
/** "Deal-breakers are: …": what follows the label. */
const AFTER_LABEL = pattern`\b${LABEL}(?: for me| in a partner| of mine)?\s*
  (?::|=| - |\b(?:is|are|would be|includes?|has to be)\b(?: as follows:)?|(?<=off|out) |(?<=out|out for me), )\s*(.+)`
/** "A hard no to …". */
const AFTER_HARD_NO =
  /\b(?:hard|instant|absolute|big|firm|immediate|automatic) (?:no|pass) (?:on|to|for|with) (?!me\b)(.+)/

const PUT_OFF = /put(?:s|ting)? (?:me |people )?(?:\w+ )?off(?! (?:my|the|a|an|ever|take|eat|go|try)\w*\b)/
const VERDICT = oneOf(
  /out(?: too| for me| as well)?(?=\W*$|,)|out of the question|off the table|need not apply|no thanks|absolutely not\b/,
  /would lose me\b|loses me\b|sends me running|where i (?:(?:would )?(?:end|stop|leave|get off|walk)|draw the line)/,
  /(?<=: ?)bye\b|(?:they |he |she )?(?:is |are )?not (?:really )?for me/,
  pattern`(?:a |an |my |the |big |huge |absolute |instant |total |definite |major |biggest |firm ){0,5}${oneOf(
    /dealbreaker|hard no|hard pass|no-?go|no-?no|red flags?|turn-?offs?|ick|no for me|no from me/,
    /(?:hard|big|huge|absolute|instant|total|definite|firm|clear) no/,
  )}`,
  PUT_OFF,
  /turns? me (?:\w+ )?off|gives? me the ick/,
  END_OF_IT,
)
/** "… is a deal-breaker": what stands before the verdict. */
const BEFORE_VERDICT = pattern`^(.+?)[,;]?\s
  (?:that is |it is |this is |which is |is |are |would be |also |really |just |always ){0,4}${VERDICT}\b`
/** "I am out" is the verdict's subject, not what is refused. */
const ONLY_I = /^\W*(?:so |and |but )*i(?: am| get| would be| feel)?$/

const WE_ARE_DONE = oneOf(
  /we (?:will|would) (?:not|never) (?:get on|get along|work)|we are (?:done|finished|through)|that is (?:it|me done)/,
  /it (?:will|would) (?:not|never) work|(?:it|the deal|the date|the whole thing) is (?:over|off|a no)/,
  /forget it|game over/,
  /i am (?:out|gone|off|done)|i (?:would |will )?(?:leave|walk)(?: away)?|no chance|it would end/,
)
const IF_THEY = /if (?:you|they|he|she|someone|somebody|a (?:man|woman|guy|girl|person)|my date)/
/** "If he can't stand children, it won't work." */
const IF_THEN = pattern`\b${IF_THEY} (.+?),? (?:then )?${WE_ARE_DONE}\b`
/** "The deal is off if they're a heavy smoker." */
const DONE_IF = pattern`\b${WE_ARE_DONE} ${IF_THEY} (.+)`

const DATING_VERB = oneOf(
  /do not bother me with|would not be able to (?:date|be with|live with|stand|put up with)/,
  /(?:put|turned) off by|never (?:date|dating)|refuse to (?:date|be with|go out with|meet|see)/,
  /(?:could|can) not (?:kiss|stand|deal with|be with|date|bear|abide|tolerate|cope with|live with|put up with|handle)/,
  /will not (?:date|tolerate|put up with|accept|be with|entertain|stand for)|(?:will|would) not have/,
  /would (?:never|not) (?:date|be with|go out with|consider|put up with|tolerate)/,
  /(?:do|could) not (?:want to )?(?:date|go out with|be with|put up with|tolerate)/,
  /(?:do not|never) (?:send|show|match|pair|introduce|set) me(?: up)?(?: with| to)?/,
)
const DISLIKE = oneOf(
  /can not be doing with|can not (?:stomach|do with)|please no|no time for/,
  /(?:zero|no) (?:tolerance|patience) (?:for|with)|no/,
  /not (?:interested in|into|looking for|ok with|okay with|willing to (?:date|put up with)|here for|up for)/,
  /hate|despise|loathe|avoid|steer clear of|(?:stay|walk|run|keep) away from|draw the line at|done with/,
  /sick of|tired of/,
  /(?:do|could) not (?:want to )?want/,
)
const SOMEBODY =
  /someone|people|anyone|somebody|anybody|those|men|women|guys|girls|a (?:\w+ )?(?:man|woman|person|guy|girl|partner)/
const WHAT_IS_REFUSED = oneOf(
  pattern`(?:a |any |dating |with |heavy |chain |daily ){0,3}${BAD_TRAIT}`,
  /smok|drink|drunk|heavy|chain|daily|alcohol|dating |with /,
)
/** "I don't date …", "tired of liars": what follows the verb. */
const AFTER_REFUSAL = pattern`\b(?:${DATING_VERB}\s+(?=${SOMEBODY}|a |any |${WHAT_IS_REFUSED})
  |${DISLIKE}\s+(?=${SOMEBODY}|${WHAT_IS_REFUSED}))(.+)`
/** "Nobody who …", "not someone who …". */
const NOBODY_WHO = /\b(?:nobody|no one|not (?:someone|anyone|somebody|a man|a woman)) (who .+)/

/** "… is a deal-breaker, and so are …": where another refusal begins. */
const SO_IS =
  /[,;]? (?:and |but )?(?:(?:so|as) (?:is|are|do|does|would)|(?:the )?same (?:goes )?(?:for|with)|ditto|likewise) /
/** "No gamblers, that is what ended my marriage": a remark on it is no part of it. */
const ASIDE = pattern`,? (?:and |but |because |since )?
  (?:${oneOf(
    /i (?:did|had|have|was|am|do not need|lived|grew|get|got|see|smell|want|need|would|prefer|like|love)|been there/,
    /(?:that|it) (?:is (?:what|why|how)|was|ended|cost|took|ruined)/,
  )})\b[^,;]*$`

/** The stretches that name what is refused: after a label, before "put me off", or after "I don't date". */
export function refusedItems(said: string): string[] {
  const [first = '', ...others] = said.split(SO_IS)
  const items =
    first === ''
      ? itemsOf(said)
      : [first, ...others].flatMap((one, at) => (at === 0 ? itemsOf(one) : listItems(one.replace(ASIDE, ''))))
  return items.map((item) => item.replace(ANOTHER_NO, ''))
}

function itemsOf(said: string): string[] {
  const text = said.replace(ASIDE, '')
  const labelled = AFTER_LABEL.exec(text)?.[1]
  if (labelled && !/^(?:a|an|not|my|for me)\b/.test(labelled)) return listItems(labelled)
  const conditional = (IF_THEN.exec(text) ?? DONE_IF.exec(text) ?? AFTER_HARD_NO.exec(text))?.[1]
  if (conditional) return listItems(conditional)
  const judged = BEFORE_VERDICT.exec(text)?.[1]
  if (judged && !ONLY_I.test(judged)) return listItems(judged)
  const refused = (AFTER_REFUSAL.exec(text) ?? NOBODY_WHO.exec(text) ?? PLAIN_NO.exec(text) ?? NOT_A.exec(text))?.[1]
  if (refused) return listItems(refused.split(A_WISH_AFTER)[0] ?? refused)
  return listedIn(text).length > 0 ? [text] : []
}

/** "No liars, no drama": each item has its own no. */
const ANOTHER_NO = new RegExp(`^no (?=(?:\\w+ )?(?:${BAD_TRAIT.source}))`, 'i')
/** "Kind, not a workaholic". */
const NOT_A = pattern`(?:^|, )(?:and |but )?not an? (${BAD_TRAIT})`
/** "No time wasters, someone outdoorsy": from there on it is wished for. */
const A_WISH_AFTER = pattern`,\s*(?:just |but |and )?some(?:one|body) (?:who (?:is|has) )?(?=${TRAIT})`
/** "Laziness, no.", "chain smokers, no thanks." */
const PLAIN_NO = pattern`^((?:\w+ ){0,3}${BAD_TRAIT}(?: \w+){0,3})[,:]?\s
  (?:no(?: thanks?| thank you| way)?\W*$|drives? me (?:up the wall|mad|crazy|nuts))`
