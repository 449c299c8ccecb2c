import { anyOf } from './reading/words.ts'

const WORDS = anyOf(
  /trans(?:gender)?|gay|lesbian|bi(?:sexual)?|queer|closet\w*|asexual|hiv|std|divorc\w*|widow\w*|died|dead|death|passed away|funeral|buried|grie\w+|miscarr\w+/,
  /cancer|chemo|ill(?:ness)?|sick|disab\w*|depress\w*|anxi\w+|bipolar|adhd|autis\w*|therap\w+|medic\w+|hospital|surgery|operation|diabet\w*|epilep\w*|allerg\w*|addict\w*|sober|rehab|alcoholic|drank|wheelchair|deaf|blind/,
  /debts?|broke|bankrupt\w*|redundan\w*|unemployed|laid off|lost my job|on benefits|abus\w*|assault\w*|prison|jail|my (?:ex|late)(?:[- ](?:wife|husband))?|custody|abortion|infertil\w*|ivf/,
)

/** True for private matters in any context. */
export const namesPrivate = (words: string): boolean => WORDS.test(words.toLowerCase())
