import { type Swap, said } from './swaps.ts'
import { everywhere, oneOf, pattern } from './words.ts'

const WITHOUT_ITS_G = oneOf(
  /lookin|searchin|huntin|hopin|wantin|tryin|datin|seein|meetin|talkin|textin|ghostin|messin|playin|explorin/,
  /settlin|havin|livin|workin|doin|goin|gettin|bein|thinkin|feelin|drivin|travellin|cookin/,
)
const EVERYDAY_WORDS: readonly Swap[] = [
  said('definitely', /definately|definatly|defintely|defo|deffo|deffs|defs|def/),
  said('probably', /probs|prolly|probly/),
  said('something', /smthing|smth|sumthing|somethin|sumthin|smthin|sth|somthing/),
  said('looking', /lokking|loking|lookng/),
  [everywhere(pattern`\b(${WITHOUT_ITS_G})\b`), '$1g'],
  [/(?<=\b(?:looking|searching|hoping|here|up|ready|down) )4\b/g, 'for'],
  said('proper', /propper|propa|proppa/),
  said('i have', /iv/),
  [/\bil\b(?= [a-z])/g, 'i will'],
  [/\b4 (me|the|my|someone|something)\b/g, 'for $1'],
  said('though', /tho/),
  said('because', /cuz|coz|cos|bc|becuase/),
  said('without', /w\/o/),
  [/\bw\/?(?=\s)/g, 'with'],
  said('you', /u|ya|yu/),
  said('your', /ur/),
  [/\br\b(?=\s(?:a|the|my|you|not))/g, 'are'],
  said('want to', /wanna|wana/),
  said('when', /wen/),
  said('about', /bout|abt|abut/),
  said('before', /b4/),
  said('love', /luv/),
  said('have', /hav/),
  said('with', /wi|wiv|wth/),
  said('what', /wat|wot/),
  said('should', /shud|shld/),
  said('could', /cud|cld/),
  said('would', /wud|wld/),
  said('do not', /dnt|dun/),
  said('want', /wnat|wnt|wan/),
  said('nothing', /nuthin|nothin|nuffin/),
  said('going to', /gonna/),
  [/(?<=[a-z] )n(?= [a-z])/g, 'and'],
  said('do not know', /dunno/),
  said('i do not know', /idk/),
  said('i do not care', /idc/),
  said('i do not mind', /idm/),
  said(' ', /tbh|tbf|ngl|imo|lol|lmao|haha+|hehe+|rofl/),
  said('please', /pls|plz|plse|pleas/),
  said('message', /msg/),
  said('really', /rly|realy/),
  said('thanks', /thx|ty|tysm|cheers m8/),
  said('never', /nvr|nevr|neva/),
]

const PEOPLE: readonly Swap[] = [
  said('someone', /sum1|some1|sumone|somone|somebdy/),
  said('anyone', /any1|ne1/),
  said('no one', /no1/),
  said('people', /ppl|peeps|pple|poeple|peple/),
  said('women', /wmn|womans|womens|wimin/),
  said('men', /mens/),
  said('girlfriend', /gf/),
  said('boyfriend', /bf/),
  said('nonbinary', /enby|enbies|nb|non binary|non-binary/),
  said('them', /em/),
]

const MISSPELT_RELATIONSHIP = oneOf(
  /relashionship|relashonship|realationship|ralationship|realtionship|relatonship|relatioship/,
  /relationshp|relationsip|rship/,
)
const ANSWERS: readonly Swap[] = [
  [everywhere(pattern`\b${MISSPELT_RELATIONSHIP}(s?)\b`), 'relationship$1'],
  said('long-term relationship', /ltr/),
  said('no strings attached', /nsa/),
  said('friends with benefits', /fwb/),
  said('casual', /casul|causal|casaul|cassual/),
  said('serious', /serius|seriuos|srs|sirius/),
  said('settle', /settel|setle|settell/),
  said('long-term', /long term|longterm|longish-term|long-terms|long trem|lng term|long temr/),
  said('short-term', /short term|shortterm/),
  said('smoke', /somke|smok|smoek|smke/),
  said('smoking', /smokin|smoken|smokng|somking/),
  said('drinking', /drinkin|drinkng|dringking/),
  said('drink', /drnk|drik|dirnk/),
  said('liquor', /likker|licker|liqour|liquer/),
  said('cigarettes', /ciggarettes|cigarets|cigarretes|cigeretes|sigarettes|ciggerettes/),
  said('sometimes', /somtimes|sometims|sumtimes|sometimez|smtimes/),
  said('occasionally', /ocasionally|occasionaly|occassionally|occasionly|ocassionally/),
  said('socially', /socialy|socally|socialli|sociably/),
  said('kids', /kidz|kiddos?|bairns|kiddies|sprogs|rugrats/),
  said('children', /chidren|childern|childrn|chlidren/),
  said('child-free', /childfree/),
  said('dealbreaker', /(?:deal[- ]?break|deal ?braker|dealbreker)(?:er|r)?s?/),
]

const TIMES: readonly Swap[] = [
  said('parties', /partys|partees|parteys/),
  said('every day', /erryday|everday|evryday/),
  said('hello', /good (?:evening|morning|afternoon|night|day)/),
  said('birthdays', /(?:bday|b-day)s?/),
  said('morning', /morn|mornin/),
  [/\b(?:night time|nite)(s?)\b/g, 'night$1'],
  said('weeknights', /wknights?|weeknites?|weeknigts?/),
  said('weekends', /wknds?|weekened|wkends?|weeknds?|wekends?/),
  said(
    'weeknights',
    /week nights?|week-nights?|weeknight|weekday evenings?|weekday nights?|week day evenings?/,
    /midweek evenings?|weeknight evenings?/,
  ),
  said('weekends', /(?:weekend|week end|week-end)s?/),
]

const MEASURES: readonly Swap[] = [
  [/\b(\d+) ?k\b(?=\s*(?:away|radius|from|max|tops|or so))/g, '$1 km'],
  said('between', /btwn|betwen|beween|inbetween/),
  said('years', /yrs?|yr's/),
  said('years old', /y\.?o\.?/),
  [/(?<=\d[ -]?)(?:mi|mls|mile)\b/g, 'miles'],
  said('km', /kms|kilometers?|kilometres?|klicks|kays/),
]

/** Short forms and slips as people type them; whole words, lower case. */
export const SHORT_FORMS: readonly Swap[] = [...EVERYDAY_WORDS, ...PEOPLE, ...ANSWERS, ...TIMES, ...MEASURES]
