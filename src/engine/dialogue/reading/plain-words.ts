import nlp from 'compromise'
import { OTHER_TONGUES } from './other-tongues.ts'
import { withoutSlip } from './slips.ts'

type Swap = readonly [RegExp, string]

/** Pictures that say something here; all others are dropped. */
const PICTURES: readonly Swap[] = [
  [/🚭/gu, ' non-smoker '],
  [/🚬/gu, ' smoking '],
  [/[🍷🍺🍻🍸🥂🍹🥃🍾]/gu, ' drink '],
  [/[👶🍼]/gu, ' children '],
  [/📍/gu, ' distance '],
  [/[💍👰🤵]/gu, ' marriage '],
  [/[🐶🐕]/gu, ' dogs '],
  [/[🐱🐈]/gu, ' cats '],
  [/[👍✅]/gu, ' yes '],
  [/[👎❌🚫🙅]/gu, ' no '],
]

/** Short forms and slips as people type them; whole words, lower case. */
const SHORT_FORMS: readonly Swap[] = [
  [/\b(\d+) ?k\b(?=\s*(away|radius|from|max|tops|or so))/g, '$1 km'],
  [/\b(definately|definatly|defintely|defo|deffo|deffs|defs|def)\b/g, 'definitely'],
  [/\b(probs|prolly|probly)\b/g, 'probably'],
  [/\b(smthing|smth|sumthing|somethin|sumthin|smthin|sth|somthing)\b/g, 'something'],
  [/\b(sum1|some1|sumone|somone|somebdy)\b/g, 'someone'],
  [/\b(any1|ne1)\b/g, 'anyone'],
  [/\bno1\b/g, 'no one'],
  [/\b(ppl|peeps|pple|poeple|peple)\b/g, 'people'],
  [
    /\b(relashionship|realationship|relatonship|relationshp|relatioship|relashonship|ralationship|relationsip|realtionship|rship)(s?)\b/g,
    'relationship$2',
  ],
  [/\b(lokking|loking|lookng)\b/g, 'looking'],
  [
    /\b(lookin|doin|messin|goin|havin|livin|datin|seein|meetin|workin|gettin|thinkin|hopin|wantin|tryin|talkin|textin|ghostin|explorin|playin|huntin|searchin|settlin|drivin|travellin|cookin|feelin|bein)\b/g,
    '$1g',
  ],
  [/(?<=\b(?:looking|searching|hoping|here|up|ready|down) )4\b/g, 'for'],
  [/\b(propper|propa|proppa)\b/g, 'proper'],
  [/\bwi\b/g, 'with'],
  [/\b(settel|setle|settell)\b/g, 'settle'],
  [/\biv\b/g, 'i have'],
  [/\bil\b(?= [a-z])/g, 'i will'],
  [/\b(socialy|socally|socialli|sociably)\b/g, 'socially'],
  [/\b(erryday|everday|evryday|every day)\b/g, 'every day'],
  [/\bgood (?:evening|morning|afternoon|night|day)\b/g, 'hello'],
  [/\b(lookng|lookin) 4\b/g, 'looking for'],
  [/\b4 (me|the|my|someone|something)\b/g, 'for $1'],
  [/\b(casul|causal|casaul|cassual)\b/g, 'casual'],
  [/\b(serius|seriuos|srs|sirius)\b/g, 'serious'],
  [/\b(somke|smok|smoek|smke)\b/g, 'smoke'],
  [/\b(smokin|smoken|smokng|somking)\b/g, 'smoking'],
  [/\b(drinkin|drinkng|dringking)\b/g, 'drinking'],
  [/\b(drnk|drik|dirnk)\b/g, 'drink'],
  [/\b(somtimes|sometims|sumtimes|sometimez|smtimes)\b/g, 'sometimes'],
  [/\b(ocasionally|occasionaly|occassionally|occasionly|ocassionally)\b/g, 'occasionally'],
  [/\b(kidz|kiddos?|bairns|kiddies|sprogs|rugrats)\b/g, 'kids'],
  [/\b(chidren|childern|childrn|chlidren)\b/g, 'children'],
  [/\b(wknds?|weekened|wkends?|wkend|weeknds?|wekends?)\b/g, 'weekends'],
  [/\b(wknights?|weeknites?|weeknigts?)\b/g, 'weeknights'],
  [/\b(tho|tho')\b/g, 'though'],
  [/\b(cuz|coz|cos|bc|becuase|'cause)\b/g, 'because'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/?(?=\s)/g, 'with'],
  [/\b(u|ya|yu)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b(?=\s(a|the|my|you|not|my))/g, 'are'],
  [/\b(wanna|wana)\b/g, 'want to'],
  [/\bwen\b/g, 'when'],
  [/\b(bout|abt|abut)\b/g, 'about'],
  [/\bb4\b/g, 'before'],
  [/\b(luv)\b/g, 'love'],
  [/\b(hav)\b/g, 'have'],
  [/\b(wiv|wth)\b/g, 'with'],
  [/\b(wat|wot)\b/g, 'what'],
  [/\b(shud|shld)\b/g, 'should'],
  [/\b(cud|cld)\b/g, 'could'],
  [/\b(wud|wld)\b/g, 'would'],
  [/\b(dnt|dun)\b/g, 'do not'],
  [/\b(wnat|wnt|wan)\b/g, 'want'],
  [/\b(btwn|betwen|beween|inbetween)\b/g, 'between'],
  [/\b(morn|mornin)\b/g, 'morning'],
  [/\b(nuthin|nothin|nuffin)\b/g, 'nothing'],
  [/\b(childfree)\b/g, 'child-free'],
  [/\b(wmn|womans|womens|wimin)\b/g, 'women'],
  [/\b(mens)\b/g, 'men'],
  [/\b(gonna)\b/g, 'going to'],
  [/(?<=[a-z] )n(?= [a-z])/g, 'and'],
  [/\b(dunno)\b/g, 'do not know'],
  [/\b(idk)\b/g, 'i do not know'],
  [/\b(idc)\b/g, 'i do not care'],
  [/\b(idm)\b/g, 'i do not mind'],
  [/\b(tbh|tbf|ngl|imo|lol|lmao|haha+|hehe+|rofl)\b/g, ' '],
  [/\b(pls|plz|plse|pleas)\b/g, 'please'],
  [/\b(ltr)\b/g, 'long-term relationship'],
  [/\b(nsa)\b/g, 'no strings attached'],
  [/\b(fwb)\b/g, 'friends with benefits'],
  [/\b(gf)\b/g, 'girlfriend'],
  [/\b(bf)\b/g, 'boyfriend'],
  [/\b(enby|enbies|nb|non binary|non-binary)\b/g, 'nonbinary'],
  [/\b(msg)\b/g, 'message'],
  [/\b(rly|realy)\b/g, 'really'],
  [/\b(thx|ty|tysm|cheers m8)\b/g, 'thanks'],
  [/\b(bday|b-day)s?\b/g, 'birthdays'],
  [/\b(em)\b/g, 'them'],
  [/\b(nvr|nevr|neva)\b/g, 'never'],
  [/\b(yrs?|yr's)\b/g, 'years'],
  [/\by\.?o\.?\b/g, 'years old'],
  [/(?<=\d[ -]?)(mi|mls|mile)\b/g, 'miles'],
  [/\b(kms|kilometers?|kilometres?|klicks|kays)\b/g, 'km'],
  [/\b(dealbreak|deal-break|deal break|dealbraker|deal braker|dealbreker)(er|r)?s?\b/g, 'dealbreaker'],
  [/\b(deal-?breaker|deal breaker|dealbreaker)s?\b/g, 'dealbreaker'],
  [/\b(long term|longterm|longish-term|long-terms|long trem|lng term|long temr)\b/g, 'long-term'],
  [/\b(short term|shortterm)\b/g, 'short-term'],
  [/\b(night time|nite)(s?)\b/g, 'night$2'],
  [
    /\b(week nights?|week-nights?|weeknight|weekday evenings?|weekday nights?|week day evenings?|midweek evenings?|weeknight evenings?)\b/g,
    'weeknights',
  ],
  [/\b(weekend|week end|week-end)s?\b/g, 'weekends'],
]

/** Contractions opened, with or without their apostrophe, so that a reader sees one form only. */
const CONTRACTIONS: readonly Swap[] = [
  [/\b(ain't|aint)\b/g, 'am not'],
  [/\b(can't|cant|cannot)\b/g, 'can not'],
  [/\b(won't|wont)\b/g, 'will not'],
  [/\bshan't\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n'?t\b/g, '$1 not'],
  [/\bi not (?=like|want|have|need|smoke|drink|mind|care|know|do)/g, 'i do not '],
  [/\b(i)'?m\b/g, 'i am'],
  [/\bim\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\byoure\b/g, 'you are'],
  [/\btheyre\b/g, 'they are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\bive\b/g, 'i have'],
  [/\b(i|you|we|they|he|she|it|that|who|there)'d\b/g, '$1 would'],
  [
    /\bid (?=like|love|prefer|want|rather|go|say|travel|drive|be|need|date|have|hope|really|never|only|also)/g,
    'i would ',
  ],
  [/\b(i|you|we|they|he|she|it|that|who|there)'ll\b/g, '$1 will'],
  [/\b(that|it|he|she|there|what|who|where|how|here|everything)'s\b/g, '$1 is'],
  [
    /\b([a-z]{3,})'s (?=not\b|fine\b|ok\b|never\b|always\b|off\b|out\b|my own\b|a (?:no|yes|maybe|must)\b|no good\b|gone\b|okay\b)/g,
    '$1 is ',
  ],
  [/\b(schedule|calendar|diary|week|budget|limit|range|money|distance|age|faith|religion|everyone)'s\b/g, '$1 is'],
  [/\b(early|mid|late)-?ish\b/g, '$1'],
  [/\b(thats)\b/g, 'that is'],
  [/\b(whats)\b/g, 'what is'],
  [/\blet's\b/g, 'let us'],
]

const UNITS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** A run of number words. A lone "one" is none: "the right one" is no number. */
const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:an? |one )?(?:hundred|thousand)|${UNITS}|${TENS})(?:(?: |-| and )(?:hundred|thousand|${UNITS}|${TENS}|(?<=ty[ -]|hundred and )one))*\\b`,
  'g',
)

function swapAll(text: string, swaps: readonly Swap[]) {
  return swaps.reduce((so, [from, to]) => so.replace(from, to), text)
}

// compromise takes milliseconds for each number, and for a run of them the square of its length: nobody's own numbers
// reach these, and a message of nothing but number words must not hold everybody up for seconds.
const MOST_NUMBERS = 40
const MOST_WORDS_OF_A_NUMBER = 16

/** "forty-five" → "45", by compromise. "five or six" and "twenty and thirty" stay two numbers. */
function digitsForWords(text: string) {
  let numbers = 0
  return text
    .replace(/\bfourty\b/g, 'forty')
    .replace(/\b(late|early|mid|low|high)-(?=\w)/g, '$1 ')
    .replace(NUMBER_WORDS, (run) => {
      numbers += 1
      if (numbers > MOST_NUMBERS || run.split(/[\s-]+/).length > MOST_WORDS_OF_A_NUMBER) return run
      const document = nlp(run.replace(/^an? /, 'one '))
      document.numbers().toNumber()
      return document.text()
    })
}

/**
 * A message in the one spelling that the readers know: lower case, no accents, contractions opened, slang and usual
 * slips put right, pictures and borrowed phrases as words, numbers as digits. "I'm 40ish & don't smoke" → "i am 40ish
 * and do not smoke".
 */
export function plainWords(text: string): string {
  const bare = swapAll(text, PICTURES)
    .toLowerCase()
    .replace(/\bs\u00ed\b/g, 'yes')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d/gu, ' ')
    .replace(/&/g, ' and ')
    .replace(/([a-z])\1{3,}/g, '$1$1')
    .replace(/\s+/g, ' ')
    .trim()
  const opened = swapAll(swapAll(bare, SHORT_FORMS), CONTRACTIONS).replace(/[a-z]{6,}/g, withoutSlip)
  return digitsForWords(swapAll(opened, OTHER_TONGUES)).replace(/\s+/g, ' ').trim()
}
