import { rowsWith } from '../../src/engine/concierge/profile/rows.ts'
import type { Utterance } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { hash, mixed } from '../../src/engine/concierge/understand/built-in/labels/features.ts'
import { EXCLUSIVE, isValueLabel, TOLD_LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { chosen, type Pool, pick, randomFrom } from '../random.ts'
import { smallTalk } from './small-talk.ts'

export type Lesson = {
  text: string
  asked: string
  labels: readonly string[]
  masked: readonly string[]
  weight: number
  /** Decides the lesson's place in each epoch and its dropped features. */
  seed: number
}

/** 'none': a line without a question. */
const ASKED = ['none', 'ownAge', ...rowsWith(({ isNeverAsked }) => !isNeverAsked)]
/** A heading means one question, or two that the labels tell apart. */
const HEADINGS: Record<string, readonly (readonly [string, RegExp])[]> = {
  who: [
    ['meet', /^(?:m|A)/],
    ['age', /^A/],
  ],
  ages: [['age', /./]],
  week: [
    ['availability', /^a/],
    ['budget', /^b/],
  ],
  habits: [
    ['smoking', /^s/],
    ['drinking', /^d\d/],
  ],
  wishes: [
    ['mustHaves', /^W/],
    ['dealbreakers', /^(?:X|x)/],
  ],
}
const OF_BOTH = /\b(?:both|neither|either|none)\b/i

function questionsOf({ asked, labels, text }: Utterance): string[] {
  const halves = HEADINGS[asked]
  if (!halves) return [asked]
  const values = labels.filter(isValueLabel)
  const named = halves.filter(([, own]) => values.some((label) => own.test(label))).map(([part]) => part)
  // A short "no" answers the question asked, but its labels are about both questions.
  if (named.length > 1 && asked === 'habits' && text.split(' ').length <= 2 && !OF_BOTH.test(text)) return []
  return named.length > 0 ? named : halves.map(([part]) => part)
}

const BEFORE =
  "hmm, |well, |honestly, |I guess |tbh |to be honest, |ok so |haha |um, |oh, |right, |good question. |easy, |so, |I'd say |i would say |probably |put |my answer: |look, |you know, |for me |Ooh, |fine. |Sure. |actually ".split(
    '|',
  )
const AFTER =
  " lol| haha| please| thanks| I guess| i think| tbh| really| for me| if that's ok| 😊| 😂|!|...|?| or so| I suppose| honestly| to be fair| if possible| sorry|, you know|, that's me| is best| works for me| would be good".split(
    '|',
  )
const FIRST =
  "Sorry, had to feed the cat.|Just got home.|Good question.|Ha, my sister asked me that too.|Ok here goes.|I'm typing on the bus.|Long day.|I had to think about that.|My ex never asked me that.|My brother says I overthink it.|Thanks for asking.|Funny you ask.|It has been a while since anyone asked.|My daughter says I should do this.|The kids are finally asleep.".split(
    '|',
  )
const LAST =
  "Is that ok?|Does that make sense?|Hope that helps.|Next question!|What else?|Sorry for the long message.|Don't judge me.|My mother would faint.|My sister laughs about it.|Been that way for years.|It's late here.|The dog agrees.|Ask my friends.|So there.|That's how I was raised.|Can I change that later?".split(
    '|',
  )

const bare = (text: string) => text.replace(/[\s.!]+$/, '')
const lower = (text: string) => (/^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

function both(one: readonly string[], other: readonly string[]): string[] | null {
  const labels = [...new Set([...one, ...other])]
  return EXCLUSIVE.some((set) => labels.filter((label) => set.includes(label)).length > 1) ? null : labels
}

function typed(text: string, random: () => number): string {
  let out = random() < 0.3 ? text.toLowerCase() : text
  if (random() < 0.3) out = out.replace(/[.,;:!]/g, '')
  if (random() < 0.3) out = out.replaceAll("'", '')
  if (random() < 0.1) out = out.replace(/\byou\b/g, 'u').replaceAll(' to ', ' 2 ')
  const at = 1 + Math.floor(random() * (out.length - 3))
  if (random() < 0.15 && out.length > 6 && /[a-z]{2}/i.test(out.slice(at, at + 2)))
    out = random() < 0.5 ? out.slice(0, at) + out.slice(at + 1) : out.slice(0, at) + out.charAt(at) + out.slice(at)
  return out
}

const SMALL_TALK = 3000
const SMALL_TALK_SEED = 7
/** The best of four values by `npm run eval:concierge` and the chat's tests. */
const SALT = 3
const OF_MYSELF = /\b(?:i|i'm|i've|me|my|we)\b/i

const TELLS: readonly string[] = ['DI', 'LO', 'OF', 'D1', 'D2', 'ST']

/** Labels that the corpus leaves open: the kind of a fact, or whether a line states one. */
function unlabelled(text: string, labels: readonly string[]): readonly string[] {
  if (labels.some((label) => TOLD_LABELS.some((told) => told === label))) return []
  if (labels.some((label) => TELLS.includes(label))) return TOLD_LABELS
  return labels.length === 0 && OF_MYSELF.test(text) ? ['OF'] : []
}

type Line = Utterance & { seed: number }
type Taught = Pick<Lesson, 'text' | 'asked' | 'labels'> & Partial<Pick<Lesson, 'masked' | 'weight'>>

/** Each line has its own seed, so a new line does not change the lessons of others. */
function seeded(corpus: readonly Utterance[]): Line[] {
  const times = new Map<string, number>()
  return corpus.map((one) => {
    const key = [one.asked, one.labels.join(' '), one.text].join('|')
    const time = times.get(key) ?? 0
    times.set(key, time + 1)
    return { ...one, seed: hash(`${SALT}|${time}|${key}`) }
  })
}

const pooled = (lines: readonly Line[]): Pool<Utterance> => lines.map((one) => ({ seed: one.seed, one }))
const QUESTIONS = ASKED.map((one) => ({ seed: hash(one), one }))
const anywhere = (random: () => number) => chosen(random, QUESTIONS)

const isAct = (label: string) => !isValueLabel(label)
const isAnswer = ({ asked, labels }: Utterance) => asked !== 'any' && labels.length > 0 && !labels.some(isAct)
const isVolunteered = ({ asked, labels }: Utterance) => asked === 'any' && labels.length > 0 && !labels.some(isAct)

/** Each corpus line alone, and with text before, after and around it. */
export function composed(corpus: readonly Utterance[]): Lesson[] {
  const lines = seeded(corpus)
  const own = lines.filter(({ masked }) => masked.length === 0)
  const pools = {
    aside: pooled(own.filter(({ labels, text }) => labels.length === 0 && text.split(' ').length >= 4)),
    volunteered: pooled(own.filter(isVolunteered)),
    questions: pooled(own.filter(({ labels }) => labels.includes('Q'))),
  }
  return [...lines.flatMap((line) => lessonsOf(line, pools)), ...withSeeds(passing(), SMALL_TALK_SEED)]
}

const withSeeds = (lessons: readonly Taught[], seed: number): Lesson[] =>
  lessons.map(({ weight = 0.5, masked = [], ...one }, nth) => ({
    ...one,
    masked: masked.length === 0 ? unlabelled(one.text, one.labels) : masked,
    weight,
    seed: mixed(seed + nth),
  }))

function lessonsOf(line: Line, pools: Pools): Lesson[] {
  const random = randomFrom(line.seed)
  if (line.masked.length > 0) return withSeeds(partlyKnown(line, random), line.seed)
  const lessons = alone(line, random)
  if (isAnswer(line)) lessons.push(...amidOthers(line, random, pools))
  if (isVolunteered(line)) lessons.push(...withAnother(line, random, pools))
  if (line.asked === 'any' && line.labels.some(isAct)) lessons.push(...introduced(line, random))
  return withSeeds(lessons, line.seed)
}

function partlyKnown(one: Utterance, random: () => number): Taught[] {
  const { text, labels, masked } = one
  const answered = one.asked === 'any' ? [] : questionsOf(one)
  const places = [...answered, 'none', anywhere(random), anywhere(random)]
  return places.map((asked) => ({ text, asked, labels, masked }))
}

function alone(one: Utterance, random: () => number): Taught[] {
  const { text, labels } = one
  const isOfAnything = one.asked === 'any'
  const places = isOfAnything ? ['none', anywhere(random), anywhere(random), anywhere(random)] : questionsOf(one)
  const lessons = places.flatMap((asked): Taught[] => [
    { text, asked, labels, weight: 1 },
    { text: typed(text, random), asked, labels },
  ])
  if (!isOfAnything && labels.length === 0)
    lessons.push({ text: typed(text, random), asked: anywhere(random), labels: [] })
  return lessons
}

const amidOthers = (one: Utterance, random: () => number, pools: Pools) =>
  questionsOf(one).flatMap((asked): Taught[] => {
    const said = embroidered(one, random, pools)
    return said ? [{ ...said, text: typed(said.text, random), asked, weight: 0.6 }] : []
  })

function withAnother(one: Utterance, random: () => number, { volunteered }: Pools): Taught[] {
  const other = chosen(random, volunteered)
  const labels = both(one.labels, other.labels)
  return labels ? [{ text: typed(`${bare(one.text)}. ${other.text}`, random), asked: anywhere(random), labels }] : []
}

function introduced({ text, labels }: Utterance, random: () => number): Taught[] {
  const begun = typed(`${pick(random, BEFORE)}${lower(text)}`, random)
  const lessons: Taught[] = [{ text: begun, asked: anywhere(random), labels, weight: 0.6 }]
  if (labels.includes('D2'))
    lessons.push({ text: `${pick(random, FIRST)} ${text}`, asked: anywhere(random), labels, weight: 0.6 })
  return lessons
}

function passing(): Taught[] {
  const random = randomFrom(SMALL_TALK_SEED)
  const masked = ['ST', 'Q', 'OF', ...TOLD_LABELS]
  return smallTalk(SMALL_TALK, random).map((text) => ({
    text: typed(text, random),
    asked: anywhere(random),
    labels: [],
    masked,
  }))
}

type Pools = Record<'aside' | 'volunteered' | 'questions', Pool<Utterance>>

function embroidered({ text, labels }: Utterance, random: () => number, pools: Pools) {
  const kind = random()
  const as = (said: string) => ({ text: said, labels, masked: [] as readonly string[] })
  const beside = (said: string) => ({ ...as(said), masked: TOLD_LABELS })
  if (kind < 0.25) return as(pick(random, BEFORE) + lower(text))
  if (kind < 0.45) return as(bare(text) + pick(random, AFTER))
  if (kind < 0.55) return beside(`${pick(random, FIRST)} ${text}`)
  if (kind < 0.65) return beside(`${bare(text)}. ${pick(random, LAST)}`)
  if (kind < 0.78)
    return as(
      `${bare(chosen(random, pools.aside).text)}${pick(random, ['. ', ', but ', ' so ', '. Anyway, '])}${lower(text)}`,
    )
  if (kind < 0.86) return as(`${bare(text)}. ${chosen(random, pools.aside).text}`)
  const other = chosen(random, kind < 0.93 ? pools.volunteered : pools.questions)
  const merged = both(labels, other.labels)
  return merged && { text: `${bare(text)}. ${other.text}`, labels: merged, masked: [] }
}
