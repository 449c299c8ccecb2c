import type { Utterance } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { EXCLUSIVE, isValueLabel, TOLD_LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { pick } from '../random.ts'
import { smallTalk } from './small-talk.ts'

export type Lesson = {
  text: string
  asked: string
  labels: readonly string[]
  masked: readonly string[]
  weight: number
}

/** 'none' is for a line without a question. */
const ASKED = [
  ...['none', 'intent', 'meet', 'age', 'distance', 'availability', 'budget', 'smoking', 'drinking', 'kids', 'faith'],
  ...['mustHaves', 'dealbreakers', 'safety', 'ownAge'],
]
/** Corpus headings with a single question, or two halves by label. */
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
  // A short "no" answers the half that was asked, but its labels are about both.
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
const OF_MYSELF = /\b(?:i|i'm|i've|me|my|we)\b/i

const TELLS: readonly string[] = ['DI', 'LO', 'OF', 'D1', 'D2', 'ST']

/** Derives labels that the corpus lacks: the kind of fact, and whether the line tells a fact. */
function unlabelled(text: string, labels: readonly string[]): readonly string[] {
  if (labels.some((label) => TOLD_LABELS.some((told) => told === label))) return []
  if (labels.some((label) => TELLS.includes(label))) return TOLD_LABELS
  return labels.length === 0 && OF_MYSELF.test(text) ? ['OF'] : []
}

/** Lessons from each corpus line, alone and with text before, after and around it. */
export function composed(corpus: readonly Utterance[], random: () => number): Lesson[] {
  const lessons: Lesson[] = []
  const teach = (
    text: string,
    asked: string,
    labels: readonly string[],
    { weight = 0.5, masked = [] as readonly string[] } = {},
  ) => {
    lessons.push({ text, asked, labels, masked: masked.length === 0 ? unlabelled(text, labels) : masked, weight })
  }
  const own = corpus.filter(({ masked }) => masked.length === 0)
  const isAct = (label: string) => !isValueLabel(label)
  const aside = own.filter(({ labels, text }) => labels.length === 0 && text.split(' ').length >= 4)
  const answers = own.filter(({ asked, labels }) => asked !== 'any' && labels.length > 0 && !labels.some(isAct))
  const volunteered = own.filter(({ asked, labels }) => asked === 'any' && labels.length > 0 && !labels.some(isAct))
  const questions = own.filter(({ labels }) => labels.includes('Q'))
  const anywhere = () => pick(random, ASKED)

  for (const one of corpus) {
    const { text, labels, masked } = one
    if (masked.length > 0) {
      const answered = one.asked === 'any' ? [] : questionsOf(one)
      for (const asked of [...answered, 'none', anywhere(), anywhere()]) teach(text, asked, labels, { masked })
      continue
    }
    const places = one.asked === 'any' ? ['none', anywhere(), anywhere(), anywhere()] : questionsOf(one)
    for (const asked of places) {
      teach(text, asked, labels, { weight: 1 })
      teach(typed(text, random), asked, labels)
    }
    if (one.asked !== 'any' && labels.length === 0) teach(typed(text, random), anywhere(), [])
  }
  for (const one of answers)
    for (const asked of questionsOf(one)) {
      const said = embroidered(one, random, { aside, volunteered, questions })
      if (said) teach(typed(said.text, random), asked, said.labels, { weight: 0.6, masked: said.masked })
    }
  for (const one of volunteered) {
    const other = pick(random, volunteered)
    const labels = both(one.labels, other.labels)
    if (labels) teach(typed(`${bare(one.text)}. ${other.text}`, random), anywhere(), labels)
  }
  for (const { text, labels } of own.filter((one) => one.asked === 'any' && one.labels.some(isAct))) {
    teach(typed(`${pick(random, BEFORE)}${lower(text)}`, random), anywhere(), labels, { weight: 0.6 })
    if (labels.includes('D2')) teach(`${pick(random, FIRST)} ${text}`, anywhere(), labels, { weight: 0.6 })
  }
  for (const text of smallTalk(SMALL_TALK, random))
    teach(typed(text, random), anywhere(), [], { masked: ['ST', 'Q', 'OF', ...TOLD_LABELS] })
  return lessons
}

type Beside = Record<'aside' | 'volunteered' | 'questions', readonly Utterance[]>

function embroidered({ text, labels }: Utterance, random: () => number, besides: Beside) {
  const kind = random()
  const as = (said: string) => ({ text: said, labels, masked: [] as readonly string[] })
  const beside = (said: string) => ({ ...as(said), masked: TOLD_LABELS })
  if (kind < 0.25) return as(pick(random, BEFORE) + lower(text))
  if (kind < 0.45) return as(bare(text) + pick(random, AFTER))
  if (kind < 0.55) return beside(`${pick(random, FIRST)} ${text}`)
  if (kind < 0.65) return beside(`${bare(text)}. ${pick(random, LAST)}`)
  if (kind < 0.78)
    return as(
      `${bare(pick(random, besides.aside).text)}${pick(random, ['. ', ', but ', ' so ', '. Anyway, '])}${lower(text)}`,
    )
  if (kind < 0.86) return as(`${bare(text)}. ${pick(random, besides.aside).text}`)
  const other = pick(random, kind < 0.93 ? besides.volunteered : besides.questions)
  const merged = both(labels, other.labels)
  return merged && { text: `${bare(text)}. ${other.text}`, labels: merged, masked: [] }
}
