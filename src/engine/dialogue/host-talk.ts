import type { Sentence } from './reading/sentences.ts'
import { oneOf, pattern } from './reading/words.ts'

/** What people say to whoever talks with them: it is neither an answer nor a question about the service. */
export type HostTalk = 'howAreYou' | 'wish' | 'praise' | 'tease' | 'aboutYou'

const LEAD = oneOf(
  /(?:hi|hey|hello|hiya|ah|oh|aw+|well|so|and|but|ok|okay|thanks|thank you|haha+|ha|lol|honestly|anyway|by the way)\W+/,
)
const START = pattern`^\W*(?:${LEAD})*`
const TOO = oneOf(
  /very|so|really|such|quite|rather|a bit|a little|pretty|too|awfully|proper|right|well|actually|just/,
  /an?|the|being|getting|as|one|most|my|kind of|sort of|dead/,
)

const HOW_ARE_YOU = pattern`${START}${oneOf(
  /how (?:are|r) (?:you|u|ya|things)|how (?:is|has) (?:it going|life|your (?:day|evening|morning|week|night))/,
  /how (?:have you been|do you do|you (?:doing|keeping))|(?:are )?you (?:ok|okay|all ?right|well|good|keeping well)(?: (?:today|there|too|mate|love))?\W*\?/,
  /what is up|how is (?:yourself|tricks|everything)|and (?:you|yourself)\W*\?/,
)}`

const WISH = pattern`${START}${oneOf(
  /(?:the )?best of luck|good luck (?:to|with) (?:you|it|that|all)|all the best|god bless(?: you)?|bless you|take care/,
  /(?:i (?:hope|wish) you (?:have )?|have |enjoy )(?:yourself|(?:a|an|the rest of)? ?(?:your )?(?:very )?(?:nice|good|lovely|great|pleasant|happy|wonderful)? ?(?:day|evening|night|weekend|morning|afternoon|week|one|christmas))/,
  /happy (?:christmas|new year|easter|diwali|eid|thanksgiving|friday|monday|holidays)|merry christmas/,
)}`

const GOOD = oneOf(
  /sweet|kind|lovely|nice|funny|good|great|polite|patient|charming|clever|helpful|brilliant|wonderful|friendly/,
  /sweetheart|star|angel|gem|legend|dear|darling|doll|diamond|delight|treasure|best|smart|gentle|thoughtful|love|hoot|laugh|listener/,
)
const YOU_ARE = /(?:you(?: are| seem| sound|r)?|u(?: are|r)?|(?:are|is) (?:not )?you|that (?:is|was))/
const PRAISE = pattern`${START}${oneOf(
  pattern`${YOU_ARE} (?:(?:${TOO}) )*(?:${GOOD})\b(?! (?:man|woman|person|date|restaurant|day|question to))`,
  /i (?:really |quite )?(?:like|love) (?:you|talking to you|your (?:style|manner|questions))\b/,
  /you (?:made|make) me (?:smile|laugh)|(?:good|great|nice) (?:question|job|chat|talk)\b|well done|(?:aw+ )?bless\b/,
)}`

const TEASING = oneOf(
  /nosy|nosey|cheeky|slow|bossy|strict|robotic|weird|boring|posh|persistent|pushy|chatty|dull|funny one|curious|relentless/,
  /bureaucrat|headmistress|teacher|policeman|robot|form|interview|interrogation|nag|know it all|parrot|computer/,
)
const TEASE = pattern`${START}${oneOf(
  pattern`(?:${YOU_ARE}|this is|is this) (?:(?:${TOO}) |like |\w+ )?(?:${TOO} )?(?:${TEASING})`,
  /you (?:remind me of|sound (?:just )?like|ask (?:a lot|many|so many|more)|talk (?:a lot|like)|do go on|never (?:stop|give up)|are worse than)/,
  /you (?:must|would|will) (?:be|make|get) (?:\w+ ){0,4}(?:bored|tired|fun at parties|sick of)/,
)}`

const ABOUT_YOU = pattern`${START}${oneOf(
  /(?:do|did|have|are|were|would|can|could) you (?:ever |even |actually |really |always )*(?:like|love|enjoy|hate|eat|drink|smoke|sleep|dream|dance|cook|sing|date|married|single|lonely|happy|bored|tired|been in love|fall in love|marry|kiss|get (?:bored|tired|lonely))/,
  /what (?:is|are) your (?:name|favou?rite|star sign|type|hobbies|age|sign)|how old are you|what do you (?:like|do for fun|look like|think of me)/,
  /where (?:are you from|do you (?:live|come from))|(?:do|have) you (?:have|got) (?:a |any )?(?:name|dogs?|cats?|kids|children|family|boyfriend|girlfriend|wife|husband|pets?)/,
)}`

const KINDS: readonly (readonly [HostTalk, RegExp])[] = [
  ['howAreYou', HOW_ARE_YOU],
  ['aboutYou', ABOUT_YOU],
  ['wish', WISH],
  ['tease', TEASE],
  ['praise', PRAISE],
]
const LONGEST = 12

/** What a sentence says to the host; null when it says something else, or more than that. */
export function hostTalkOf({ text, original }: Sentence): HostTalk | null {
  if (text.split(/\s+/).length > LONGEST) return null
  const said = original.trimEnd().endsWith('?') ? `${text.replace(/\W+$/, '')}?` : text
  return KINDS.find(([, one]) => one.test(said))?.[0] ?? null
}

/** What a message says to the host, the first of it. */
export const hostTalkIn = (sentences: readonly Sentence[]): HostTalk | null =>
  sentences.map(hostTalkOf).find((one) => one !== null) ?? null

export const HOST_LINES: Record<HostTalk, readonly string[]> = {
  howAreYou: [
    "I'm well, thanks for asking.",
    "Can't complain, thank you.",
    'All good here, thanks.',
    'Very well, thanks. I only have to ask the questions.',
    'Fine, thank you.',
  ],
  wish: ['And the same to you!', "That's kind, thank you.", 'Thank you, and you.', 'Cheers, you too.', 'Thanks!'],
  praise: [
    "That's nice of you to say.",
    "Thank you, I'll take that.",
    'You say the nicest things.',
    "Aw, thanks. You're good company yourself.",
    'Careful, it might go to my head.',
  ],
  tease: [
    "Guilty as charged, I'm afraid.",
    "I've been called worse.",
    'Ha, fair.',
    'Somebody has to ask.',
    "I'll try to keep it short, then.",
  ],
  aboutYou: [
    "I'm only a program, so I have to live through your answers.",
    "Nothing like that for me: I'm software. You're the interesting one.",
    "There isn't much of me to tell; I'm a program.",
    "I wouldn't know, I'm a program. But it's nice to be asked.",
    'Software has no such luck. Back to you.',
  ],
}
