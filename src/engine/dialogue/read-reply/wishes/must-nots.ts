import type { MUST_NOTS } from '#contract/options.ts'
import { anyOf, CHILDREN, oneOf, pattern } from '../../reading/words.ts'

type MustNot = (typeof MUST_NOTS)[number]

const SMOKER = anyOf(/smok(?:e|es|ing|ers?)|chain-?smok\w+|cigarettes?|tobacco|ashtray/)

const TO_EXCESS = oneOf(
  /every single|every (?:day|night|weekend)|daily|all the time|constantly/,
  /too much|so much|a lot|loads|heavily|heavy|excessively|to excess|hard|until|like|themselves/,
)
const HEAVY_DRINKER = anyOf(
  /(?:heavy|big|problem|binge|hard|serious|excessive|daily) ?-?(?:drink(?:ers?|ing)|boozers?)|drinkers|binge\w*/,
  /drunks?|drunken\w*|drunk(?:enness)?|alcoholics?|alcoholism|booze ?hounds?|drink problem|drinking problem/,
  pattern`(?:drink(?:s|ing|ers?)?|booz\w+) (?:\w+ ){0,2}${TO_EXCESS}`,
  /gets? (?:wasted|drunk|hammered|plastered|smashed|blackout|trashed)|party animals who drink/,
  /(?:too much|excessive) (?:drinking|booze|alcohol)/,
  /(?:always|constantly|forever|permanently) (?:drunk|drinking|wasted|hammered)/,
)

const CONTEMPT = oneOf(
  /hat(?:e|es|ing|ers?)|dislik(?:e|es|ing)|does not like|do not like|can not stand|annoyed|anti/,
  /scorn\w*|disdain\w*|despis\w*|loath\w*|resent\w*|belittl\w*|patroni[sz]\w*|shout\w*|yell\w*|laugh\w* at/,
  /not fond of|(?:no|zero|little) patience (?:for|with)|dismiss\w+|disrespect\w*|contempt\w*|sneer\w*/,
  /scoff\w*|mock\w*|joke|look(?:s|ing)? down|put(?:s|ting)? down/,
  /roll\w* (?:their|his|her) eyes|bad ?mouth\w*|slag\w*|talk(?:s|ing)? (?:down|badly)|treat\w*/,
  /moan\w*|complain\w*|bitch\w*|snap\w*|have no time for|has no time for|no time for/,
)
const UNKINDNESS = oneOf(
  /sarcastic|unfriendly|horrid|vile|harsh|snappy|snooty|short-tempered|snide|rude|mean|cold|impatient|nasty/,
  /unkind|cruel|horrible|awful|bad|hostile|grumpy|bitter|intolerant/,
  /not (?:nice|kind|good|patient)/,
)
const DISMISSIVE_OF_KIDS = anyOf(
  pattern`(?:${CONTEMPT}|${UNKINDNESS})\b[^.]{0,40}\b(?:${CHILDREN}|babies|little ones|youngsters)`,
  /kid-?haters?|anti-?kids?|call(?:s|ing)? (?:kids|children) (?:brats|monsters|names|a nuisance)/,
  /(?:kids?|children)[^.]{0,12}\b(?:haters?|(?:as|are) (?:a )?(?:nuisance|burden|brats))/,
)

const WRITE_OR_TALK = oneOf(
  /text(?:s|ing)?|messag(?:e|es|ing)|writ(?:e|es|ing)|call(?:s|ing)?/,
  /repl(?:y|ies|ying)|respond(?:s|ing)?|answer(?:s|ing)?|communicat\w+/,
  /talk(?:s|ing)? (?:things|about|through|to me)|open(?:s|ing)? up/,
)
const NOT_DOING = oneOf(
  /never|do not|does not|not|without|can not|slow to|takes? (?:days|weeks|ages|forever) to/,
  /bad at|rubbish at|terrible at|poor at/,
)
const SILENT_TREATMENT = oneOf(
  /ghost(?:s|ed|ing|ers?)?|go(?:es|ing)? (?:quiet|silent|dark|missing|awol|cold)|radio silence|(?:on|as) read\b/,
  /silent treatment|stonewall\w*|shut(?:s|ting)? (?:down|me out)|closed off|emotionally (?:closed|unavailable)/,
  /vanish\w*|disappear\w*|leaves? (?:me|people|you) hanging|breadcrumb\w*|flak(?:y|es?|ey) texters?/,
)
const NON_COMMUNICATOR = anyOf(
  /ignor(?:e|es|ing) (?:my |your |all |people's )?(?:messages?|texts?|calls?)/,
  SILENT_TREATMENT,
  pattern`${NOT_DOING} (?:\w+ )?${WRITE_OR_TALK}`,
  /(?:poor|bad|no|lack of|zero|terrible|non-?) ?-?communicat\w+|one[- ]word (?:answers?|replies|texts?)/,
  /bottl(?:e|es|ing) (?:things|it|everything|stuff|their \w+)? ?up/,
  /will not (?:talk|communicate|open up|text|reply|answer)/,
  /(?:can not|never|does not|do not|will not) (?:\w+ )?return(?:s)? (?:a |my |your )?(?:texts?|calls?|messages?)/,
  /(?:can not|never|does not|do not|will not) (?:\w+ )?(?:text|call|write) (?:me |you )?back/,
  /(?:can not|never|does not|do not|will not) (?:\w+ )?pick up (?:the|your|their|his|her) phone/,
  /silence for days|days of silence/,
)

/** The listed deal-breakers, each with the ways people mean it. */
const LISTED: readonly (readonly [MustNot, RegExp])[] = [
  ['Daily smoker', SMOKER],
  ['Heavy drinker', HEAVY_DRINKER],
  ['Dismissive of kids', DISMISSIVE_OF_KIDS],
  ['Non-communicator', NON_COMMUNICATOR],
]

/** The listed deal-breakers that a text speaks of. */
const listedIn = (said: string): MustNot[] => LISTED.flatMap(([value, meant]) => (meant.test(said) ? [value] : []))

/** Whether a listed deal-breaker is about how much somebody smokes or drinks. */
export const ofHabit = (value: string): boolean => value === 'Daily smoker' || value === 'Heavy drinker'

const SAYS_HOW_MUCH = anyOf(
  /dail\w+|every|each|all|always|constant\w*|regular\w*|full-?time|day|morning|night|chain\S*|pack|packet|too|like a/,
  /heav\w+|big|hard\w*|binge\w*|excess\w*|serious|problem|proper|lots?|loads|much|drunk\w*|alcoholi\w+|ashtray|until/,
)
const MEANS_ALL = anyOf(/at all|not (?:just|only)|social|occasional/)
const A_HABIT = anyOf(/smok(?:e|es|ing|ers?)|cigarettes?|tobacco|vap(?:e|es|ing|ers?)|drink(?:s|ing|ers?)?|alcohol/)

/** Whether a text refuses everybody who smokes or drinks, and not the daily or the heavy ones alone. */
export const refusesAny = (text: string): boolean =>
  A_HABIT.test(text) && (MEANS_ALL.test(text) || !SAYS_HOW_MUCH.test(text))

/** The listed deal-breakers that are meant when something is put among them, given all that was said of it. */
export const putIn = (thing: string, said: string): MustNot[] =>
  listedIn(`no ${thing}`).filter((value) => !(ofHabit(value) && refusesAny(thing) && refusesAny(said)))
