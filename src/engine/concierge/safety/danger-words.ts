import { anyOf, everywhere, oneOf, pattern } from '../understand/built-in/reading/words.ts'

/** Harm to oneself, harm by others now, or harm by others in the past. */
export type Distress = 'self-harm' | 'danger' | 'abuse'

/** "I'd rather die than wake up to another day" is serious; "… than go on a cruise" is not. */
const LIVING = oneOf(
  /(?:go on|carry on|keep (?:on|going)|live|exist|be alive|be here|wake up)(?:\W*$| (?:like|with|to (?:this|another|an)|without|any ?more|another day|tomorrow|again|this way)\b)/,
)
/** Harmless figures of speech, removed before reading. */
export const FIGURE_OF_SPEECH = everywhere(
  anyOf(
    /(?:to )?die for(?! (?:real|ever|good(?: this time)?(?:\W|$)(?! \w)))|dying (?:to|for|of (?:laughter|boredom|curiosity|embarrassment))/,
    pattern`rather die than(?! ${LIVING})|love you to death|(?:kill|hang) my ?self laughing`,
    /kill(?:s|ing)? (?:it|time|for a|for some|the (?:mood|vibe))|(?:could|would) (?:kill|murder) (?:for|a|an)/,
    /my (?:feet|back|legs|boss|job|mum|mom|kids|dog) (?:is|are) killing|killing me (?:softly|here)/,
    /drop[- ]dead|suicide squad|suicidal tendencies|bored to death|scared to death of (?:spiders|heights|flying)/,
    pattern`stalk(?:ed|ing)? (?:him|her|them|you|people|profiles?)? ?(?:on )?
      (?:instagram|insta|facebook|linkedin|socials)`,
    /slap(?:s|ped)? me on the back|beats? me (?:at|in) (?!home|night|work|front|my|the|bed|public)|hits? me up/,
    /(?:threw|throws|throwing) (?:shade|kisses|a kiss|looks|smiles) at me|hit (?:it off|the (?:gym|road|town))|end it all with a bang/,
    /cutting (?:down|back|carbs|out)|cut myself (?:shaving|cooking|on a|off)/,
    /(?:quit|gave up|stopped|left|given up) \w+ (?:because|before|since|as) (?:it|they|that) (?:was|were) (?:going to kill|killing|about to kill) (?:me|him|her)/,
  ),
)

const WISHING = oneOf(
  /want|wanna|wanted|going|ready|plan(?:ning)?|wish i could|rather|feel like|trying/,
  /thinking (?:of|about)|think about|thought about/,
)
const TO_BE_GONE = oneOf(
  /die|dying|be dead|end (?:it all|my life|everything|it)|ending (?:it all|my life|everything|it)/,
  /disappear forever|not (?:be|wake|exist)|kill/,
)
export const SELF_HARM = anyOf(
  /(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging) my ?self|self[- ]?harm\w*|overdose|unalive/,
  pattern`${WISHING}(?: to)? ${TO_BE_GONE}`,
  pattern`i (?:do not|no longer) want to
    (?: live| be alive| be here (?:any ?more|any longer)| exist| wake up| go on)`,
  /(?:take|taking|end|ending) my (?:own )?life|suicid(?:e|al)|better off (?:dead|without me)|not worth living/,
  /no (?:reason|point) (?:to|in) (?:live|living|go on|going on|being alive)|nothing to live for/,
  /(?:can not|could not) (?:go on|do this any ?more|take (?:it|this|life) any ?more|keep going)/,
  /wish i (?:was|were) (?:dead|never born)|good ?bye for ?ever(?!\s*\w)/,
  /sewer ?-?slide|self[- ]?delete|(?:commit|do) (?:a )?toaster bath|top my ?self|(?:not worth|a waste of) the (?:air|oxygen) i/,
  pattern`(?:sav(?:ed|ing)|hoard(?:ed|ing)|stockpil(?:ed|ing)) (?:up )?(?:my |all my |enough )?
    (?:pills|tablets|meds|sleeping pills|painkillers)`,
)
/** The words up to the next "I", "now" or "myself". */
const TO_ITS_END = /(?: (?!(?:i|now|myself)\b)[^ ]+)*/
/** Words about harm in the past, to others, or at work. They are removed before the search for self-harm. */
export const NOT_OWN_HARM = everywhere(
  anyOf(
    pattern`i (?:used to|once|(?:work|volunteer|train)(?: \w+){0,2}? (?:with|for|at|on|in))${TO_ITS_END}`,
    /(?:answer|man|staff|run|job|work|volunteer|shifts?)(?:(?! i ) \w+){0,5} suicide (?:\w+ )?(?:hot|help)?line/,
    /suicide (?:hot|help)?line (?:volunteer|worker|operator|counsell?or|work|shifts?)/,
    /(?:suicide|self[- ]?harm) (?:\w+ )?(?:prevention|awareness|charity)|lost (?:a|my) (?:\w+ ){1,2}to (?:an? )?\w+/,
  ),
)

const SOMEBODY = oneOf(
  /he|she|they|some(?:one|body)|a (?:man|guy|woman)/,
  pattern`my (?:\w+ )?(?:ex|partner|husband|wife|boyfriend|girlfriend|date|dad|father|mum|mother|brother
    |flatmate|boss)`,
)
const IS_DOING = oneOf(/is |are |keeps? |has (?:been )?|will |is going to |just |still |sometimes |always |now /)
const HARMING_ME = oneOf(
  /threaten(?:s|ed|ing)?|stalk(?:s|ed|ing)?|follow(?:s|ing) me/,
  /(?:(?:parked|waiting|standing|sitting|hiding|lurking) )?outside my (?:house|door|flat|home)/,
  /(?:banging|pounding|hammering|kicking) (?:on|at|in|down) (?:the|my) door/,
  /(?:hit|beat|chok|strangl|hurt|attack|assault|punch|slapp?|stabb?)(?:e?[sd]|t?ing|e)? me|rap(?:e|es|ed|ing) me|kill me/,
  /grab(?:s|bed|bing)? (?:me by|my (?:throat|neck|hair|arm|wrist))|(?:threw|throws|throwing) (?:\w+ ){1,3}at me/,
  /(?:break|broke|breaks) my (?:arm|leg|nose|jaw|ribs?|neck|bones)|has a (?:gun|knife)/,
  /lock(?:s|ed) me|will not let me (?:leave|go)/,
)
const FEARED = oneOf(/my (?:life|safety|ex|partner|husband|wife|boyfriend|girlfriend|dad|father)|him|her|going home/)
export const DANGER = anyOf(
  pattern`${SOMEBODY} (?:${IS_DOING})*${HARMING_ME}`,
  pattern`(?:i am|i feel|am|feeling) (?:\w+ )?${oneOf(
    /in danger|not safe|unsafe|being (?:followed|stalked|threatened|abused|beaten|held|hit)/,
    pattern`(?:scared|afraid|terrified|frightened) (?:of|for) ${FEARED}`,
  )}`,
  /not safe (?:at home|here|with (?:him|her|them))|help me (?:please )?(?:he|she|they|now)|call the police/,
  /(?:he|she|they) (?:will|is going to) (?:hurt|kill|find) me|(?:i am|i have been|being) (?:assaulted|raped|attacked)/,
  /trafficked|domestic (?:violence|abuse)|held against my will/,
)
export const LONG_AGO = anyOf(/used to|years ago|back then|in the past|long ago|once/)
/** Words for harm now, whatever the message says about the past. */
export const PRESENT = anyOf(
  /now|today|tonight|yesterday|this (?:morning|week|evening)|last (?:night|week)|still|outside|is|are|am|keeps?/,
  /has (?:a|been)|(?:hit|beat|choke|hurt|attack|rape|assault|lock|threaten|stalk|follow|grab|kick|punch)e?s/,
)

const FORMER_PARTNER = oneOf(
  /he|she|they/,
  /my (?:\w+ )?(?:ex|last partner|husband|wife|ex-?husband|ex-?wife|boyfriend|girlfriend|partner)/,
)
export const PAST_ABUSE = anyOf(
  pattern`${FORMER_PARTNER} (?:used to |would |often |once |had |was )*
    (?:hit|beat|abus\w+|hurt|choked|threatened|assaulted|raped|controlled|attacked)(?: me)?`,
  /abusive (?:ex|relationship|marriage|partner|husband|wife|boyfriend|girlfriend)|escaped an? (?:abusive|violent)/,
  /(?:was|were|been) (?:abused|assaulted|raped|stalked|in an abusive)/,
  pattern`(?:hit|hits|beat|beats|violent|violence)\b[^]{0,80}\bmy (?:\w+ )?(?:ex|husband|wife|boyfriend|girlfriend|partner|father|man),? ?
    (?:he|she|they)? ?(?:did|has done|used to do|always did) (?:this|that|it|so)`,
  /survivor of (?:abuse|domestic|violence|assault)/,
)
export const THREATENS = pattern`\b(?:i (?:will|am going to|want to|could|would like to)\s
  (?:kill|hurt|shoot|stab|beat up|attack|murder) (?:him|her|them|my|some(?:one|body)|people|everyone))\b`
