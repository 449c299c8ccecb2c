import type { Clause } from '../../reading/sentences.ts'
import { isBare, type Reader } from '../reader.ts'
import {
  ANY_WORD,
  AS_WELL,
  BY_THE_WAY,
  EVERYBODY,
  EXCLAIMED,
  GOES_ON,
  IN_PASSING,
  LABELLED,
  LEADS,
  MEETING_EVERYBODY,
  type Meet,
  NO_PREFERENCE,
  NOT_THEM,
  NOT_WANTED,
  OWN_GENDER,
  SEEKING,
  WHO_I_AM,
  WORDS,
} from './meet-words.ts'

/** Whom the person would like to meet, stored as must-haves with the spelling the matching knows. */
export const readMeet: Reader = (sentence, context) => {
  if (sentence.asks || EXCLAIMED.test(sentence.text)) return []
  const asked = context.pending === 'who'
  const around = aroundIn(sentence.text, asked && context.isBrief)
  const found = sentence.clauses.flatMap((clause) => meetIn(clause, around))
  const isOpen = asked && context.isBrief && found.length === 0 && NO_PREFERENCE.test(sentence.text)
  const wanted = isOpen ? (['Everyone'] as const) : [...new Set(found)]
  const everyone =
    wanted.includes('Everyone') && !(wanted.length > 1 && !/\beveryone|all genders\b/.test(sentence.text))
  const values: Meet[] = everyone ? ['Everyone'] : wanted.filter((one) => one !== 'Everyone')
  return values.map((value, at) => ({
    kind: 'add' as const,
    path: 'preferences.must_haves' as const,
    value,
    words: sentence.original,
    alone: at === 0 && !AS_WELL.test(sentence.text),
  }))
}

/** "I'm bi, so all genders really." */
const ALL_OF_THEM = /\b(?:all|any) genders\b|\beveryone is welcome\b/

type Declared = (typeof WHO_I_AM)[number]
/** What a sentence says for all of its clauses. */
type Around = { isAsked: boolean; isLabelled: boolean; isSeeking: boolean; declared: Declared | undefined }

function aroundIn(sentence: string, isAsked: boolean): Around {
  const whole = sentence.replace(/,/g, '')
  const declared = ALL_OF_THEM.test(whole) ? undefined : WHO_I_AM.find(([said]) => said.test(whole))
  return { isAsked, isLabelled: LABELLED.test(sentence), isSeeking: SEEKING.test(sentence), declared }
}

function meetIn(clause: Clause, { isAsked, isLabelled, isSeeking, declared }: Around): Meet[] {
  if (clause.about === 'third') return []
  if (declared) return [...declared[1]]
  const text = clause.text.replace(IN_PASSING, ' ').replace(OWN_GENDER, ' ')
  const named = WORDS.filter(([, pattern]) => pattern.test(text))
  if (named.length === 0 || NOT_WANTED.test(text) || BY_THE_WAY.test(text)) return []
  return named
    .filter(
      ([, pattern]) =>
        isLabelled ||
        isAsked ||
        SEEKING.test(text) ||
        (isSeeking && GOES_ON.test(text)) ||
        LEADS.test(text) ||
        /\bgenders?\b/.test(text) ||
        isBare(text.replace(ANY_WORD, ' '), pattern),
    )
    .filter(([, pattern]) => !NOT_THEM.test(text.slice(0, pattern.exec(text)?.index ?? 0)))
    .filter(([meet, pattern]) => meet !== 'Everyone' || isEveryone(text, pattern, isAsked))
    .map(([meet]) => meet)
}

/** "Anyone" and "anybody" say it only as the object of meeting: "open to anyone", not "anyone who smokes". */
function isEveryone(text: string, pattern: RegExp, asked: boolean): boolean {
  const said = pattern.exec(text)?.[0] ?? ''
  if (!EVERYBODY.test(said)) return true
  return asked || MEETING_EVERYBODY.test(text) || isBare(text, pattern)
}
