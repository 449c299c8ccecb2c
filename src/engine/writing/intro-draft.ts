import type { IntroDraft } from '#contract/concierge.ts'
import { SAFETY } from '#contract/options.ts'
import { normaliseTag } from '../matching/member/tags.ts'
import { areaText, FAR_KM } from './area.ts'
import { safePlace } from './clean.ts'
import { capitalized, fill, listed, one } from './grammar.ts'
import { signedGreeting } from './greeting.ts'
import { type Ground, groundOf, type Introduction } from './intro-context.ts'
import { type Meeting, meetingFor } from './plan.ts'
import { mixSeed, pick, type Seed, shuffled } from './seed.ts'
import {
  INTRO_ASKS,
  INTRO_LEADS,
  INTRO_SPARSE_LEADS,
  INTRO_THEIR_LEADS,
  VIDEO_SENTENCES,
} from './templates/intro-templates.ts'
import { nounOf } from './topics/topics.ts'

/** Who writes to whom, and a place near the middle of their cities when the caller knows one. */
export type DraftIntro = Introduction & { midpoint?: string | null | undefined; seed?: Seed | undefined }

const [PUBLIC_FIRST, VIDEO_FIRST] = SAFETY
const chose = ({ yourSafety }: Ground, choice: string) =>
  yourSafety.some((entry) => normaliseTag(entry) === normaliseTag(choice))

/** What the letter says first: the shared topics, else what the other named, else only who introduces them. */
function lead({ shared, theirs }: Ground, { topic }: Meeting, seed: Seed) {
  const isPlanned = (key: string) => key === topic?.key
  const topics = shuffled(shared, seed, 'lead').sort((a, b) => Number(isPlanned(b.key)) - Number(isPlanned(a.key)))
  const noun = listed(topics.slice(0, 2).map(nounOf))
  if (noun) return fill(pick(INTRO_LEADS, seed, 'lead'), { noun })
  const theirNoun = listed(theirs.slice(0, 1).map(nounOf))
  if (theirNoun) return fill(pick(INTRO_THEIR_LEADS, seed, 'lead'), { noun: theirNoun })
  return pick(INTRO_SPARSE_LEADS, seed, 'lead')
}

/**
 * A first letter and a plan for a first meeting, in public always: out of the shared time, the lower budget, the
 * middle of both cities and the viewer's safety choices. Works from names and a brief alone; facts make it richer.
 */
export function draftIntro({ seed = '', midpoint, ...introduction }: DraftIntro): IntroDraft {
  const { yourName, theirName, brief } = introduction
  const own = mixSeed(seed, yourName ?? '', theirName ?? '', brief ?? '', 'intro')
  const ground = groundOf(introduction)
  const meeting = meetingFor(ground, shuffled([...ground.shared, ...ground.theirs], own), own)
  const { outing, slot } = meeting
  const [day, window] = [pick(slot.days, own, 'day'), pick(slot.windows, own, 'window')]
  const isFar = (ground.distanceBandKm ?? 0) > FAR_KM
  const video = isFar || chose(ground, VIDEO_FIRST)
  const ask = fill(pick(INTRO_ASKS, own, 'ask'), { day: one(`${day} ${slot.word}`), outing: one(outing.text) })
  const letter = [lead(ground, meeting, own), ask, video ? pick(VIDEO_SENTENCES, own, 'video') : undefined]
  const area = areaText(ground, safePlace(midpoint), own)
  return {
    opener: signedGreeting(introduction, own)(letter.filter((sentence) => sentence !== undefined).join(' ')),
    plan: {
      day,
      window,
      vibe: capitalized(video ? `a short video hello first, then ${outing.text}` : outing.text),
      area: capitalized(chose(ground, PUBLIC_FIRST) ? `${area}, in a public place` : area),
    },
  }
}
