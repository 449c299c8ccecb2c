import type { ToldLabel } from '../learned/labels.ts'
import { anyCase, anyOf, oneOf } from '../reading/words.ts'

/** Words of a death. */
const DEATH = oneOf(
  /die[sd]?|dying|death|passed|(?:is|was|are|now) (?:dead|gone)|dead|gone|expired|killed|no more|no longer (?:here|with us|alive)|took (?:him|her|them|my|our|the)/,
  /los[et]|losing|loss|late|widow\w*|funeral|buried|bury|undertaker|grave\w*|churchyard|ashes|hospice|cremat\w+|heaven/,
  /grie\w+|mourn\w*|bereave\w*|miscarr\w+|stillb\w+|suicide|without (?:him|her|them|my)|miss(?:es|ing|ed)?|went|anniversary/,
  /(?:still|always) (?:lay|set|buy|make|talk to|keep|put|have|cook)\w*|would(?: have|['\u2019]ve) (?:been|liked|loved|be)|(?:his|her|their) (?:photo|chair|coat|slippers|side|place|things|grave)/,
  /to the end|did for (?:him|her)|slipped away|gave out|carked|kicked the bucket|two cups|since (?:she|he|they|mum|mam|mom|dad|da|my)/,
)
/** Words of the body, and of what ails it. */
const BODY = oneOf(
  /ill|illness\w*|sick\w*|poorly|flu|cold|cancer|tumou?r|diabet\w*|insulin|deaf\w*|hear(?:ing)?|blind\w*|sight\w*|eyes?|cataracts?|lip ?read\w*/,
  /wheel ?chair|chair|crutch\w*|cane|stick|rollator|limp\w*|walk\w*|mobility|amput\w*|prosthe\w*|paraly\w*|spin(?:e|al)|scoliosis|palsy/,
  /autis\w*|aspie|asperger\w*|adhd|add|ocd|ptsd|anxi\w*|panic|depress\w*|antidepress\w*|bipolar|lithium|tourette\w*|neuro\w*|spectrum|dys\w+|mental\w*|breakdown|phobi\w*|\w+phobic/,
  /pain\w*|chronic\w*|arthrit\w*|rheumat\w*|syndrome|disorder|disab\w*|condition|disease|stroke|heart|lungs?|kidneys?|liver|dialysis|asthma\w*|copd|oxygen|epilep\w*|seizures?|tremor/,
  /m\.?s\.?|sclerosis|parkinson\w*|lupus|crohn\w*|colitis|c?oeliac|celiac|fibro\w*|endometrio\w*|hysterectomy|mastectomy|womb|stoma|feeding tube|covid|migraines?|thyroid|narcolep\w*|polio|hiv|poz|positive/,
  /medic\w*|meds|pills|tablets|diagnos\w*|surg\w*|operat\w*|hospital\w*|doctors?|therap\w*|treatment|chemo\w*|remission|recover\w*|transplant|implant|scars?|burns|skin|vitiligo|alopecia|stammer\w*|stutter\w*|speech/,
  /legs?|arms?|hands?|knees?|hips?|backs?|feet|brain|memory|bod(?:y|ies)|weight|eating|anorex\w*|sleep\w*|insomnia|injur\w*|accident|infertil\w*|menopaus\w*|allerg\w*|health|suicidal|self.harm/,
)
/** What people call hard. */
const HARD = oneOf(
  /hard(?:er|est|ship)?|tough|rough|brutal|awful|terribl[ey]|horribl[ey]|rotten|shit\w*|crap\w*|bad(?:ly)? (?:day|week|month|year|time|patch|news|spell)|worst|nightmare|difficult\w*/,
  /sad\w*|unhappy|miserable|low|cr(?:y|ied|ying)|tears?|weep\w*|wept|alone|lonel\w*|lonesome|lone|empty|isolated|quiet (?:house|evenings?|nights?)|miss (?:him|her|them|my|home|it|the)/,
  /left (?:me|us)|(?:wife|husband|partner|ex|boyfriend|girlfriend|man|woman|he|she|they|one)(?: (?:just|then|has|had))? left|laugh\w* (?:at|of)|sulk\w*|walked out|ran off|got out of (?:a|an|something|it)|divorc\w*|separat(?:ed|ion)|split|broke\w*|break-?up|broken|heart ?broke\w*|hurt\w*|ache\w*|aching|raw|sore|struggl\w*|suffer\w*|cope|coping|bear it/,
  /tired|exhaust\w*|knackered|shattered|bushed|drained|frazzled|wiped out|worn (?:out|down)|wears? (?:me|you) (?:out|down)|burn(?:t|ed)? ?out|done in|dead on my feet|on my last legs|shift|sleep|no sleep|up since|long (?:day|week)/,
  /worr\w*|afraid|scared|fear\w*|frighten\w*|nervous|anxious|stress\w*|overwhelm\w*|numb|guilt\w*|ashamed|shame|embarrass\w*|regret\w*|hopeless|pointless|useless|gave up|give up|fed up|lost hope/,
  /cheat\w*|betray\w*|lied to|abus\w*|alcoholic|drank|bull(?:y|ied|ying)|ghosted|reject\w*|stood (?:me )?up|dumped|used me|catfish\w*|scam\w*|stole|robbed|threw|hit me|disown\w*|kicked (?:me )?out|estranged|(?:stopped|not|never|\w+nae|\w+n['\u2019]?t) (?:speak\w*|spoken|talk\w*|rings?|calls?)/,
  /redundan\w*|laid off|fired|sacked|lost (?:my|our|a|the) (?:job|house|home|business|shop|farm|savings|work)|bankrupt\w*|debts?|evict\w*|homesick|far from (?:home|my)|home|refugee|fled|war/,
  /sick|illness|cancer|died?|death|widow\w*|funeral|buried|grie\w+|mourn\w*|(?:was|been|is|now) gone|gone (?:\w+ ){0,2}(?:years?|months?|weeks?)/,
  /care for|caring for|carer|look(?:ing)? after|nurs(?:e|ed|ing)|dementia|alzheimer\w*|in hospital|burden\w*|heavy/,
)
/** How somebody loves or lives, and how new this is to them. */
const SELF = oneOf(
  /gay|lesbian|bi|bisexual|pan|pansexual|queer|trans\w*|non-?binary|enby|asexual|ace|demi\w*|poly\w*|came out|(?:not )?out|closet\w*|they\/them|pronouns?/,
  /virgin|never (?:had|been|dated|kissed)|first (?:date|time)|go easy|new to (?:this|dating)|shak(?:y|ing)|butterflies|exam|inexperienced|late (?:starter|bloomer)/,
)
/** Fed up with dating, and sober. */
const PAST = oneOf(
  /swip\w+|apps?|sites?|tinder|bumble|hinge|profiles|ghost\w*|sober|dry|drink\w*|clean|a\.?a\.?|meetings?|recover\w*|relaps\w*/,
)
const NAMES: Partial<Record<ToldLabel, RegExp>> = {
  Mloss: anyCase(anyOf(DEATH)),
  Mpet: anyCase(anyOf(DEATH, BODY, /vet|put (?:her|him|it|to sleep|down)|put my \w+ down/)),
  Mill: anyCase(anyOf(BODY)),
}
const ANY = anyCase(anyOf(DEATH, BODY, HARD, SELF, PAST))
const ONLY_HARD = anyCase(anyOf(HARD))

/** Whether words name what a kind of hard thing is about, so that the label does not stand alone. */
export const namesIt = (kind: ToldLabel, words: string): boolean => (NAMES[kind] ?? ANY).test(words)

/** Hardship said in so many words of the writer or of somebody close to them, which no label is needed for. */
const SAID = anyOf(
  /sore (?:spot|point)|breaks my heart|broke my heart|i still (?:cry|weep)|(?:still|really) hurts/,
  /(?:been|was|is|had|having) (?:a |an )?(?:really |very |pretty )?(?:hard|rough|shit|shitty|tough|bad|awful|terrible|horrible|difficult) (?:old )?(?:year|month|week|time|few|couple|patch|stretch)/,
  /my (?:dad|father|mum|mam|mom|mother|parents?|brother|sister) (?:was|is|were|are) (?:a |an )?(?:alcoholics?|addicts?|drunks?|violent|abusive)/,
  /(?:my )?(?:wife|husband|missus) (?:has |just )?(?:left|walked out)(?! (?:the|a|at|for work|to)\b)|can not (?:pray|sleep|stop crying|face it)/,
)
export const saysHard = (text: string): boolean => SAID.test(text)

/** Whether words name anything that people disclose or find hard. */
export const namesAny = (words: string): boolean => ANY.test(words)

/** Whether words name something hard, of whatever kind. */
export const namesHard = (words: string): boolean => ONLY_HARD.test(words)
