import type { WantsKids } from '#contract/options.ts'
import type { Clause } from '../reading/sentences.ts'
import type { Context, Reader } from './reader.ts'

const DECOYS =
  /\b(?:(?:big |great |total |huge |just )?(?:a )?(?:kid|child|children|kids) at heart|(?<!would )(?<!'d )like (?:a |an )?(?:(?:big|little|small|excited|over-?excited) )?(?:kid|child|kids|children)|(?:no |just |only |not |am |you are )?kidding(?: aside| around)?|kid you not|kid (?:brother|sister)|(?:big|overgrown|theatre|theater|inner|only|middle|wild|problem|love) (?:kid|child)|fur[- ]?(?:baby|babies|kids?|children)|baby (?:steps|animals|goats|blue|grand|shower|boomer|face)|hey baby|(?:plant|dog|cat) (?:baby|babies|kids|children|mum|mom|dad|parent)|when i was a (?:kid|child)|as a (?:kid|child)|since i was a (?:kid|child)|(?:work|working|works|worked|job) with (?:young |disabled |vulnerable |small )?(?:kids|children)|(?:teach|teaching|taught|coach|coaching|tutor|tutoring|babysit|babysitting|look after|treat|nanny) (?:\w+ )?(?:kids|children)|(?:kids|children)(?:'s)? (?:books?|parties|tv|films?|movies|menu|meal|ward|hospital|nurse|doctor|author|illustrator|charity|club|football|team|classes|stuff|clothes|home)|family (?:business|dinners?|friends?|doctor|gatherings?|tree|home|recipes?|holidays?|man|oriented|person|car|lunch|sunday|comes|is everything|means|values|first|law|lawyer|reunion|game|farm)|(?:my|our|big|whole|close|large) family (?:is|are|lives|live|comes|owns|has|from|gathering)|close to my (?:family|parents)|(?:kids|children)' (?!home)\w+|(?:kids|children) (?:these days|today|next door|in my class|i teach|at school|at work|on my street))\b/g
const CHILDREN =
  /\b(?:kids?|children|child|bab(?:y|ies)|little ones?|offspring|a (?:big |small |large |little )?family|families|(?:start|raise|raising|have|having|want|build|grow|starting) (?:a |my own |our own )?(?:big |small )?family|family of my own|own family|child-?free|childless|parenthood|fatherhood|motherhood|(?:be|being|become|becoming) (?:a |an )?(?:\w+ )?(?:parent|mum|mom|dad|father|mother|mummy|daddy)|parenting|adopt(?:ing|ion)?|foster(?:ing)?|toddlers?|procreat\w+|reproduc\w+|two or three kids|(?:a |the )?(?:parent(?:ing|al)?|mum|mom|dad|maternal|paternal) (?:type|material|sort)|as a (?:parent|mum|mom|dad|father|mother)|maternal|paternal|pregnan(?:t|cy)|(?:have|having|want|wanting) (?:just |maybe )?(?:(?:one|two|1|2) more|another(?: one)?)\b(?=\W*$| some ?day| one day| maybe| with the right)|patter of (?:tiny|little) feet|(?:1|2|3|4|5) or (?:2|3|4|5) of (?:them|my own)|mini mes?)\b/
const THEIR_CHILDREN =
  /\b(?:(?:someone|somebody|partner|anyone|people|person|man|woman|they|he|she|who) (?:\w+ )?(?:with|have|has|having|already (?:has|have)|had|got) (?:\w+ )?(?:kids|children|a child|a kid)|(?:if|that|when) (?:they|she|he|someone) (?:already )?(?:have|has|had|got)|(?:dating|date) (?:a )?(?:single )?(?:parents?|mums?|moms?|dads?)|step-?(?:parent|mum|dad|mom)|good with (?:kids|children)|(?:kind|nice|rude|snide|mean|patient|dismissive|cold|horrible|nasty|great|gentle|sweet) (?:to|with|about|of|around) (?:kids|children)|(?:can not (?:stand|bear|abide)|hate|hates|dislike|dislikes|despise|despises|sneer|sneers) (?:at )?(?:kids|children|babies)|(?:likes|loves|adores) (?:kids|children)|rolls? (?:their|his|her) eyes at (?:kids|children)|kids of (?:their|her|his) own|(?:their|his|her) (?:kids|children)|(?:kids|children) from (?:a )?previous)\b/
const UNSURE =
  /\b(?:(?:on|sitting on|still on|firmly on) the fence|not (?:really |quite |entirely |totally |100% |yet |at all )?(?:sure|certain|decided|set|fussed|bothered)|unsure|undecided|uncertain|do not (?:really |quite |honestly )?know|no idea|may ?be|perhaps|possibly|might|open(?:[- ]minded)?|either way|happy either|both ways|(?:can|could|would|will) go either|have not (?:\w+ )?(?:decided|made up|made my mind up|thought)|not opposed|not against|not ruled|not ruling|(?:not|never) say never|if (?:it|they|that|the) (?:happens?|comes?|right|person|is meant)|depend(?:s|ing)?|(?:with|for) the right (?:person|partner|one|guy|man|woman|girl)|see (?:how|what|where)|jury is (?:still )?out|could be (?:persuaded|convinced|talked)|(?:do not|not) mind|torn|ambivalent|flexible|haven't decided|50\/50|question mark|back and forth|not closed to|wavering|keep changing my mind|in (?:2|two) minds|less sure|not so sure|toss[- ]?up|lean(?:ing)? (?:toward|towards|to)|not (?:a |one |1 )?(?:hundred|100) ?(?:%|percent)|who knows|up in the air|wait and see|some ?day maybe|maybe one day|or not\b|no (?:strong|firm) (?:feelings?|opinions?|views?|preference)|fate|whatever (?:happens|my partner|they))\b/
const NEGATIVE =
  /\b(?:no|not|never|none|nope|nah|zero|without|child-?free|childless|do not|am done|are done|done having|done with|plenty|quite enough|enough for me|my lot|complete|had enough|no more|any more|not after (?:any )?more|rather not|hard no|snipped|vasectomy|tubes tied|too old for|past (?:that|it|all)|over (?:that|it)|shut(?:ting)? (?:up )?shop|shop is (?:closed|shut)|neither|against|avoid|ship has sailed|behind me|finished with)\b/
const POSITIVE =
  /\b(?:want(?:s|ed|ing)?|would (?:like|love|really|absolutely|definitely)|love to|like to|hope|hoping|hopes|i am after|looking for|pictur\w+|imagin\w+|see us|dream(?:ing|s|t)?|yes|yeah|yep|yup|yay|definitely|absolutely|certainly|of course|for sure|need|ready|plan(?:s|ning)?|planning|keen|excited|can not wait|one day|some ?day|eventually|future|looking (?:to|forward)|without (?:a )?doubt|please|see myself|always|important|must|soon|my own|more|totally|100%|in the cards|on the cards|a house full|deffo|sure|raise|start(?:ing)?|intend|ideally|longing|broody|would be (?:thrilled|happy|delighted|over the moon|glad|excited|keen|lovely|great|nice|amazing|a dream|wonderful))\b/
const HAS_ALREADY =
  /(?<!\bto )\b(?:have|got|raising|raise|with (?=\d|two|three|a |my )|has) ?(?:already )?(?:a |an |one |two |three |my |\d+ |some |grown[- ]up |grown |teenage |adult |young |small |little |lovely |gorgeous |wonderful |beautiful |amazing |older )*(?:step)?(?:kids?|children|child|sons?|daughters?|boys?|girls?|teenagers?|toddlers?|bab(?:y|ies)|twins)\b/
const MORE = /\b(?:more|another|again|else|any others?|extra|second|third)\b/

/** Whether the person wants children: yes, no or open. Having children, working with them, or a partner's are no answer. */
export const readKids: Reader = (sentence, context) => {
  if (sentence.asks || A_WISH_LIST.test(sentence.text) || isOfTheirs(sentence.text, context)) return []
  const found = sentence.clauses
    .map((clause, at) => kidsOf(clause, sentence.clauses.slice(at + 1), sentence.text))
    .filter((value) => value !== null)
    .at(-1)
  const value =
    found ??
    (context.lastPath === 'valuesMap.family.wants_kids' && NOW_OPEN.test(sentence.text) ? 'open' : null) ??
    (context.lastPath === 'valuesMap.family.wants_kids' &&
    RECONSIDERING.test(sentence.text) &&
    sentence.text.split(' ').length <= 14
      ? briefAnswer(
          sentence.text
            .replace(RECONSIDERING, ' ')
            .replace(/^\W*(?:if|it is|i am|more of|a|to be|with you|being|,|\s)+/g, ''),
        )
      : null) ??
    (context.pending === 'kids' && context.isBrief ? briefAnswer(sentence.text) : null)
  return value ? [{ kind: 'set', path: 'valuesMap.family.wants_kids', value, words: sentence.original }] : []
}

/** Under such a heading stand qualities of a partner. */
const A_WISH_LIST =
  /^(?:my |the )?(?:musts?|must[- ]haves?|nice[- ]to[- ]haves?|bonus\w*|non-?negotiables?|essentials?|deal-?breakers?)\b[^:]{0,20}:(?!.*\b(?:i|wants?) )/

/** "Someone kind. No kids already, ideally": the partner's children, not the writer's wish for their own. */
const isOfTheirs = (text: string, { afterPartner }: Context) =>
  /\b(?:no|without) (?:kids|children)(?: (?:already|yet|of (?:their|her|his) own|from before))\b/.test(text) ||
  (afterPartner &&
    /^\W*(?:and |also )?(?:ideally |preferably |hopefully )?(?:no|without) (?:kids|children)\b(?! for me)/.test(text))

/** The clause after, past a word or two of hedging ("honestly", "for me"). */
function following([next, afterNext]: readonly Clause[]): Clause | undefined {
  return next && next.text.split(' ').length <= 2 && !FOLLOWS.test(next.text) ? afterNext : next
}

function kidsOf(clause: Clause, later: readonly Clause[], sentence: string): WantsKids | null {
  const next = following(later)
  if (clause.about === 'third' && CHILDREN.test(clause.text) && later.some(({ text }) => NO_MORE.test(text)))
    return 'no'
  if (clause.about === 'third' && CHILDREN.test(clause.text) && later.some(({ text }) => WANT_ONE.test(text)))
    return 'yes'
  if (next && CHILDREN.test(clause.text) && /^but\b.*\bi (?:really )?do want\b/.test(next.text)) return 'yes'
  if (clause.about === 'third' && !/\b(?:i|we) (?:\w+ ){0,2}(?:want|would|do not|hope)\b/.test(clause.text)) return null
  const text = clause.text.replace(DECOYS, ' ')
  if (!CHILDREN.test(text) && !HAS_ALREADY.test(text)) return null
  if (THEIR_CHILDREN.test(text) || /\bdealbreaker\b/.test(text)) return null
  const after =
    next &&
    next.about !== 'third' &&
    !CHILDREN.test(next.text) &&
    (FOLLOWS.test(next.text) || (isTopic(text) && UNSURE.test(next.text)))
      ? ` ${next.text}`
      : ''
  const value = judge(`${text}${after}`)
  if (value !== 'yes') return value
  // "I have two kids" answers nothing; "I have two kids and want more" does.
  if (
    HAS_ALREADY.test(text) &&
    !MORE.test(`${text}${after}`) &&
    !/\b(?:see myself|see me|picture|imagine|want|would (?:like|love)|hope|hoping|like to|love to|dream|wanting|plan)\b/.test(
      text,
    )
  )
    return null
  return /\b(?:must[- ]?haves?|bonus)\b/.test(sentence) && !/\b(?:want|wants)\b/.test(text) ? null : value
}

/** "Kids, I go back and forth": the word alone, and the answer after it. */
const isTopic = (text: string) => text.trim().split(' ').length <= 2
const NOW_OPEN =
  /\b(?:less sure|not so sure|call (?:it|that|me) open|(?:put|mark) (?:me |it )?(?:down )?(?:as|for) open|make (?:it|that) (?:an )?open|leave it open|make (?:it|that) a maybe)\b/
const RECONSIDERING =
  /\b(?:if i am (?:truthful|honest|being honest)|to be (?:honest|fair|truthful)|honestly|truthfully|actually|on reflection|thinking about it|scratch that|hmm+|no wait|make (?:that|it)|change that)\b/g
const WANT_ONE = /\bi (?:\w+ ){0,3}(?:do )?want (?:one|some|that|them)(?: too| as well| now)?\W*$/
const NO_MORE =
  /\bi (?:am|do|would|will) not (?:\w+ )?(?:having|have|want(?:ing)?|after|need|looking for) (?:(?:any )?(?:more|another)\b|any\W*$|them\b)|\bi am done\b/
const FOLLOWS =
  /^(?:but |and |so |though |honestly |well |really )*(?:(?:that|the) ship has sailed|i am not (?:after|looking for|having|wanting) (?:any )?(?:more|another)|definitely|yes|yeah|no\b|not|never|maybe|one day|some ?day|i want|i am (?:not|on|open|unsure|undecided|done|torn)|i am not (?:closed|opposed|against|ruling)|i do(?: not)?\b|would love|i would|would (?:like|love)|hope|hoping|absolutely|please|want|undecided|open|on the fence|if it|could go|happy either|that is (?:the|my|our) (?:dream|goal|plan|hope)|or not|no (?:strong|firm) |that is (?:a no|settled|plenty|enough|it\b|all|me done)|(?:and )?(?:they|2|two|one|it) (?:is|are) (?:plenty|enough)|either way|i could go|i might|but not)/

function judge(text: string): WantsKids | null {
  const refused = NEGATIVE.test(
    text.replace(
      /\b(?:can(?:not| not| hardly) wait|could not be happier|why not|not too late|no (?:doubt|question|rush|hurry)|without (?:a )?doubt|not (?:just )?yet|not (?:right )?now|not (?:yet|now|soon|today|immediately|any ?time soon)|never say never|not (?:only|just))\b/g,
      ' ',
    ),
  )
  if (/\b(?:child-?free|childless)\b/.test(text) && !/\bnot (?:child-?free|childless)\b/.test(text))
    return UNSURE.test(text.replace(/child-?free/g, ' ')) && /\b(?:not sure|undecided|open)\b/.test(text)
      ? 'open'
      : 'no'
  if (/\bnot (?:closed to|opposed|ruling)\b/.test(text)) return 'open'
  if (
    /\b(?:might|may|maybe|perhaps|possibly|not sure (?:if|whether)?|unsure) (?:i )?(?:not )?(?:want|like|have)\b/.test(
      text,
    ) &&
    !/\bdefinitely\b/.test(text)
  )
    return 'open'
  if (UNSURE.test(text) && !FIRM_NO.test(text) && !FIRM_YES.test(text)) return 'open'
  if (refused || FIRM_NO.test(text))
    return /\b(?:no more|any more|after more|for more|done|plenty|enough|my lot|complete|that is it|do not want|never want)\b/.test(
      text,
    ) || !HAS_ALREADY.test(text)
      ? 'no'
      : null
  if (POSITIVE.test(text)) return 'yes'
  const bare = text
    .replace(/\b(?:wants?|wanting|having|kids?|children|family|a|the|on|about|for|me|as|question)\b/g, ' ')
    .trim()
  if (/\b(?:grown|adult|teenage|already|from)\b/.test(text)) return null
  return /^\W*(?:yes|1|2|3|4|two|three|lots|loads|many)\b/.test(bare) ? 'yes' : null
}
const FIRM_NO =
  /\b(?:(?:definitely|absolutely|really|certainly|firmly|100%) (?:do not|not|no|never)|do not want (?:any |more |any more |to have |kids|children|a family|them|a child|a baby)|not want(?:ing)? (?:any |more |kids|children)|no (?:more )?(?:kids|children|babies)(?: for me| please| thanks| thank you| ever)?\b(?! (?:yet|now))|never (?:wanted|want|having)|kids are not for me|children are not for me)\b/
const FIRM_YES =
  /\b(?:(?:definitely|absolutely|really|certainly|100%) (?:want|would|yes)|want (?:kids|children|a family|to have kids|them|a baby)|would love (?:to have )?(?:kids|children|a family)|do want)\b(?! (?:maybe|or not|if))/

const YES =
  /^\W*(?:yes|yeah|yep|yup|i do|definitely|absolutely|of course|one day|some ?day|hopefully|for sure|sure|i would|very much|100%|eventually)\b/
const NO =
  /^\W*(?:(?:lord|god|gosh|goodness|heavens|hell|heck|oh|ha|well)\W+)*(?:no|nope|nah|never|not really|not for me|i do not|definitely not|absolutely not|none|hard no|already done|i am done|done|(?:that|the) ship (?:has|is)|(?:i am )?(?:too old|past that))\b/
function briefAnswer(text: string): WantsKids | null {
  if (UNSURE.test(text)) return 'open'
  if (NO.test(text)) return 'no'
  return YES.test(text) ? 'yes' : null
}
