import { MAX_NAME } from '#contract/limits.ts'
import type { MUST_NOTS } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import { SOMEBODY_ELSE } from '../reading/people.ts'
import type { Sentence } from '../reading/sentences.ts'
import { listItems } from './list-items.ts'
import type { Reader } from './reader.ts'
import { phrase } from './wording.ts'

type MustNot = (typeof MUST_NOTS)[number]
const PATH = 'valuesMap.dealbreakers'

const LISTED: readonly (readonly [MustNot, RegExp])[] = [
  ['Daily smoker', /\b(?:smok(?:e|es|ing|ers?)|cigarettes?|chain-?smok\w+|ashtray|tobacco)\b/],
  [
    'Heavy drinker',
    /\b(?:(?:heavy|big|problem|binge|hard|serious|excessive|daily) ?-?(?:drink(?:ers?|ing)|boozers?)|drunks?|drunken\w*|alcoholics?|alcoholism|drunk(?:enness)?|(?:drink(?:s|ing|ers?)?|booz\w+) (?:\w+ ){0,2}(?:every single|too much|a lot|heavily|heavy|excessively|to excess|every (?:day|night|weekend)|like|loads|all the time|hard|daily|themselves|until|constantly|so much)|drinkers|binge\w*|gets? (?:wasted|drunk|hammered|plastered|smashed|blackout|trashed)|(?:too much|excessive) (?:drinking|booze|alcohol)|(?:always|constantly|forever|permanently) (?:drunk|drinking|wasted|hammered)|booze ?hounds?|party animals who drink|drink problem|drinking problem)\b/,
  ],
  [
    'Dismissive of kids',
    /\b(?:(?:hat(?:e|es|ing|ers?)|dislik(?:e|es|ing)|dismiss\w+|snide|rude|mean|cold|impatient|nasty|contempt\w*|unkind|cruel|horrible|awful|sneer\w*|scoff\w*|moan\w*|complain\w*|snap\w*|disrespect\w*|intolerant|look(?:s|ing)? down|roll\w* (?:their|his|her) eyes|can not stand|does not like|do not like|put(?:s|ting)? down|not (?:nice|kind|good|patient)|bad|hostile|grumpy|bitter|joke|bad ?mouth\w*|slag\w*|talk(?:s|ing)? (?:down|badly)|mock\w*|anti|annoyed|have no time for|has no time for|no time for|bitch\w*|treat\w*)\b[^.]{0,40}\b(?:kids?|children|child|babies|little ones|youngsters)|kid-?haters?|anti-?kids?|(?:kids?|children)[^.]{0,12}\b(?:haters?|as (?:a )?(?:nuisance|burden|brats)|are (?:a )?(?:nuisance|burden|brats)))\b/,
  ],
  [
    'Non-communicator',
    /\b(?:ghost(?:s|ed|ing|ers?)?|(?:never|do not|does not|not|without|takes? (?:days|weeks|ages|forever) to|slow to|bad at|rubbish at|terrible at|poor at|can not) (?:\w+ )?(?:text(?:s|ing)?|messag(?:e|es|ing)|writ(?:e|es|ing)|call(?:s|ing)?|repl(?:y|ies|ying)|respond(?:s|ing)?|answer(?:s|ing)?|communicat\w+|talk(?:s|ing)? (?:things|about|through|to me)|open(?:s|ing)? up)|(?:poor|bad|no|lack of|zero|terrible|non-?) ?-?communicat\w+|go(?:es|ing)? (?:quiet|silent|dark|missing|awol|cold)|silent treatment|stonewall\w*|(?:on|as) read\b|bottl(?:e|es|ing) (?:things|it|everything|stuff|their \w+)? ?up|will not (?:talk|communicate|open up|text|reply|answer)|shut(?:s|ting)? (?:down|me out)|one[- ]word (?:answers?|replies|texts?)|vanish\w*|disappear\w*|radio silence|flak(?:y|es?|ey) texters?|closed off|emotionally (?:closed|unavailable)|(?:can not|never|does not|do not|will not) (?:\w+ )?(?:return(?:s)? (?:a |my |your )?(?:texts?|calls?|messages?)|(?:text|call|write) (?:me |you )?back|pick up the phone)|leaves? (?:me|people|you) hanging|do not communicate|breadcrumb\w*)\b/,
  ],
]

const REFUSING =
  /\b(?:dealbreaker|hard (?:no|pass|limit)|(?:a |an |big |huge |absolute |instant |total |definite |firm )+no(?: for me| from me)?\b(?!-| one)|no[- ]?gos?\b|no[- ]?nos?\b|deal[- ]?killer|put(?:s|ting)? (?:me |people )?(?:right |straight |completely |totally |really )?off|(?:put|turned) off by|turn(?:s|ed|ing)?[- ]?(?:me )?(?:right |straight |completely )?[- ]?off|turn-?offs?|(?:can|could) not (?:kiss|share a|sit with|stand|deal with|be with|date|bear|abide|tolerate|cope with|stomach|do with|put up with|handle|live with)|can not be doing with|will not (?:date|tolerate|put up with|accept|be with|go near|entertain|stand for)|would (?:never|not) (?:date|be with|go out with|consider|put up with|tolerate|touch)|(?:do|could) not (?:want to )?(?:like (?=men |women |man |woman |people |someone |guys |girls )|date|go out with|be with|put up with|tolerate|live with|want (?:someone|anyone|somebody|a partner|people|to be with|a|any|to end up with))|never (?:date|dating|again with|be with)|not (?:interested in|into|looking for|ok with|okay with|willing to (?:date|be with|put up with)|going to date|here for|up for) (?:someone|people|anyone|guys|girls|men|women|dating|a|any|smok\w+|drink\w+|drunks)|red flags?|(?:the )?ick\b|rules? (?:someone|people|them|anyone|you) out|zero tolerance|no tolerance|no time for|walk away|off the table|swipe left|(?:please )?(?:no|avoid|without|steer clear of|stay away from|keep away from|allergic to|hate|despise|loathe|detest|dislike|done with|sick of|tired of|skip|not) (?:heavy |daily |chain |big |habitual |regular )?(?:smokers|drinkers|drunks|alcoholics|ghosters|ghosting|cheaters|liars|players|bigots|racists|gamblers|narcissists|flakes|flakers|(?:people|someone|anyone|anybody|men|women|guys|girls|those|folks|partners) (?:who|that|with))|(?:must|should|can|may) not (?:smoke|drink|be (?:a )?(?:smoker|drinker|heavy|into))|nobody who|no one who|no ?body that|(?:is|are|they|he|she) (?:\w+ )?not (?:really )?for me\b|(?:is|are) (?:also )?(?:right |straight )?out(?: too| for me| as well)?(?=\W*$)|must be (?:a )?non-?smok\w+|non-?smokers? (?:only|please)|(?:want|need|prefer|looking for|only date|would like|rather have|seeking|after|date) (?:a |an )?(?:\w+ )?(?:non-?smoker|non-?smokers)|need not apply|out of the question|where i (?:would )?(?:end|stop|leave|get off|walk)|los(?:e|es|t) me\b|send(?:s)? me running|i (?:am|would be) (?:out|gone|off)\b|i (?:would )?(?:leave|walk)\b|forget it\b|(?:can|should) keep (?:walking|scrolling|moving)|no thank you to|(?<=: ?)bye\b|absolutely not\b|(?:where i )?draw the line|my limit is people|smoke-?free (?:partner|home|person|someone)|(?:someone|partner|somebody|person|they|man|woman|girl|guy) (?:who |that )?(?:does not|do not|never|must not|should not|can not|will not) smoke)\b/
const NOT_ONE =
  /\b(?:(?:is|are|would be|be)(?: really| necessarily| exactly)? not (?:really )?(?:a |an |my )?(?:dealbreaker|red flag|hard no|problem|turn-?off|issue)|not (?:a |an )?(?:dealbreaker|red flag|problem|issue|hard no)|(?:do not|not) (?:mind|care|bothered|fussed)|no problem with|fine with|ok with|okay with|never been a dealbreaker|dealbreaker for (?:him|her|them|my ex|some)|(?:his|her|their|ex's) dealbreaker)\b/
const NONE =
  /\b(?:(?:no|not any|zero|without|do not (?:really )?have (?:any )?|have no|have not got any|can not think of any) ?(?:real |particular |specific |strict |big |major |hard )?(?:dealbreaker|red flags|turn-?offs|hard no)|dealbreaker\W{0,3}(?:none|nothing|no\b|nope|n\/a))/

/** Deal-breakers: the listed ones by their meaning, others in the person's words. They are about partners, never about the writer. */
export const readDealbreakers: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const asked =
    context.pending === 'wishes' &&
    /\b(?:no|not|never|rules?|without)\b/.test(sentence.text) &&
    !/\bi (?:do|am|have|smoke|drink|never)\b/.test(sentence.text)
  if (NONE.test(sentence.text)) return [{ kind: 'settle', slot: 'dealbreakers', words: sentence.original }]
  if (NOT_ONE.test(sentence.text) && !/\b(?:can not|will not) (?:be )?ok/.test(sentence.text)) return []
  if (sentence.clauses.every(({ about }) => about === 'third') && !context.isBrief) return []
  if (SOMEBODY_ELSE.test(sentence.text) && /'s dealbreaker\b/.test(sentence.text)) return []
  const text = clausesOnPartners(sentence)
  const goesOn =
    context.lastPath === PATH &&
    /^(?:also|and|oh|plus|same (?:for|with|goes for)|or|another)\b/.test(sentence.text) &&
    !/\bi (?:am|do|have|smoke|drink|want|would)\b/.test(sentence.text)
  if (!REFUSING.test(text) && !asked && !goesOn && !isGeneralDislike(text)) return []
  if (/\b(?:my ex|he|she|they) (?:said|says|thought|told|had|left)\b/.test(text)) return []
  const items = refusedItems(text).flatMap(eitherOf)
  const whole = listedIn(items.join(' and ').toLowerCase())
  const apart = items.filter(
    (item) => listedIn(item.toLowerCase()).length > 0 || !whole.some(({ said }) => said.includes(lastWord(item))),
  )
  return [...whole.map(({ value }) => value), ...apart].flatMap((item) => toProposals(item, sentence))
}

/** "Lying or daily smoking" refuses two things. */
function eitherOf(item: string): string[] {
  const parts = item.split(/ (?:or|nor) /)
  return parts.every((part) => part.split(' ').length <= 3) ? parts.map((part) => phrase(part, MAX_NAME)) : [item]
}

function clausesOnPartners(sentence: Sentence): string {
  const labelled = /\bdealbreaker(?: for me)?\s*(?::|is|are|=|-|would be|include)/.test(sentence.text)
  if (labelled) return sentence.text
  return sentence.clauses
    .filter(({ about, text }) => about !== 'third' || REFUSING.test(text))
    .map(({ text }) => text)
    .filter((text) => !/^(?:my|i am|i have|because|since) /.test(text) || REFUSING.test(text))
    .join(', ')
}

/** "People who are mean to kids": said of people in general, one of the listed ones is a dislike by itself. */
const isGeneralDislike = (text: string) =>
  /^(?:so |also |and |oh )*(?:people|someone|somebody|anyone|anybody|folks|men|women|guys|being|those|if (?:they|someone|he|she|you))\b/.test(
    text,
  ) &&
  LISTED.some(([, pattern], at) => at > 1 && pattern.test(text)) &&
  !/\b(?:fine|ok|okay|mind|love|great|nice|bonus|good|happy|welcome|my|i (?:am|have|do))\b/.test(text)

/** "No gamblers, that is what ended my marriage": a remark on it is no part of it. */
const ASIDE =
  /,? (?:and |but |because |since )?(?:i (?:did|had|have|was|am|do not need|lived|grew)|(?:that|it) (?:is (?:what|why|how)|was|ended|cost|took|ruined)|been there)\b[^,;]*$/

/** The stretches that name what is refused: after a label, before "put me off", or after "I don't date". */
function refusedItems(said: string): string[] {
  const text = said.replace(ASIDE, '')
  const labelled =
    /\b(?:dealbreaker|another(?: one| thing| dealbreaker)?|red flags?|turn-?offs?|(?:the )?icks?|hard (?:no|pass)|no-?gos?|rules? (?:someone|people|them|anyone) out|what (?:really |always )?(?:puts me (?:\w+ )?off|turns me (?:\w+ )?off|annoys me|kills it(?: for me)?|i (?:can not stand|hate|avoid|do not want))|no time for|zero tolerance for|no tolerance for)(?: for me| in a partner| of mine)?\s*(?::|=| - |\b(?:is|are|would be|includes?|has to be)\b|(?<=for|off|out) )\s*(.+)/.exec(
      text,
    )
  if (labelled?.[1] && !/^(?:a|an|not|my|for me)\b/.test(labelled[1])) return listItems(labelled[1])
  const noTo =
    /\b(?:hard|instant|absolute|big|firm|immediate|automatic) (?:no|pass) (?:on|to|for|with) (?!me\b)(.+)/.exec(text)
  if (noTo?.[1]) return listItems(noTo[1])
  const trailing =
    /^(.+?)[,;]? (?:that is |it is |this is |which is |is |are |would be |also |really |just |always )*(?:out(?: too| for me| as well)?(?=\W*$)|would lose me\b|out of the question|where i (?:would )?(?:end|stop|leave|get off|walk)|loses me\b|sends me running|need not apply|(?<=: ?)bye\b|absolutely not\b|no thanks|where i draw the line|(?:they |he |she )?(?:is |are )?not (?:really )?for me|(?:a |an |my |the |big |huge |absolute |instant |total |definite |major |biggest |firm )*(?:dealbreaker|hard no|hard pass|no-?go|no-?no|red flags?|turn-?offs?|ick|no for me|no from me|(?:hard|big|huge|absolute|instant|total|definite|firm|clear) no)|put(?:s|ting)? (?:me |people )?(?:\w+ )?off|turns? me (?:\w+ )?off|off the table|gives? me the ick)\b/.exec(
      text,
    )
  if (trailing?.[1] && !/^\W*(?:so |and |but )*i(?: am| get| would be| feel)?$/.test(trailing[1]))
    return listItems(trailing[1])
  const refused =
    /\b(?:(?:put|turned) off by|can not be doing with|could not (?:kiss|stand|deal with|be with|date|bear|abide|tolerate|cope with|live with)|can not (?:kiss|stand|deal with|be with|date|bear|abide|tolerate|cope with|stomach|do with|put up with|handle|live with)|will not (?:date|tolerate|put up with|accept|be with|entertain|stand for)|would (?:never|not) (?:date|be with|go out with|consider|put up with|tolerate)|(?:do|could) not (?:want to )?(?:date|go out with|be with|put up with|tolerate|want)|never (?:date|dating)|not (?:interested in|into|looking for|ok with|okay with|willing to (?:date|put up with)|here for|up for)|please no|hate|despise|loathe|avoid|steer clear of|stay away from|done with|sick of|tired of|no time for|no)\s+((?:someone|people|anyone|somebody|anybody|those|men|women|guys|girls|a |any |dating |with |smok|drink|drunk|heavy|chain|daily|ghost|cheat|liar|play|bigot|racis|gambl|narciss|flak|alcohol|dis|rud|mean|games|drama|lying|lies|jealous|arrogan|controlling|violen|abus|sexis|homophob|infidel).*)/.exec(
      text,
    )
  if (refused?.[1]) return listItems(refused[1])
  return LISTED.some(([, pattern]) => pattern.test(text)) ? [text] : []
}

/** The listed deal-breakers a text means, each with the words that say so. */
const listedIn = (said: string) =>
  LISTED.flatMap(([value, pattern]) => {
    const found = pattern.exec(said)
    return found ? [{ value, said: found[0] }] : []
  })
const lastWord = (item: string) => item.toLowerCase().split(' ').at(-1) ?? item

function toProposals(item: string, { original, text }: Sentence): Proposal[] {
  const said = item.toLowerCase()
  const listed = listedIn(said)
  if (listed.length > 0) return listed.map(({ value }) => ({ kind: 'add', path: PATH, value, words: original }))
  if (
    item.split(' ').length > 16 ||
    TOO_VAGUE.test(said) ||
    OTHER_VALUES.test(text.includes('dealbreaker') ? '' : said)
  )
    return []
  return [{ kind: 'add', path: PATH, value: item, words: original }]
}

const TOO_VAGUE =
  /^(?:am|i am|it is|what|who|which|also|a|an|the|any|it|that|this|them|people|someone|anyone|something|anything|to|for me|me|one|more|so|kids|children|a relationship|serious|anything serious|any children|any kids|any more children|commitment|games)$|^(?:a|any|the|with|to) \w{1,3}$/
const OTHER_VALUES =
  /\b(?:serious|long-term|casual|relationship|commit\w*|kids|children|famil\w*|surprise|number|drive|travel|miles|km|older|younger|over \d|under \d|aged?|guests?|weekends?|weeknights?|budget|money|video|contact|(?:my|the) phone|phone number)\b/
