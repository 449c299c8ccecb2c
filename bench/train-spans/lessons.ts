import { pick } from '../../reader/random.ts'
import type { Utterance } from '../../src/engine/dialogue/learned/corpus.ts'
import type { MarkedLine, Span, SpanKind } from '../../src/engine/dialogue/spans/marked-line.ts'

const BEFORE =
  'hmm, |well, |honestly, |ok so |haha |um, |oh, |right, |good question. |easy, |so, |look, |you know, |Ooh, |fine. |Sure. |actually |Sorry, had to feed the cat. |Just got home. |Long day. |Thanks for asking. '.split(
    '|',
  )
const AFTER =
  " lol| haha| please| thanks| I guess| i think| tbh| really| sorry|, that's me|. Is that ok?|. Does that make sense?|. Next question!|. What else?|. Don't judge me.|. So there.| 😊".split(
    '|',
  )

function changed(line: MarkedLine, change: (text: string) => string): MarkedLine {
  let text = ''
  let end = 0
  const spans: Span[] = []
  for (const span of line.spans) {
    text += change(line.text.slice(end, span.from))
    const from = text.length
    text += change(line.text.slice(span.from, span.to))
    spans.push({ kind: span.kind, from, to: text.length })
    end = span.to
  }
  text += change(line.text.slice(end))
  return { ...line, text, spans }
}

/** The second line said after the first. */
function joined(one: MarkedLine, other: MarkedLine, joint: string): MarkedLine {
  const by = one.text.length + joint.length
  return {
    asked: one.asked,
    standing: [...one.standing, ...other.standing],
    text: one.text + joint + other.text,
    spans: [...one.spans, ...other.spans.map(({ kind, from, to }) => ({ kind, from: from + by, to: to + by }))],
  }
}

const plain = (text: string): MarkedLine => ({ asked: '', standing: [], text, spans: [] })

function typed(line: MarkedLine, random: () => number): MarkedLine {
  const [isLower, isBare, isJoined] = [random() < 0.5, random() < 0.35, random() < 0.4]
  return changed(line, (text) => {
    const lower = isLower ? text.toLowerCase() : text
    const bare = isBare ? lower.replace(/[.,;:!]/g, '') : lower
    return isJoined ? bare.replaceAll("'", '') : bare
  })
}

const FIXED: readonly string[] = [
  ...['intent', 'meet', 'age', 'distance', 'availability', 'budget', 'smoking', 'drinking', 'kids', 'safety', 'none'],
]

const TELLING: readonly string[] = ['W', 'X', 'T', 'OF', 'DI', 'LO', 'D1', 'D2', 'R', 'C', 'xs', 'xd', 'xk', 'xn', 'NO']
const OPEN = ['mustHaves', 'dealbreakers', 'faith']
const ASKED = [...FIXED, ...OPEN]

export function unmarkedLessons(corpus: readonly Utterance[], count: number, random: () => number): MarkedLine[] {
  const idle = corpus.filter(
    ({ labels, masked }) => masked.length === 0 && !labels.some((one) => TELLING.includes(one)),
  )
  const own = idle.filter(({ labels, text }) => labels.length > 0 || !/\b(?:my|i'm|im|i am|i)\b/i.test(text))
  return Array.from({ length: count }, () => {
    const { asked, text } = pick(random, own)
    const isOpen = random() < 0.5
    const question = isOpen
      ? pick(random, OPEN)
      : asked === 'any' || !ASKED.includes(asked)
        ? pick(random, ASKED)
        : asked
    return { asked: question, standing: [], text, spans: [] }
  })
}

const WHO_DOES = /^(?:can|can't|will|won't|has|isn't|doesn't|is|gets|does|\w+(?:es|[^siu]s))\s/i
const LEADS_WHO = [
  'someone who ',
  'somebody who ',
  'a man who ',
  'a woman who ',
  'anyone who ',
  'someone that ',
  'who ',
]
const LEADS = [
  '',
  '',
  '',
  'someone ',
  'somebody ',
  'they must be ',
  'needs to be ',
  'he should be ',
  'she has to be ',
  "he's got to be ",
  'I want someone ',
  'well, ',
  'mostly ',
]
const REFUSES = [
  'no ',
  'no ',
  '',
  'not ',
  'nobody with ',
  'I hate ',
  "can't stand ",
  'never again ',
  'anything but ',
  "I can't stand ",
  'I could never live with ',
  'I can do without ',
]
const REFUSES_WHO = ['nobody who ', 'not someone who ', 'people who ', 'anyone who ', "I can't be with somebody who "]
const JOINTS = [', ', ', ', ' and ', '. ', ', and ', '; ', ' & ', '\n', ' plus ']
const LONGEST_ITEM = 6

export function listLessons(lines: readonly MarkedLine[], count: number, random: () => number): MarkedLine[] {
  const thingsOf = (kind: SpanKind) =>
    lines.flatMap(({ text, spans }) =>
      spans
        .filter((one) => one.kind === kind)
        .map(({ from, to }) => text.slice(from, to))
        .filter((words) => words.split(' ').length <= LONGEST_ITEM && !/[,.;"]/.test(words)),
    )
  const [musts, refused] = [thingsOf('must'), thingsOf('refused')]
  const withLead = (words: string, [leads, leadsWho]: readonly (readonly string[])[]) =>
    pick(random, (WHO_DOES.test(words) ? leadsWho : leads) ?? [''])
  return Array.from({ length: count }, () => {
    const asked = pick(random, ['mustHaves', 'mustHaves', 'dealbreakers'])
    let text = ''
    const spans: Span[] = []
    const length = 1 + Math.floor(random() * 4)
    for (let at = 0; at < length; at++) {
      const isRefused = random() < (asked === 'dealbreakers' ? 0.9 : 0.2)
      const words = pick(random, isRefused ? refused : musts)
      // "No liars or cheats": the "no" is said once.
      const goesOn = isRefused && spans.at(-1)?.kind === 'refused' && random() < 0.4
      const joint = at === 0 ? '' : goesOn ? pick(random, [' or ', ', ', ' and ']) : pick(random, JOINTS)
      const lead = goesOn
        ? ''
        : isRefused
          ? withLead(words, [asked === 'dealbreakers' ? ['', ...REFUSES] : ['no ', 'not '], REFUSES_WHO])
          : withLead(words, [LEADS, LEADS_WHO])
      const begins = /[.\n]\s*$/.test(joint) || at === 0
      const before = joint + (begins && random() < 0.6 ? lead.charAt(0).toUpperCase() + lead.slice(1) : lead)
      const own = begins && lead === '' && random() < 0.6 ? words.charAt(0).toUpperCase() + words.slice(1) : words
      text += before
      spans.push({ kind: isRefused ? 'refused' : 'must', from: text.length, to: text.length + own.length })
      text += own
    }
    if (random() < 0.3) text += '.'
    return { asked, standing: [], text, spans }
  })
}

/** Lessons from each corpus line as it is, as others would type it, and combined with others. */
export function lessonsFrom(lines: readonly MarkedLine[], random: () => number): MarkedLine[] {
  const withEntries = lines.filter(({ standing }) => standing.length > 0)
  return lines.flatMap((line) => {
    const told =
      line.standing.length === 0 && random() < 0.5 ? { ...line, standing: pick(random, withEntries).standing } : line
    const before = pick(random, BEFORE)
    const beside =
      random() < 0.5
        ? joined({ ...plain(before.trimEnd()), asked: line.asked }, { ...told }, ' ')
        : joined(told, plain(pick(random, AFTER)), '')
    const elsewhere = FIXED.includes(line.asked) ? [{ ...line, asked: pick(random, FIXED) }] : []
    const other = pick(random, lines)
    const two = joined(told, other, /[.!?]$/.test(told.text) ? ' ' : '. ')
    return [line, ...elsewhere, typed(told, random), typed(beside, random), two]
  })
}
