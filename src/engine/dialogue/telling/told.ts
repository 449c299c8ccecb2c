import { type ToldLabel, VALUE_LABELS } from '../learned/labels.ts'
import type { LabelReader, Likelihood } from '../learned/reader.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import { diedIn, isAnimal, isNamedPlainly, personIn } from './told-names.ts'

/** Something of the speaker's own life that a message tells, and the words that tell it most clearly. */
export type Told = { kind: ToldLabel; words: string; weight: number }

/** What weighs on somebody. Of these two are often told at once, and both are met. */
const GRAVE: readonly ToldLabel[] = ['Mloss', 'Mhurt', 'Mcare', 'Mpart', 'Mpet', 'Mwork', 'Mlonely', 'Mhome']
/** What is met before anything light. */
const HARD: readonly ToldLabel[] = [...GRAVE, 'Mill', 'Msober', 'Mself', 'Mtired', 'Mnervous', 'Mapps']
const LIGHT: readonly ToldLabel[] = ['Mjoy', 'Mkids', 'Mlove', 'Mjoke']

/** How a kind is met, which the rest of the reply keeps to. */
export type Tone = 'grave' | 'plain' | 'light'
export const toneOf = (kind: ToldLabel): Tone =>
  GRAVE.includes(kind) ? 'grave' : HARD.includes(kind) ? 'plain' : 'light'

// On the sixth unseen set, which nobody here has read: of 60 lines that tell something 40 are met, all as their kind, and
// of 27 others none. These counts were seen while the bounds were chosen; the lines were not.
/** From here on a kind is met. */
const PLAINLY = 0.33
/** The same where its words name whom or what it is about as well. */
const NAMED = 0.1
/** The same where a disclosure or something hard is heard as well. */
const BESIDE_A_DISCLOSURE = 0.2
const DISCLOSED = 0.3
/** A part that says nothing else is met from half of that, so that an answer beside it does not drown what is hard. */
const BY_ITSELF = 0.5
/** From here on a kind is met whatever else is heard; under it the words have to disclose something as well. */
const BEYOND_DOUBT = 0.45
const DISCLOSING = 0.3
const NOTHING = { words: '', weight: 0 }
/** From here on a part says something else: a value, an order, a question, a complaint. */
const SAYS_ELSE = 0.3
const ELSE = [...VALUE_LABELS.filter((label) => label !== 'NO'), 'R', 'Q', 'C']
/** From here on a part discloses, or tells something hard. */
const SUPPORTS = 0.15
/** From here on a part is hard, of whatever kind. */
const IS_HARD = 0.5
const OF_LIFE = /\b(?:i|i['\u2019]?m|i['\u2019]?ve|me|my|mine|we|us|our)\b/i
const MOST_PARTS = 24
const LEAST_WORDS = 3

/** What a message tells of the speaker's own life: at most two things, what is hard before what is light. */
export function toldIn(
  sentences: readonly Sentence[],
  { reader, asked, likely }: { reader: LabelReader; asked: string | null; likely: Likelihood },
): Told[] {
  const own = sentences.filter((one) => !one.asks && !isOfHopedFor(one) && !isToTheHost(one))
  if (own.length === 0) return []
  const question = asked ?? 'none'
  const parts = [...continuedIn(own), ...own.flatMap(partsOf)].slice(0, MOST_PARTS)
  const whole = reader(own.map(({ original }) => original).join(' '), question)
  const heard = parts.map((words) => ({ words, says: reader(words, question) }))
  const apart = heard.length > 1 ? heard.filter(isByItself) : []
  const least = Math.max(likely('DI'), likely('LO')) >= DISCLOSED ? BESIDE_A_DISCLOSURE : PLAINLY
  const weigh = (kind: ToldLabel) => {
    const clearest = heard.map(({ words, says }) => ({ words, weight: says(kind) })).reduce(greater)
    const mean = { kind, words: clearest.words, weight: (whole(kind) + clearest.weight) / 2 }
    const alone = apart.map(({ words, says }) => ({ words, weight: says(kind) })).reduce(greater, NOTHING)
    return HARD.includes(kind) && alone.weight >= BY_ITSELF * least
      ? { ...mean, words: alone.words, isHeard: true }
      : { ...mean, isHeard: false }
  }
  const told = (kinds: readonly ToldLabel[], from: number): Told[] =>
    kinds
      .map(weigh)
      .filter(
        ({ kind, words, weight, isHeard }) =>
          // "My dad was an alcoholic" tells of no recovery of their own.
          !(kind === 'Msober' && personIn(words)) &&
          (isHeard || weight >= from || (weight >= NAMED && isNamedPlainly(kind, words))) &&
          (weight >= BEYOND_DOUBT ||
            LIGHT.includes(kind) ||
            isNamedPlainly(kind, words) ||
            isDisclosing(reader(words, question))),
      )
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ kind, words, weight }) => ({ kind, words, weight }))
  const [hard, ...others] = withDeath(told(HARD, least), own)
  const light = tellsHard(own, reader) ? [] : told(LIGHT, PLAINLY)
  if (!hard) return light.slice(0, 1)
  const isElsewhere = ({ words }: Told) => !words.includes(hard.words) && !hard.words.includes(words)
  const second =
    others.find((one) => one.weight >= PLAINLY && GRAVE.includes(one.kind) && isElsewhere(one)) ??
    light.find((one) => one.kind !== 'Mjoke' && isElsewhere(one))
  return second ? [hard, second] : [hard]
}

/** What is hard, with a death first that is told in so many words, however faintly its label was heard. */
function withDeath(told: readonly Told[], own: readonly Sentence[]): readonly Told[] {
  const isOfDeath = ({ kind }: Told) => kind === 'Mloss' || kind === 'Mpet'
  if (told.some((one) => isOfDeath(one) && one.weight >= PLAINLY)) return told
  const death = own.flatMap(({ original }): Told[] => {
    const who = diedIn(original)
    return who ? [{ kind: isAnimal(who) ? 'Mpet' : 'Mloss', words: original, weight: PLAINLY }] : []
  })[0]
  return death ? [death, ...told.filter((one) => !isOfDeath(one))] : told
}

const isDisclosing = (says: Likelihood) => Math.max(says('DI'), says('LO')) >= DISCLOSING
const saysElse = (says: Likelihood) => ELSE.some((label) => says(label) >= SAYS_ELSE)

/** Whether a part tells of the speaker's life something hard or of weight, and says nothing else. */
const isByItself = ({ words, says }: { words: string; says: Likelihood }) =>
  OF_LIFE.test(words) && Math.max(says('DI'), says('LO')) >= SUPPORTS && !saysElse(says)

const STAYS_AWAY = oneOf(
  /(?:does|did|do|has|have|will|would) (?:not|no longer)|(?:does|did|has|have|wo)nae|never|stopped|no longer/,
)
const IN_TOUCH = oneOf(
  /spoken|speak(?:ing|s)?|talk(?:ing|ed|s)?|ring(?:ing|s)?|rung|call(?:ing|ed|s)?|writ(?:e|es|ing|ten)/,
  /visit(?:s|ed|ing)?|answer(?:s|ed|ing)?|see(?:n|ing)?/,
)
const AWAY = pattern`\b(?<!\bi |\bwho |\bthat )(?:${STAYS_AWAY})(?: \w+)?? (?:${IN_TOUCH})\b`
const FROM_ME = pattern`${AWAY}(?: (?:to|with))? (?:me|us)\b`
const OF_OWN = pattern`${AWAY}(?: any ?more| now)?\W*(?:$|[,;.])`
/** "She has not spoken to me in six years", "my son never rings": somebody of their own who stays away. */
const isEstranged = ({ text, original }: Sentence) =>
  FROM_ME.test(text) || (OF_OWN.test(text) && personIn(original) !== null)

/** Whether some part of a message tells something hard of the speaker's life, of a kind that is known or of none. */
export const tellsHard = (sentences: readonly Sentence[], reader: LabelReader): boolean =>
  sentences
    .filter((one) => !one.asks && !isOfHopedFor(one) && !isToTheHost(one))
    .flatMap((one) => (isEstranged(one) ? [null] : partsOf(one)))
    .slice(0, MOST_PARTS)
    .some((words) => {
      if (words === null) return true
      const says = reader(words, 'none')
      return OF_LIFE.test(words) && Math.max(says('LO'), says('D1')) >= IS_HARD && !saysElse(says)
    })

/** Hardship said in so many words of the writer or of somebody close to them, which no label is needed for. */
const SAID = anyOf(
  /(?:been|was|is|was having) (?:a |an )?(?:really |very |pretty )?(?:hard|rough|shit|shitty|tough|bad|awful|terrible|horrible|difficult) (?:old )?(?:year|month|week|time|few|couple|patch|stretch)/,
  /my (?:dad|father|mum|mam|mom|mother|parents?|brother|sister) (?:was|is|were|are) (?:a |an )?(?:alcoholics?|addicts?|drunks?|violent|abusive)/,
  /(?:wife|husband|missus) (?:has |just )?(?:left|walked out)(?! (?:the|a|at|for work|to)\b)|sore (?:spot|point)/,
)
export const saysHard = (text: string): boolean => SAID.test(text)

/** Whether a loss is told more plainly than anything that alarms. */
export const mourns = (told: readonly Told[], likely: Likelihood | undefined): boolean =>
  told.some(
    ({ kind, weight }) =>
      (kind === 'Mloss' || kind === 'Mpet') && weight > Math.max(likely?.('D1') ?? 0, likely?.('D2') ?? 0),
  )

const greater = <Weighed extends { weight: number }>(one: Weighed, other: Weighed) =>
  other.weight > one.weight ? other : one

/** "Someone who has lost a husband too": whom they hope to meet, and not their own life. */
const HOPED_FOR = /\b(?:some(?:one|body)|any(?:one|body)|partner|a (?:man|woman|person|guy|lady))\b/i
/** "You didn't answer me": said of the host, and not of the speaker's life. */
const TO_THE_HOST =
  /^\W*(?:(?:omg|lol|no|but|and|so|hey|ok|well|also)\W+)*(?:you|u|ya|ye)(?:'ve| have| just)* (?:did|didn'?t|did not|do|don'?t|never|still|not|skip\w*|miss\w*|ignor\w*|got|took|wiped|forgot|left|cut|put|wrote|said)\b/i
const isToTheHost = ({ original, clauses }: Sentence) => clauses.length <= 2 && TO_THE_HOST.test(original)

const isOfHopedFor = ({ original, clauses }: Sentence) =>
  HOPED_FOR.test(original) && clauses.every(({ about }) => about === 'partner')

/** "My Winston had a bass voice. Five years he's gone now": a sentence on somebody whom the one before it names. */
const continuedIn = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ original, text }, at) => {
    const before = sentences[at - 1]
    return before && OF_THEM.test(text) && personIn(before.original) ? [`${before.original} ${original}`] : []
  })
const OF_THEM = /\b(?:he|she|they)\b/

/** A sentence, and those of its clauses that say something by themselves. */
function partsOf({ original, clauses }: Sentence): string[] {
  const long = clauses.map((one) => one.original).filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS)
  return clauses.length > 1 ? [original, ...long] : [original]
}
