import { anyOf, oneOf, pattern } from '../reading/words.ts'

export const RUDE = anyOf(
  /fuck (?:you|off|this)|shut up|piss off|go away|screw you|stupid bot/,
  pattern`(?:you are|you|this is|this) (?:\w+ )?
    (?:stupid|useless|dumb|rubbish|trash|an idiot|crap|terrible|a joke|shit|pathetic)`,
  /sexy|horny|nudes?|send (?:me )?(?:pics|nudes)/,
)

export const GREETING = pattern`^\W*${oneOf(
  /hi|hey|hello|hiya|yo|heya|howdy|sup|what is up|greetings|good (?:morning|afternoon|evening|day)/,
  /hola|bonjour|hallo|ciao|nice to meet you/,
)}\b[^a-z]*(?:\w+\W*){0,5}$`

export const THANKS = pattern`^\W*
  (?:(?:ok|okay|great|perfect|cool|lovely|brilliant|awesome|nice|ah|oh|right|got it|good)\W+)*
  (?:thanks?|thank you|cheers|much appreciated|ta|appreciate it)\b[^a-z]*(?:\w+\W*){0,6}$`

/** Thanks, wherever they stand. */
export const THANKED = anyOf(/thanks?|thank you|cheers|much appreciated|ta/)

export const BYE = anyOf(
  /bye|goodbye|good night|see (?:you|ya)|talk later|go on later|catch you later|got to (?:go|run)|gotta (?:go|run)/,
  /(?:that is|this is) (?:all|everything|it)\b/,
  /^\W*(?:no\W+)?(?:there is )?nothing (?:else|more)\b/,
  /that (?:about |pretty much |just about )?(?:covers|does) (?:it|everything|all)\b/,
  /^\W*(?:(?:ok|okay|right|so|well|then)\W+)*(?:i am |we are |all |let us )?(?:done|finished|finish|save|save it)(?: now| here| then)?\W*$/,
  /i am (?:off(?=\W*(?:$|[,.;!]))|off to (?:bed|sleep|work)|(?:going|heading) (?:to|off to) (?:sleep|bed))/,
  /(?:i am|we are|all) (?:done|finished)/,
)

const NOT_SURE = oneOf(
  pattern`(?:i (?:am )?)?(?:really |honestly )?${oneOf(
    /do not know|not (?:really )?sure|no idea|no clue|can not say|hard to say|good question/,
    /have not (?:thought|decided)|have to think|need to think/,
  )}`,
  /maybe|it depends|depends|whatever|you (?:tell me|decide|choose)/,
)
export const UNSURE = pattern`^\W*(?:(?:um+|uh+|hm+|well|oh|er+)\W+)*${NOT_SURE}\b[^a-z]*(?:\w+\W*){0,8}$`

export const YES = pattern`^\W*${oneOf(
  /yes|yeah|yep|yup|sure|ok|okay|of course|definitely|absolutely|alright|go ahead|go on|fine|(?:sounds|looks|is) (?:good|right|great|fine)|ready/,
  /right|correct|great|cool|perfect/,
)}\b[^a-z]*(?:\w+\W*){0,3}$`

export const NO = /^\W*(?:no|nope|nah|not really|none|nothing|never)\b[^a-z]*(?:\w+\W*){0,3}$/
