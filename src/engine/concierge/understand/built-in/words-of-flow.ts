import { anyOf, oneOf, pattern } from './reading/words.ts'

const LEAD =
  /(?:(?:ok|okay|oh|well|um+|uh+|hm+|er|right|yes|no|nah|nope|please|and|so|sorry|actually|wait|just|lol|haha|god|hell|heck|gosh|lord|but)[\s,.!]+)*/
const END = /(?:[\s,.!]+(?:please|thanks|thank you|then|i guess|really|mate|love|dear|lol|haha|for me|though|now))*\W*$/
const alone = (words: RegExp) => pattern`^\W*${LEAD}(?:${words})${END}`

export const YES = alone(
  /(?:yes|yeah|yep|yup|yea|aye|sure|surely|certainly|naturally|for sure|of course|definitely|absolutely|i do|i am|correct|right|true|that is right)(?:[\s,]+(?:yes|sure|of course|definitely|absolutely|please|very much))*/,
)
/** "Right" and "sure" are excluded, since they can introduce anything. */
export const PLAIN_YES = /^\W*(?:yes|yeah|yep|yup|yea|aye|surely|certainly|of course|definitely|absolutely)\W*$/
export const NO = alone(
  oneOf(/no|nope|nah|nay|never|not really|not at all|i do not|not me|no way|not for me|no thanks?|no thank you/),
)
/** "No vapers": refuses people, whatever was asked. */
export const NO_SUCH =
  /^(?:and |n |but )*no (?:(?!(?:thanks|worries|plans|problems|ideas|preferences|limits|ways|kids|drinks|cigarettes|smokes)\b)[\p{L}-]{3,}s|(?:[\p{L}\d-]+ ){1,4}(?:people|ppl|types?|folks))\W*$/iu
export const NOTHING = alone(
  oneOf(
    /none(?: of (?:them|those|these|that))?|nothing(?: (?:else|more|special|really|in particular|comes to mind|i can think of|to add|of that kind))*|nobody|neither|n\/a|no (?:deal-?breakers?|must-?haves?|faith|religion|preference|limits?)|not that i can think of|i do not have any|i have none|can not think of (?:any|anything)/,
  ),
)
export const ANY = alone(
  /any|anything|any (?:of (?:them|those)|will do|is fine)|either|whichever|whatever|all fine|no preference|does not matter|i do not (?:mind|care)|(?:i am )?not (?:bothered|fussed)|i am easy|anywhere|any age|any distance|no limit|idc|i do not care|meh|whatever works/,
)
export const BOTH = alone(/both(?: of (?:them|those|these))?|the two|either or both/)
export const ALL = alone(
  /all(?: of (?:them|those|these|the above|it))?|everything|the lot|all (?:3|4|5)|every one of them/,
)
export const SKIP = alone(
  /skip(?:[\s,.!]+skip)*(?: (?:it|this|that|this one|that one))?|pass|next(?: (?:one|question))?|(?:i would )?rather not(?: say)?|prefer not to (?:say|answer)|no comment|leave (?:it|that|this)(?: (?:open|blank))?|none of your business|can we skip (?:it|this|that)|move on|not telling/,
)
export const UNSURE = alone(
  /(?:i )?(?:really |honestly )?(?:do not know|not sure|no idea|no clue|have not decided|can not say)(?: yet)?|it depends|depends|hard to say|good question|maybe|dunno|idk|i am not sure(?: yet)?|have to think about (?:it|that)/,
)
export const UNDO = alone(
  /undo(?: (?:that|it|this|the last(?: (?:one|change))?))?|take (?:that|it) back|(?:change|put) (?:that|it) back|go back|scratch that|forget that last one|(?:never mind|ignore|disregard) (?:that|the) last (?:one|bit|thing|line)|revert(?: that)?|as it was(?: before)?/,
)
/** "That's it" ends a list, or the conversation if no list is open. */
export const ENDS = alone(
  /(?:that is|thats|that will be|that would be) (?:it|all|everything|the lot|about it)(?: (?:really|i think|for now|from me))*|i am done|done|finished|no more|(?:i (?:ask|ask for|want|need) )?nothing (?:else|more)|end of (?:list|story)|full stop|that covers it|all done|(?:i (?:believe|think) )?i have said (?:all|everything)(?: (?:that )?i (?:wish|want|have|wanted)(?: to)?(?: say)?)?/,
)
export const STOPS = alone(
  /(?:i am|we are) done(?: now| here)?|(?:i (?:want|would like) to|(?:can|could|shall) we|let us|please) (?:stop|finish|leave it)(?: here| now| there)?|(?:stop|finish) (?:here|now)|(?:no more|enough|that is enough) questions|that is enough|that is all from me/,
)
export const BYE = alone(
  /(?:good)?bye(?: bye)?|good night|see (?:you|ya)(?: (?:later|soon))?|talk (?:later|soon)|got to (?:go|run)|take care|cheerio|i have to go/,
)
export const GREETING = alone(
  /hi(?:ya)?(?: there)?|hey(?: there)?|hello(?: there)?|yo|howdy|good (?:morning|afternoon|evening|day)|nice to meet you|(?:hi |hello )?how are you(?: (?:today|doing))?|greetings/,
)
export const THANKS = alone(
  /(?:thanks?|thank you|cheers|ta|much appreciated|bless you)(?: (?:so much|very much|a lot|a million|for (?:that|asking|your help)))*|(?:that is |how )?(?:kind|lovely|nice|sweet) of you/,
)
export const RUDE = anyOf(
  /fuck (?:you|off|this)|shut up|piss off|go away|screw you|stupid bot|(?:you are|this is) (?:\w+ )?(?:stupid|useless|dumb|rubbish|trash|an idiot|crap|shit|pathetic)/,
  /sexy|horny|nudes?|send (?:me )?(?:pics|nudes)/,
)
export const FILLER = pattern`^\W*(?:(?:${oneOf(
  /ever|ha(?:ha)*|he(?:he)+|lol|lmao|oof|wow|oh|ah|hm+|um+|uh+|er|well|ok|okay|alright|right|sure|yes|no|yeah|fine|cool|great|good|nice|lovely|perfect|brilliant|hi|hey|hello|there|please|thanks?|you|thank|cheers|so|and|but|then|anyway|honestly|really|actually|obviously|basically|i guess|i suppose|i think|let me (?:see|think)|let us see|good question|fair enough|got it|i see|you know|to be (?:honest|fair)|tbh|if possible|if that makes sense|or so|kind of|sort of|i mean|just kidding|jk|never mind(?: all)?(?: (?:that|it|then))?|looks? (?:good|right|fine)|xx?|love|dear|mate|darling|i am (?:so |very )?sorry|my bad|oops|sorry|wait|hang on|as i said|like i said(?: already)?|(?:like|as) i wrote(?: in (?:my|the) notes?)?|(?:i have )?changed my mind|i made a mistake|my mistake|i was wrong|i (?:almost |nearly )?forgot(?: to (?:say|mention)(?: that)?)?|i have (?:thought|been thinking) (?:about|of) (?:it|that|this)|one more thing|like|def|definitely|absolutely|(?:a |is |it is )*non-? ?negotiable|before i go on|by the way|btw|for me|above all|mostly|mainly|also|just|only|too|maybe|perhaps|of course|ideally|preferably|god|gosh|bloody hell|blimey|oh dear|here goes|next/,
)})\W*)+$`
export const MISHEARD = oneOf(
  /\bi (?:have )?(?:already |just )?(?:told you|said (?:that|it|no|so|this)|answered)\b|\bthat is (?:not|wrong)(?! (?:(?:an?|really|such|so) )*(?:must|deal|bonus|plus|essential|necessary|needed|important))(?: what i (?:said|meant)| right| it)?\b|\byou (?:misheard|misread|misunderstood|got (?:that|it|me) wrong|(?:have )?(?:left out|missed|forgot|ignored|dropped|skipped))\b/,
  /\b(?:not|never) what i (?:said|meant|asked)\b|\bi (?:never|did not) (?:say|said|mean|ask for) (?:that|it|this)\b|\b(?:are you|do you) (?:even )?listen(?:ing)?\b|\bi was (?:not|only) \w+ing (?:you|anything)\b|\bi (?:am afraid i )?do not (?:follow|understand|get it)\b|^\W*i said (?:it|that|so)\b|\bi am not going anywhere\b|\bfor the (?:second|third|last|\w+th) time\b/,
)
export const ORDINAL = pattern`^\W*(?:the |number |option |no\.? )*(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|1|2|3|4|5)(?: (?:one|option|answer|choice))?${END}`
export const PLACE: Record<string, number> = {
  ...{ first: 0, '1st': 0, '1': 0, second: 1, '2nd': 1, '2': 1, third: 2, '3rd': 2, '3': 2 },
  ...{ fourth: 3, '4th': 3, '4': 3, fifth: 4, '5': 4, last: -1 },
}

/** "He doesn't have to like karaoke": this withdraws a demand and refuses nobody. */
export const NO_DEMAND =
  /\b(?:should|must|ought to|ha(?:s|ve) to|needs? to) know\W*$|\bnot an? (?:requirement|rule|condition|obligation|demand|preference)\b|\b(?:(?:does|do|did) not (?:have to|need to|need (?:it|that|this))|need not|not (?:something|anything) (?:that )?(?:he|she|they|anyone) (?:must|needs?|has|have)|(?<!\b(?:it|that|this) is )(?:not|hardly|scarcely|never)(?: really)? (?:an? )?(?:deal-?breaker|must(?:-?have)?|bonus|plus))\b/
export const DESCRIBED =
  /\b(?:man|woman|guy|girl|lady|gentleman|bloke|lad|men|women|people)(?: (?:between|from|aged|of|in|around|about) [\w\s-]*?\d[\w\s-]*?)? (?:who|that|with) (?!(?:is|are) (?:between|about|around|in|over|under|\d))/
