import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

const HAVING = oneOf(
  /have|got|has|had|having|with|keep(?:ing)?|kept|lost|lose|losing|restore\w*/,
  /every|some|total|complete|no|little|great|good|bad|blind|leap of|act of|article of/,
)
const FAITH_AFTER_ALL = oneOf(/is|matters|and|community|background|life|means|comes|in (?:god|christ|jesus|allah)/)
const TRUST = oneOf(
  /leaps? of faith|(?:put|puts|putting|place|placed) (?:my |all my )?faith in/,
  pattern`${HAVING} (?:\w+ )?faith(?! ${FAITH_AFTER_ALL}\b)`,
  /faith in (?:people|humanity|you|this|it|them|love|the (?:process|universe|world|system|app))/,
  /faithful(?:ly)?|unfaithful|religiously/,
)
const A_NAME = oneOf(
  pattern`(?:my )?(?:sister|friend|daughter|cousin|dog|cat|aunt|colleague|boss|mum|mom)
    (?:,? (?:is )?(?:called|named))? faith`,
  /faith (?:evans|no more|hill)|christian (?:bale|dior|louboutin|slater|name)|church (?:street|road|hall|bells|lane)/,
  /temple (?:run|street|bar|meads)|massachusetts|lord of the rings/,
)
const PASSION = oneOf(
  /(?:my|a|the|new|almost a|like a|second) religion(?= (?:to me|for me|at|in our))/,
  pattern`(?:is|are) (?:basically |practically |pretty much |kind of |almost |like |sort of )*(?:my|a)
    (?: religion| church| temple| faith| bible| gospel)`,
  /bible of|(?:gaming|foodie|cyclist'?s?|fashion|coffee) bible|gospel (?:music|truth|choir concert)|karma police/,
  /(?:critical|muscle|body|land|air|bio|en|hot) ?mass|mass[- ](?:produced|market|transit|media|effect|murder\w*)/,
  /cult (?:films?|classics?|following)|zen garden|monk(?:ey|fish)s?|nun(?:chucks)?|angel investor/,
)
const EXCLAMATIONS = oneOf(
  /(?:oh|omg|my|thank|thanks to|for|swear to|honest to|good) (?:my )?(?:god|lord|goodness)(?:'s sake)?/,
  pattern`^(?:oh |good |dear |my )?(?:god|lord|jesus|christ|jesus christ)
    (?:,|!| (?:i hate|i love|that|this|it|no|yes|what|how|almighty)|(?=\W*$))`,
  /(?:pray|hop|wish)\w* (?:and pray(?:ing)? )?for (?:\w+ ){0,3}(?:weather|holiday|rain|sun|snow|summer|bus|train|win)/,
  /gave up (?:\w+ ){1,3}for lent/,
  /god (?:knows|forbid|bless|love (?:him|her|them)|rest (?:him|her|his|them)|help (?:me|us|him|her))/,
  /bless (?:you|them|him|her)|holy (?:moly|smoke|cow|grail)|preaching to the/,
  /praying (?:mantis|for (?:sun|rain|good weather|a))|pray(?:ing)? (?:it|they|that|for (?:good|no|sun|rain))/,
)
const BUILDINGS_AND_WORK = oneOf(
  pattern`(?:drive|walk|cycle|live|run|jog|flat|house|shop|office|park)\w* (?:\w+ ){0,3}
    (?:past|near|beside|opposite|next to|behind|by) (?:a|the|my|our) (?:\w+ )?(?:church|mosque|temple|synagogue)`,
  /(?:teach|taught|study|studied|studying) (?:\w+ )?(?:religious education|religions?|theology|religious studies)/,
  /(?:work|job|volunteer)\w* (?:for|at|with) (?:a |an |the )?(?:christian|catholic|jewish|muslim|church|religious) \w+/,
  /religious experience|temple of \w+|worship (?:my|the|a|coffee|cake|chocolate|pizza) ?\w*/,
  /mass (?:at|in) my (?:house|kitchen|flat|place) means/,
)
const OTHER_SENSES = oneOf(
  /church architecture|old churches|(?:converted|old) (?:church|chapel)/,
  /convert(?:ed|ible)? (?:barn|van|church|chapel|loft)/,
  /spirits?\b(?! guide)|spirited|spiritual home|team spirit|sunday service|easter (?:eggs?|bunny)|christmas/,
  /practis?ing (?:guitar|piano|yoga|law|doctor|lawyer|my|the)/,
)
/** "Reading is practically my religion, I worship at the bookshop": one figure of speech brings the next. */
export const METAPHOR = pattern`\b(?:is|are|was)\s
  (?:basically |practically |pretty much |kind of |almost |like |sort of |truly )*
  (?:my|a|our|the new)\s(?:religion|church|temple|faith|bible|gospel|god)\b`
/** What has nothing to do with faith although the words do. Taken out before anything is read. */
export const DECOYS = everywhere(anyOf(TRUST, A_NAME, PASSION, EXCLAMATIONS, BUILDINGS_AND_WORK, OTHER_SENSES))

export const NAMED_FAITH = oneOf(
  /christ(?:ian|ianity)?|jesus|catholic(?:ism)?|protestant|anglican|methodist|baptist|lutheran|presbyterian/,
  /evangelical|pentecostal|orthodox|mormon|lds|quaker|adventist|jehovah'?s?|born again/,
  /muslim|islam(?:ic)?|allah|jewish|jew|judaism|hindu(?:ism)?|sikh(?:ism)?|jain|buddha|tao(?:ism|ist)?/,
  /buddhis(?:t|m)|pagan|wiccan|baha'?i/,
)
const UNBELIEF = oneOf(
  /atheis(?:t|ts|m|tic)|agnostic(?:ism)?|secular|humanist|non-?believer|not religious|irreligious|non-?religious/,
)
const PRACTICE = oneOf(
  /church|mosque|synagogue|temple|shul|gurdwara|worship|pray(?:s|er|ers|ing)?|bible|scripture|quran|koran|torah/,
  /mass\b(?=.{0,20}(?:sunday|week|every|church|with me))|at mass|to mass|attend mass|sunday mass/,
  /(?:say|saying|says) grace|rosary|communion|baptised|baptized|ramadan|lent|sabbath|shabbat|kosher|halal/,
  /practising|practicing|devout|observant/,
)
export const FAITH = anyOf(
  /faith|faiths|relig(?:ion|ious|iously)|god|godly|god-fearing|believer|spiritual(?:ity|ly)?/,
  NAMED_FAITH,
  UNBELIEF,
  PRACTICE,
)

/** Words that make a mention of faith the writer's own, or a wish of theirs. */
export const OWN = anyOf(
  /i|i am|me|my|mine|partner|someone|somebody|they|who|anyone|please|household|raise|raised/,
  /share|shares|shared|important|matters?|respect|same|values?/,
)
/** Who the person is in this, not where they spend a Sunday: only that takes the place of what was said before. */
export const DEFINING = anyOf(
  /i am|my (?:faith|religion|beliefs?)|believe|faith|religio\w*|raised|relig\w*|actually|rather|correction/,
)
export const LABELLED = /\b(?:faith|religion|values?|beliefs?)\s*[:=]/
export const THEIRS = anyOf(/not my|my (?:parents|mum|mom|dad|gran|family|ex) (?:is|are|was|were)/)

const PLAIN_NO = pattern`^\W*${oneOf(
  /no|nope|nah|none|nothing(?: (?:comes|really|special|much|like that|in particular|else)|(?=\W*$))/,
  /no strong|neither|n\/a/,
  /not really|not at all|not particularly|i do not think so/,
)}\b`
/** Nothing of the kind, said to the question about it. */
export const NONE = oneOf(
  PLAIN_NO,
  anyOf(
    /no (?:faith|religion|religious|preference|strong|particular)|not (?:bothered|fussed) (?:about|by|either way)/,
    pattern`(?:faith|religion) (?:is not|does not|is no|isn't) (?:\w+ )?
      (?:important|matter|a big|a factor|an issue|big|part)`,
  ),
)
export const NO_ANSWER = /^\W*(?:yes|yeah|hi|hello|ok|okay|thanks|skip|pass|what|who|why|how)\W*$/

/** Words that make a value the point of what is said, and not a part of a story. */
export const POINT = anyOf(
  /important|importance|matters?|believe|beliefs?|values?|principles?|live by|compromise|core|guided?|guides|shapes?/,
  /everything|comes? first|above all|heart|edge|stand for|non-?negotiable|cent(?:re|er)|shared?|shares|respect/,
)
/** Values that answer the question when no faith does. */
export const VALUE = anyOf(
  /honest(?!ly\b)\w*|loyal\w*|kind\w*|integrity|respect\w*|trust|patien\w*|humour|humor|gratitude|generosity|generous/,
  /compassion\w*|empath\w*|tolera\w*|open-?minded\w*|inclusi\w*|fairness|justice|equal\w*|feminis\w*/,
  /politic\w*|progressive|liberal|conservative|tradition\w*|cultur\w*|heritage|(?<!not )belie\w*|values?|moral\w*/,
  /ethic\w*|principle\w*|environment\w*|climate|sustainab\w*|vegan\w*|vegetarian\w*|animal\w*/,
  /family|communit\w*|service|volunteer\w*|charity|monogam\w*|independen\w*|freedom/,
  /education|(?<!am )learning|curios\w*|ambition|work ethic|creativ\w*|growth|health\w*|sobriety|simplicity/,
)
