import type { Likelihood } from '../learned/reader.ts'
import type { Sentence } from '../reading/sentences.ts'
import { oneOf } from '../reading/words.ts'
import { isPassing } from './small-talk.ts'

/** What people say to whoever talks with them: it is neither an answer nor a question about the service. */
export type HostTalk = 'howAreYou' | 'aboutYou' | 'wish' | 'isOkay' | 'unanswered' | 'praise' | 'tease'

const HOW_ARE_YOU =
  /^\W*(?:\w+\W+){0,3}?how (?:are|r|have|is|has) (?:you|u|ya|things|it going|life|your (?:day|evening|morning|week))\b|\band (?:you|yourself)\W*$|^\W*(?:are )?you (?:ok|okay|all ?right|well|good)\W*$/
const WISH =
  /\b(?:(?:good|best of) luck\b(?! (?:to|with) (?:him|her|them))|all the best|bless(?: you|\W*$)|take care|have an? (?:\w+ )?(?:nice|good|lovely|great) (?:day|evening|night|weekend|week|one)|(?:happy|merry) (?:christmas|new year|easter|diwali|eid))\b/
const LONGEST = 12

const ABOUT_YOU = /\b(?:what|how) about (?:you|yourself)\b/
/** "Is that okay?": asked about what was just said. */
const IS_OKAY = /\b(?:is|is that|is it|is this) (?:ok|okay|all ?right|alright|fine|allowed|normal)\b[\w ]{0,15}\?/
/** "You didn't answer my question", "are you even listening?" */
const UNANSWERED = oneOf(
  /\byou (?:did not|have not|never|still have not|do not|are not|have never) (?:\w+ )?answer(?:ed|ing)?(?: (?:me|my|the|a|that|it|this|question|yet|either|though))*\W*$/,
  /^\W*(?:(?:ok|oh|and|but|so|no|well|hey|um+|omg|lol) )*you (?:(?:just|also|only|completely|totally) )*(?:skipped|ignored|missed|dodged|avoided)(?: (?:over|past))?(?: (?:me|my|the|that|this|it|question|lol|lmao|haha|though|again))*\W*$/,
  /\b(?:this|that|it) (?:does|did|do) not answer\b|\b(?:a |the |for the )?(?:second|third|fourth|fifth|sixth|\w+th|2nd|3rd|last|umpteenth) time (?:that )?i (?:ask|am asking|have asked)\b/,
  /^\W*(?:\w+\W+){0,2}?are you (?:even |actually |really |still )*(?:listening|paying attention|following)(?: to me| at all| now| here| or \w+)*\W*$/,
  /\b(?:not|never) what i (?:asked|was asking)|\bhalf an answer\b|\bwas not (?:a|an|the) answer\b|\banswer (?:me|my question|the question)\W*$/,
)

/** What a sentence says to the host in set words; null when it says something else, or more than that. */
export function setPhraseOf({ text, original }: Sentence): Exclude<HostTalk, 'praise' | 'tease'> | null {
  if (IS_OKAY.test(original.toLowerCase())) return 'isOkay'
  if (text.split(' ').length > LONGEST) return null
  if (UNANSWERED.test(text)) return 'unanswered'
  if (HOW_ARE_YOU.test(text)) return 'howAreYou'
  if (ABOUT_YOU.test(text)) return 'aboutYou'
  return WISH.test(text) ? 'wish' : null
}

/** "You are very sweet": whatever else is heard, it is the host that is spoken of. */
const OF_YOU = /^\W*(?:aw+ |oh |well )?you (?:are|seem|sound)\b/
const TO_YOU = /\b(?:you|your|yours|ur|ya|u)\b/
/** "You'd make a rubbish poker player": small talk that is about the host, and not only said to it. */
const ABOUT_THE_HOST =
  /\byou (?:are|were|would|have|had|do|did|must|should|can|could|ask|say|sound|seem|look|talk|know|never|always)\b|\byour\b/
const KINDLY =
  /\b(?:thanks?|bless|kind|sweet|lovely|nice\w*|good|great|best|better|funn\w+|polite\w*|clever|gentle|charm\w*|like|love|fond|manners|patien\w+|star|gem|delight\w*|vibe)\b/

/** What a message says to the host. What is said in no set words is small talk that speaks of "you". */
export function hostTalkIn(sentences: readonly Sentence[], likely: Likelihood | undefined): HostTalk | null {
  const phrase = sentences.map(setPhraseOf).find((one) => one !== null)
  if (phrase) return phrase
  const text = sentences.map((one) => one.text).join(' ')
  if (!OF_YOU.test(text) && !(likely && isPassing(likely) && TO_YOU.test(text))) return null
  if (KINDLY.test(text)) return 'praise'
  return ABOUT_THE_HOST.test(text) ? 'tease' : null
}

/** To somebody who was not answered and says no more than that. */
export const ASK_AGAIN = 'Ask me once more, if you like.'

export const HOST_LINES: Record<HostTalk, readonly string[]> = {
  howAreYou: [
    "I'm well, thanks for asking.",
    "Can't complain, thank you.",
    'All good here, thanks.',
    'Very well, thanks. I only have to ask the questions.',
    'Fine, thank you.',
  ],
  isOkay: [
    "Yes, that's fine.",
    "Of course, that's quite all right.",
    "That's perfectly okay.",
    'Yes, of course it is.',
  ],
  unanswered: ['Sorry, I missed that.', "You're right, I passed over that. Sorry."],
  aboutYou: [
    "Me? I'm a program, so there's nothing to tell.",
    "No such luck, I'm a program.",
    "I'm a program, so it's all about you here.",
  ],
  wish: ['And the same to you!', "That's kind, thank you.", 'Thank you, and you.', 'Cheers, you too.', 'Thanks!'],
  praise: [
    "That's nice of you to say.",
    "Thank you, I'll take that.",
    'You say the nicest things.',
    "Thanks. You're good company yourself.",
    'Careful, it might go to my head.',
  ],
  tease: ['Ha, fair.', "I've been called worse.", 'Guilty as charged.', "You've got me there.", 'Point taken.'],
}
