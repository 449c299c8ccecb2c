import { anyOf, beginsWith, everywhere, oneOf, pattern } from '../../reading/words.ts'

/** How people answer whether they want children, once it is known that children are what they speak of. */

export const UNSURE = anyOf(
  /(?:on|sitting on|still on|firmly on) the fence|question mark|up in the air|wait and see|who knows/,
  /not (?:really |quite |entirely |totally |100% |yet |at all |so )?(?:sure|certain|decided|set|fussed|bothered)/,
  /not (?:a |one |1 )?(?:hundred|100) ?(?:%|percent)/,
  /take or leave|take (?:it|them) or leave (?:it|them)/,
  /neutral|indifferent|no preference|ask me (?:about|again|later|in)|rul(?:e|ed|ing) (?:\w+ )?out/,
  /unsure|undecided|uncertain|torn|ambivalent|wavering|less sure/,
  /do not (?:really |quite |honestly )?know|no idea|jury(?: is|'s) (?:still )?out/,
  /(?:can|could) not (?:\w+ )?(?:decide|make (?:up )?my mind)/,
  /do not not want|not saying (?:no|yes)/,
  /may ?be|mebbe|perhaps|possibly|might|depend(?:s|ing)?|fate|flexible/,
  /open(?:[- ]minded)?|not closed to|(?:could|may|can) happen/,
  /either way|happy either|both ways|(?:can|could|would|will) go either|50\/50|toss[- ]?up|or not/,
  /lean(?:ing)? (?:toward|towards|to)/,
  /have not (?:\w+ )?(?:decided|made up|made my mind up|thought)/,
  /back and forth|keep changing my mind|in (?:2|two) minds/,
  /not opposed|not against|not ruled|not ruling|(?:not|never) say never|(?:do not|not) mind/,
  /could be (?:persuaded|convinced|talked)/,
  /if (?:it|they|that|the) (?:happens?|comes?|right|person|is meant)/,
  /(?:with|for) the right (?:person|partner|one|guy|man|woman|girl)/,
  /see (?:how|what|where)|whatever (?:happens|my partner|they)/,
  /no (?:strong|firm) (?:feelings?|opinions?|views?|preference)/,
)

export const NEGATIVE = anyOf(
  /no|not|never|none|nope|nah|zero|without|neither|against|avoid/,
  /child-?free|childless/,
  /am done|are done|done having|done with|finished with|had enough|behind me/,
  /plenty|quite enough|enough for me|my lot|complete|any more/,
  /rather (?:\w+ ){1,4}than|instead of (?:kids|children)/,
  /snip|snipped|vasectomy|tubes tied|too old for|past (?:that|it|all|having)|over (?:that|it)/,
  /(?:nothing|anything) i want less|last thing i (?:want|need)|days are (?:over|gone|done|behind)/,
  /dread|terrif\w+|scares? me|nightmare/,
  /shut(?:ting)? (?:up )?shop|shop is (?:closed|shut)|ship has sailed|off the table/,
)

/** A no that says nothing against children: "can not wait", "not yet". */
export const NO_REFUSAL = everywhere(
  anyOf(
    /can(?:not| not| hardly) wait/,
    /could not be happier/,
    /why not/,
    /not too late/,
    /no (?:doubt|question|rush|hurry)/,
    /without (?:a )?doubt/,
    /not (?:just )?yet/,
    /not (?:right )?now/,
    /not (?:soon|today|immediately|any ?time soon)/,
    /never say never/,
    /not (?:only|just)/,
    /(?:can|could) not (?:imagine|picture|see) (?:\w+ ){0,5}without|not want to (?:\w+ ){0,5}without/,
    /(?:not|never) (?:want to )?miss(?:ing)? out/,
    /(?:gutted|heartbroken|devastated|sad) (?:\w+ )?(?:not|never)(?: to| having)?/,
    /(?:would|could) not say no(?: to)?/,
    /not that i (?:do not|would not)/,
  ),
)

const HAPPY = /thrilled|happy|delighted|over the moon|glad|excited|keen|lovely|great|nice|amazing|a dream|wonderful/
export const POSITIVE = anyOf(
  /want(?:s|ed|ing)?|need|intend|longing|broody|in a heartbeat|at least (?:one|two|1|2|3)/,
  /dying to|desperate|gutted|heartbroken|set on/,
  /i am after|looking for/,
  /would (?:like|love|really|absolutely|definitely)|love to|like to/,
  pattern`would be ${HAPPY}`,
  /hope|hoping|hopes|dream(?:ing|s|t)?|pictur\w+|imagin\w+/,
  /see us|see myself|see (?:two|three|four|\d|some|a few|a couple)/,
  /yes|yeah|yep|yup|yay|si|oui|of course|sure|for sure|deffo|without (?:a )?doubt/,
  /definitely|absolutely|certainly|totally/,
  /ready|plan(?:s|ning)?|keen|excited|can not wait|looking (?:to|forward)|please/,
  /one day|some ?day|eventually|future|soon|in the cards|on the cards/,
  /always|important|must|ideally|my own|more|a house full|raise|start(?:ing)?/,
)

/** With children at home, only such words make a yes. */
export const SEES_MORE = anyOf(
  /see myself|see me|picture|imagine|dream|plan|hope|hoping/,
  /want|wanting|would (?:like|love)|like to|love to/,
)

/** The clause after one about children goes on about them: "two kids already, that is plenty". */
export const FOLLOWS = pattern`
  ^(?:but |and |so |though |honestly |well |really )*${oneOf(
    /definitely|absolutely|yes|yeah|si\b|oui\b|please|no\b|not|never|but not|or not/,
    /maybe|one day|some ?day|hope|hoping|either way|happy either|undecided|open|on the fence|if it|could go/,
    /want|would love|would (?:like|love)/,
    /i want|i would|i do(?: not)?\b|i could go|i might/,
    /i (?:just|simply|really|still|honestly|only) (?:do not|never|want|would)/,
    /i am (?:not|on|open|unsure|undecided|done|torn)/,
    /that is (?:the|my|our) (?:dream|goal|plan|hope)/,
    /that is (?:a no|settled|plenty|enough|it\b|all|me done)/,
    /(?:and )?(?:they|2|two|one|it) (?:is|are) (?:plenty|enough)/,
    /no (?:strong|firm) /,
    /(?:that|the) ship has sailed/,
  )}`

/** "One child, maybe two": the doubt is about how many. */
export const HOW_MANY = everywhere(
  /\b(?:or )?(?:maybe|perhaps|possibly|might be)(?: even)? (?:\d|two|three|a couple|a few)\b(?! (?:years|months))/,
)
/** "Children or no children": the one as welcome as the other. */
export const OR_NONE = /\b(?:kids|children) or (?:no|none|not)\b|\bwith\b.{0,25}\bwithout\b/

/** "Want kids: open to it": what the question says is no answer. */
export const IN_THE_QUESTION = /\bwant(?:s|ing)?(?: to have)?(?= (?:kids|children)\s*:)/
/** "Let's move past the children topic." */
export const PASSED_OVER =
  /\b(?:move (?:past|on from)|skip|pass on|leave (?:out|aside)|gloss over|steer clear of|no comment|keep to myself)\b/

export const CHILD_FREE = /\b(?:child-?free|childless)\b/
export const NOT_CHILD_FREE = /\bnot (?:child-?free|childless)\b/
export const MAYBE_WANTS =
  /\b(?:might|may|maybe|perhaps|possibly|not sure (?:if|whether)?|unsure) (?:i )?(?:not )?(?:want|like|have)\b/
export const NO_ENOUGH = anyOf(
  /no more|any more|after more|for more|done|plenty|enough|my lot|complete/,
  /that is it|do not want|never want/,
)

export const FIRM_NO = anyOf(
  /(?:definitely|absolutely|really|certainly|firmly|100%) (?:do not|not|no|never)/,
  /do not want (?:any |more |any more |to have |kids|children|a family|them|a child|a baby)/,
  /not want(?:ing)? (?:any |more |kids|children)/,
  /no (?:more )?(?:kids|children|babies)(?: for me| please| thanks| thank you| ever)?\b(?! (?:yet|now))/,
  /never (?:wanted|want|having)/,
  /(?:kids|children) are not for me/,
)
export const FIRM_YES = pattern`${anyOf(
  /(?:definitely|absolutely|really|certainly|100%) (?:want|would|yes)/,
  /want (?:kids|children|a family|to have kids|them|a baby)/,
  /would love (?:to have )?(?:kids|children|a family)/,
  /do want/,
)}(?! (?:maybe|or not|if))`

/** Short answers to the question about children. */
export const YES = beginsWith(
  /yes|yeah|yep|yup|si|oui|i do|i want|i would|definitely|absolutely|of course|for sure|sure|very much/,
  /one day|some ?day|hopefully|eventually/,
)
export const NO = pattern`
  ^\W*(?:(?:lord|god|gosh|goodness|heavens|hell|heck|oh|ha|well)\W+)*${oneOf(
    /no|nope|nah|never|none|not really|not for me|i do not|definitely not|absolutely not|hard no/,
    /no more|not having|raised mine|i have (?:had|raised) (?:mine|my lot|my share)|mine are (?:grown|raised)/,
    /(?:do not|never) (?:have|want) (?:any|them)/,
    /already done|i am done|done|(?:that|the) ship (?:has|is)|(?:i am )?(?:too old|past that)/,
  )}\b`

const A_CHILD = /child|baby|kid|family|big|little|small|couple|few|lot|son|daughter|boy|girl|house ?full|whole/
/** A dog wanted, a train late both ways, a shop open: no answer about children, right after the question too. */
export const OF_OTHER_THINGS = anyOf(
  pattern`(?:want|would like|would love) (?:a|an|my|the|new) (?!(?:${A_CHILD})\b)\w+`,
  /do not (?:like|want) (?!(?:the idea|the thought|that|it|them|to|any|more|kids|children|a|one|having|my)\b)\w+/,
  /i do (?:the|my|some|yoga)|(?:insurance|hours|job|boss|contract|tickets?|shifts?) (?:is|are) (?:\w+ )?flexible/,
  /depend(?:s|ing)? on (?:the )?(?:week|day|weather|month|season|traffic|mood)|late both ways/,
  /open (?:till|until|from|at|all|late)|(?:till|shop|pub|door|window) (?:is |was )?open/,
)

/** "I have two already, that's enough for me": right after the question no child need be named. */
export const ENOUGH_ALREADY = pattern`
  \b(?:have|got|with) (?:already )?(?:\d|one|two|three|four|five)\b.*
  \b(?:enough|plenty|done|my lot|complete|that is it)\b`

/** Words that put the last answer in doubt, and those that only lead up to it. */
export const NOW_OPEN = anyOf(
  /less sure|not so sure/,
  /(?:call|make) (?:it|that|me) (?:an )?open|leave it open/,
  /(?:put|mark) (?:me |it )?(?:down )?(?:as|for) open/,
  /make (?:it|that) a maybe/,
)
export const RECONSIDERING = everywhere(
  anyOf(
    /if i am (?:truthful|honest|being honest)|to be (?:honest|fair|truthful)|honestly|truthfully/,
    /actually|on reflection|thinking about it|hmm+|let me say|i will say/,
    /scratch that|no wait|make (?:that|it)|change that/,
  ),
)
export const LEADING_IN = /^\W*(?:if|it is|i am|more of|a|to be|with you|being|,|\s)+/g
