import { MIN_AGE } from '#contract/limits.ts'
import { ownAgeIn } from './read-reply/own-age.ts'
import type { Sentence } from './reading/sentences.ts'

export type Distress = 'self-harm' | 'danger' | 'abuse'

const FIGURE_OF_SPEECH =
  /\b(?:(?:to )?die for|dying (?:to|for|of (?:laughter|boredom|curiosity|embarrassment))|kill(?:s|ing)? (?:it|time|for a|for some|the (?:mood|vibe))|(?:could|would) (?:kill|murder) (?:for|a|an)|my (?:feet|back|legs|boss|job|mum|mom|kids|dog) (?:is|are) killing|killing me (?:softly|here)|drop[- ]dead|suicide squad|suicidal tendencies|stalk(?:ed|ing)? (?:him|her|them|you|people|profiles?)? ?(?:on )?(?:instagram|insta|facebook|linkedin|socials)|rather die than|bored to death|scared to death of (?:spiders|heights|flying)|love you to death|hit (?:it off|the (?:gym|road|town))|end it all with a bang|cutting (?:down|back|carbs|out)|cut myself (?:shaving|cooking|on a|off))\b/g
const SELF_HARM =
  /\b(?:(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging) my ?self|(?:want|wanna|wanted|going|ready|plan(?:ning)?|wish i could|rather|feel like|thinking (?:of|about)|think about|thought about|trying)(?: to)? (?:die|dying|be dead|end (?:it all|my life|everything|it)|ending (?:it all|my life|everything|it)|disappear forever|not (?:be|wake|exist)|kill)|i (?:do not|no longer) want to (?:live|be alive|be here (?:any ?more|any longer)|exist|wake up|go on)|(?:take|taking|end|ending) my (?:own )?life|suicid(?:e|al)|self[- ]?harm\w*|better off (?:dead|without me)|no (?:reason|point) (?:to|in) (?:live|living|go on|going on|being alive)|(?:can not|could not) (?:go on|do this any ?more|take (?:it|this|life) any ?more|keep going)|wish i (?:was|were) (?:dead|never born)|not worth living|overdose|nothing to live for|unalive)\b/
const DANGER =
  /\b(?:(?:he|she|they|my (?:\w+ )?(?:ex|partner|husband|wife|boyfriend|girlfriend|date|dad|father|mum|mother|brother|flatmate|boss)|some(?:one|body)|a (?:man|guy|woman)) (?:is |are |keeps? |has (?:been )?|will |is going to |just |still |sometimes |always |now )*(?:threaten(?:s|ed|ing)?|stalk(?:s|ed|ing)?|follow(?:s|ing) me|hit(?:s|ting)? me|beat(?:s|ing)? me|chok(?:e|es|ed|ing) me|strangl\w+ me|hurt(?:s|ing)? me|attack(?:s|ed|ing)? me|rap(?:e|es|ed|ing) me|assault(?:s|ed|ing)? me|kill me|has a (?:gun|knife)|locks? me|will not let me (?:leave|go)|outside my (?:house|door|flat|home))|(?:i am|i feel|am|feeling) (?:\w+ )?(?:in danger|not safe|unsafe|being (?:followed|stalked|threatened|abused|beaten|held|hit)|(?:scared|afraid|terrified|frightened) (?:of|for) (?:my (?:life|safety|ex|partner|husband|wife|boyfriend|girlfriend|dad|father)|him|her|going home))|not safe (?:at home|here|with (?:him|her|them))|help me (?:please )?(?:he|she|they|now)|call the police|(?:he|she|they) (?:will|is going to) (?:hurt|kill|find) me|(?:i am|i have been|being) (?:assaulted|raped|attacked)|trafficked|domestic (?:violence|abuse)|held against my will)\b/
const PAST_ABUSE =
  /\b(?:(?:he|she|they|my (?:\w+ )?(?:ex|last partner|husband|wife|ex-?husband|ex-?wife|boyfriend|girlfriend|partner)) (?:used to |would |often |once |had |was )*(?:hit|beat|abus\w+|hurt|choked|threatened|assaulted|raped|controlled|attacked)(?: me)?|abusive (?:ex|relationship|marriage|partner|husband|wife|boyfriend|girlfriend)|(?:was|were|been) (?:abused|assaulted|raped|stalked|in an abusive)|survivor of (?:abuse|domestic|violence|assault)|escaped an? (?:abusive|violent))\b/
const THREATENS =
  /\b(?:i (?:will|am going to|want to|could|would like to) (?:kill|hurt|shoot|stab|beat up|attack|murder) (?:him|her|them|my|some(?:one|body)|people|everyone))\b/

/** Whether the person speaks of harm: to themselves, from others now, or behind them. */
export function distressIn(sentences: readonly Sentence[]): Distress | null {
  const text = sentences.map((sentence) => sentence.text.replace(FIGURE_OF_SPEECH, ' ')).join(' . ')
  if (
    SELF_HARM.test(text) &&
    !/\b(?:i (?:used to|once|volunteer|work)|hotline|prevention|awareness|charity|lost (?:a|my) \w+ to)\b/.test(text)
  )
    return 'self-harm'
  if (DANGER.test(text) || THREATENS.test(text)) {
    return /\b(?:used to|years ago|back then|in the past|long ago|once)\b/.test(text) ? 'abuse' : 'danger'
  }
  return PAST_ABUSE.test(text) ? 'abuse' : null
}

const TAKEN_BACK =
  /\b(?:just kidding|only kidding|kidding|joking|joke|typo|i meant?|meant to|sorry,? i am|at heart|mentally|in my head|feel like|years? (?:sober|clean|ago)|haha)\b/
const MINOR =
  /\b(?:(?:i am|am) (?:only |still |just |actually )?(?:a )?(?:minor|under ?-?(?:18|age)|not (?:yet |quite |even )?18|below 18|in (?:middle|junior high|secondary) school|in high ?school|a (?:high ?school|secondary school|middle school) (?:student|kid|pupil|girl|boy|freshman|sophomore|junior|senior)|a high ?schooler|in (?:the )?(?:6|7|8|9|10|11)(?:th)? ?grade|in year (?:7|8|9|10|11|12))|(?:i )?(?:will be|turn(?:ing)?|i am turning|am turning|about to be|about to turn|almost|nearly) (?:16|17|18) (?:next|in|this|soon|on)|(?:not|before i am|until i am|till i am|when i am) 18(?: yet)?$|have not turned 18|my 18th (?:birthday )?(?:is )?(?:next|in|this|coming))\b/

/** Whether the person says of themselves that they are not yet 18. */
export function isUnderage(sentences: readonly Sentence[]): boolean {
  const said = sentences.filter(({ asks, clauses }) => !asks && !clauses.every(({ about }) => about === 'third'))
  const text = said
    .map((sentence) =>
      sentence.clauses
        .filter(({ about }) => about !== 'third')
        .map((clause) => clause.text)
        .join(', '),
    )
    .join(' . ')
  if (MINOR.test(text) && !/\b(?:teach|work|coach|substitute)\b/.test(text)) return !TAKEN_BACK.test(text)
  return said.some(({ clauses }) =>
    clauses.some(({ about, text: clause }) => {
      const own = about === 'third' || about === 'partner' ? null : ownAgeIn(clause)
      return own !== null && own.age >= 8 && own.age < MIN_AGE && !TAKEN_BACK.test(text)
    }),
  )
}

export const UNDERAGE_REPLY =
  'Thank you for being straight with me. Overture is for people of 18 and over, so I have to stop here, and nothing you wrote is kept. You have not done anything wrong, and you will be welcome when the time comes. If something is troubling you, people your age can talk to someone at any hour by calling or texting 988.'

/** Help comes before anything else; no question follows it. */
export const HELP: Record<Distress, readonly string[]> = {
  'self-harm': [
    'I am really glad you said that, and I am sorry it is this heavy. Please reach someone now: call or text 988 (Suicide and Crisis Lifeline, day and night), or 911 if you are in immediate danger. They listen, and it is free. This chat can wait as long as you need; nothing here is urgent.',
    'That sounds very hard, and you should not be alone with it. You can call or text 988 at any hour, or 911 if you might act on it. If someone you trust is near, let them know. I will be here whenever you feel like going on, and it is fine if that is not today.',
  ],
  danger: [
    'Your safety comes first. If you are in danger right now, call 911. The National Domestic Violence Hotline is there day and night at 1-800-799-7233, and 988 if it all gets too much. We can go on with this chat another time, or not at all; that is up to you.',
    'Please look after yourself before anything here. 911 in an emergency; 1-800-799-7233 (National Domestic Violence Hotline) to talk to someone who knows what to do, at any hour; 988 is there for you as well. There is no hurry with this profile.',
  ],
  abuse: [
    'I am sorry you went through that. If it would help to talk, the National Domestic Violence Hotline is free and open at any hour: 1-800-799-7233; 988 is there for the heavy moments, and 911 if you are ever in danger. Go on here whenever you like, at your own pace.',
    'Thank you for trusting me with that; I am sorry it happened. Should you ever want support: 1-800-799-7233 (National Domestic Violence Hotline), 988, or 911 in danger. We only go on if and when you feel like it.',
  ],
}
