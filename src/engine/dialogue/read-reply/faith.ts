import { MAX_NAME } from '#contract/limits.ts'
import type { Clause } from '../reading/sentences.ts'
import type { Reader } from './reader.ts'
import { phrase } from './wording.ts'

const DECOYS =
  /\b(?:leaps? of faith|(?:put|puts|putting|place|placed) (?:my |all my )?faith in|(?:have|got|has|had|having|with|keep(?:ing)?|kept|lost|lose|losing|restore\w*|every|some|total|complete|no|little|great|good|bad|blind|leap of|act of|article of) (?:\w+ )?(?:faith)(?! (?:is|matters|and|community|background|life|means|comes|in (?:god|christ|jesus|allah))\b)|faith in (?:people|humanity|you|this|it|them|love|the (?:process|universe|world|system|app))|(?:my )?(?:sister|friend|daughter|cousin|dog|cat|aunt|colleague|boss|mum|mom)(?:,? (?:is )?(?:called|named))? faith|faith (?:evans|no more|hill)|faithful(?:ly)?|unfaithful|religiously|(?:my|a|the|new|almost a|like a|second) religion(?= (?:to me|for me|at|in our))|(?:is|are) (?:basically |practically |pretty much |kind of |almost |like |sort of )*(?:my|a) (?:religion|church|temple|faith|bible|gospel)|(?:critical|muscle|body|land|air|bio|en|hot) ?mass|mass[- ](?:produced|market|transit|media|effect|murder\w*)|massachusetts|(?:oh|omg|my|thank|thanks to|for|swear to|honest to|good) (?:my )?(?:god|lord|goodness)(?:'s sake)?|god (?:knows|forbid|bless)|bless (?:you|them|him|her)|lord of the rings|church (?:street|road|hall|bells|lane|architecture)|old churches|temple (?:run|street|bar|meads)|spirits?\b(?! guide)|spirited|spiritual home|team spirit|holy (?:moly|smoke|cow|grail)|praying (?:mantis|for (?:sun|rain|good weather|a))|pray(?:ing)? (?:it|they|that|for (?:good|no|sun|rain))|bible of|(?:gaming|foodie|cyclist'?s?|fashion|coffee) bible|sunday service|gospel (?:music|truth|choir concert)|angel investor|convert(?:ed|ible)? (?:barn|van|church|chapel|loft)|(?:converted|old) (?:church|chapel)|christian (?:bale|dior|louboutin|slater|name)|easter (?:eggs?|bunny)|christmas|preaching to the|practis?ing (?:guitar|piano|yoga|law|doctor|lawyer|my|the)|cult (?:films?|classics?|following)|karma police|monk(?:ey|fish)s?|zen garden|nun(?:chucks)?)\b/g
const FAITH =
  /\b(?:faith|faiths|relig(?:ion|ious|iously)|irreligious|non-?religious|god|christ(?:ian|ianity)?|jesus|catholic(?:ism)?|protestant|anglican|methodist|baptist|lutheran|presbyterian|evangelical|pentecostal|orthodox|mormon|lds|quaker|adventist|jehovah'?s?|muslim|islam(?:ic)?|jewish|jew|judaism|shabbat|kosher|halal|hindu(?:ism)?|sikh|jain|buddhis(?:t|m)|pagan|wiccan|baha'?i|spiritual(?:ity|ly)?|church|mosque|synagogue|temple|shul|gurdwara|mass\b(?=.{0,20}(?:sunday|week|every|church|with me))|at mass|to mass|attend mass|sunday mass|pray(?:s|er|ers|ing)?|bible|scripture|quran|koran|torah|ramadan|lent|sabbath|atheis(?:t|ts|m|tic)|agnostic(?:ism)?|secular|humanist|believer|non-?believer|worship|devout|practising|practicing|observant|godly|god-fearing|born again|not religious)\b/
const OWN =
  /\b(?:i|i am|me|my|mine|partner|someone|somebody|they|share|shares|shared|important|matters?|respect|same|values?|please|who|anyone|household|raise|raised)\b/
const NONE =
  /\b(?:no (?:faith|religion|religious|preference|strong|particular)|(?:faith|religion) (?:is not|does not|is no|isn't) (?:\w+ )?(?:important|matter|a big|a factor|an issue|big|part)|not (?:bothered|fussed) (?:about|by|either way))\b/

/** Faith, or the value that everything else rests on, in the person's own words: an atheist's edge counts as well. */
export const readFaith: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const speaking = sentence.clauses.filter((clause) => speaksOfFaith(clause))
  const asked = context.pending === 'faith'
  if (speaking.length === 0) return asked ? answerToFaith(sentence.text, sentence.original) : []
  if (/\bdealbreaker\b/.test(sentence.text)) return []
  const relevant =
    asked ||
    /\b(?:faith|religion|values?|beliefs?)\s*[:=]/.test(sentence.text) ||
    speaking.some(({ text }) => OWN.test(text) || text.split(' ').length <= 4)
  if (!relevant || (context.known.includes('faith') && !asked && !DEFINING.test(sentence.text))) return []
  return [
    {
      kind: 'set',
      path: 'valuesMap.faith_values_edge',
      value: phrase(edgeOf(sentence.original, speaking), MAX_NAME),
      words: sentence.original,
    },
  ]
}

function speaksOfFaith({ about, text }: Clause): boolean {
  if (about === 'third' || about === 'other') return false
  return (
    FAITH.test(text.replace(DECOYS, ' ')) &&
    !/\b(?:not my|my (?:parents|mum|mom|dad|gran|family|ex) (?:is|are|was|were))\b/.test(text)
  )
}

/** Who the person is in this, not where they spend a Sunday: only that takes the place of what was said before. */
const DEFINING =
  /\b(?:i am|my (?:faith|religion|beliefs?)|believe|faith|religio\w*|raised|relig\w*|actually|rather|correction)\b/

/** The whole sentence when it is short enough to show, else the part that speaks of faith. */
function edgeOf(original: string, speaking: readonly Clause[]): string {
  if (original.length <= MAX_NAME) return original
  return speaking.map((clause) => clause.original).join(', ')
}

/** Asked for, any value will do: "honesty", "I won't compromise on veganism". A plain no settles it. */
function answerToFaith(text: string, original: string) {
  const words = text.split(' ').length
  if (
    /^\W*(?:no|nope|nah|none|nothing|not really|not at all|not particularly|i do not think so|nothing (?:comes|really|special)|no strong|neither|n\/a)\b/.test(
      text,
    ) ||
    NONE.test(text)
  )
    return words <= 14 ? [{ kind: 'settle' as const, slot: 'faith' as const, words: original }] : []
  if (words > 24 || /^\W*(?:yes|yeah|hi|hello|ok|okay|thanks|skip|pass|what|who|why|how)\W*$/.test(text)) return []
  return VALUE.test(text)
    ? [
        {
          kind: 'set' as const,
          path: 'valuesMap.faith_values_edge' as const,
          value: phrase(original, MAX_NAME),
          words: original,
        },
      ]
    : []
}
const VALUE =
  /\b(?:honest\w*|loyal\w*|kind\w*|integrity|respect\w*|equal\w*|feminis\w*|vegan\w*|vegetarian\w*|politic\w*|progressive|liberal|conservative|environment\w*|climate|sustainab\w*|family|communit\w*|service|generosity|generous|compassion\w*|empath\w*|tradition\w*|education|learning|curios\w*|ambition|work ethic|independen\w*|freedom|tolera\w*|open-?minded\w*|justice|animal\w*|volunteer\w*|charity|trust|sobriety|health\w*|creativ\w*|belie\w*|values?|moral\w*|ethic\w*|principle\w*|respect|cultur\w*|heritage|monogam\w*|simplicity|gratitude|growth|patien\w*|humour|humor|fairness|inclusi\w*)\b/
