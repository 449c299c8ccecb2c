import { anyOf, oneOf } from '../../reading/words.ts'

const CHARACTER = oneOf(
  /kind\w*|honest\w*|loyal\w*|respect\w*|trust\w*|faithful|integrity|generous|gentle|warm\w*|car(?:es|ing)/,
  /patient|patience|thoughtful\w*|empath\w*|compassion\w*|supportive|understanding|consider\w*|polite|manners/,
  /calm|stable|stability|reliab\w*|independen\w*|confiden\w*|mature|maturity|emotional\w*|affection\w*|romantic/,
  /positive|optimis\w*|easy-?going|open\w*|spontane\w*|adventur\w*|passion\w*|driven|ambitio\w*/,
)
const MIND = oneOf(
  /funny|humou?r|laugh\w*|banter|wit|witty|playful\w*|sense of|smart|intelligen\w*|clever|curious|curiosity/,
  /creativ\w*|educated|nerdy?|geeky?|communicat\w*|listen\w*|conversation\w*/,
)
const LIFE = oneOf(
  /family|job|career|employed|health\w*|fit|activ\w*|tall|taller|shorter|chemistry|attract\w*|vegan|vegetarian/,
  /outdoors\w*|travel\w*|hik\w*|danc\w*|sport\w*|music\w*|sings?|plays?|read\w*|books?|art|arts|theatre/,
  /films?|movies|games?|gaming|cook\w*|food|foodie|garden\w*|dogs?|cats?|animals?/,
)
/** Words that name a quality of a person, or lead to one. */
export const TRAIT = anyOf(CHARACTER, MIND, LIFE, /loves?|likes?|enjoys?|shares?/)
