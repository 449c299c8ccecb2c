import type { SafetyChoice } from '#contract/safety-choices.ts'
import type { IntroDraft } from '#contract/suggestions.ts'
import { normaliseTag } from '../matching/member/tags.ts'
import { areaText, FAR_KM } from './area.ts'
import { safePlace } from './clean.ts'
import { capitalized, fill, one } from './grammar.ts'
import { signedGreeting } from './greeting.ts'
import { type Ground, groundOf, type Introduction } from './intro-context.ts'
import { type Meeting, meetingFor } from './plan.ts'
import { mixSeed, pick, pickUnsaid, type Seed, shuffled } from './seed.ts'
import { INTRO_ASKS, INTRO_CURIOUS, INTRO_SPARSE_LEADS, VIDEO_SENTENCES } from './templates/intro-templates.ts'
import { firstPerson } from './topics/first-person.ts'

export type DraftIntro = Introduction & { midpoint?: string | null | undefined; seed?: Seed | undefined }

const chose = ({ yourSafety }: Ground, choice: SafetyChoice) =>
  yourSafety.some((entry) => normaliseTag(entry) === normaliseTag(choice))

/**
 * Begins with a shared topic, else the other's topic, else the introduction itself.
 */
function lead({ shared, theirs, said }: Ground, { topic }: Meeting, seed: Seed) {
  const isPlanned = (key: string) => key === topic?.key
  const [about] = shuffled(shared, seed, 'lead').sort((a, b) => Number(isPlanned(b.key)) - Number(isPlanned(a.key)))
  const [named] = theirs
  if (!about && !named) return pickUnsaid(INTRO_SPARSE_LEADS, said, seed, 'lead')
  const curious = pickUnsaid(INTRO_CURIOUS, said, seed, 'curious')
  if (!about) return named && `${pickUnsaid(firstPerson(named).yours, said, seed, 'lead')} ${curious}`
  const { mine, ours, yours } = firstPerson(about)
  const turn = mixSeed(seed, 'turn') % 3
  if (turn === 0) return pickUnsaid(ours, said, seed, 'lead')
  return turn === 1 ? pickUnsaid(mine, said, seed, 'lead') : `${pickUnsaid(yours, said, seed, 'lead')} ${curious}`
}

/** A first letter and a plan, always in public. Names and a brief are enough. */
export function draftIntro({ seed = '', midpoint, ...introduction }: DraftIntro): IntroDraft {
  const { yourName, theirName, brief } = introduction
  const own = mixSeed(seed, yourName ?? '', theirName ?? '', brief ?? '', 'intro')
  const ground = groundOf(introduction)
  const meeting = meetingFor(ground, shuffled([...ground.shared, ...ground.theirs], own), own)
  const { outing, slot } = meeting
  const [day, window] = [pick(slot.days, own, 'day'), pick(slot.windows, own, 'window')]
  const isFar = (ground.distanceBandKm ?? 0) > FAR_KM
  const video = isFar || chose(ground, 'Video check before meeting')
  const ask = fill(pick(INTRO_ASKS, own, 'ask'), { day: one(`${day} ${slot.word}`), outing: one(outing.text) })
  const letter = [lead(ground, meeting, own), ask, video ? pick(VIDEO_SENTENCES, own, 'video') : undefined]
  const area = areaText(ground, safePlace(midpoint))
  return {
    opener: signedGreeting(introduction, own)(letter.filter((sentence) => sentence !== undefined).join(' ')),
    plan: {
      day,
      window,
      vibe: capitalized(video ? `a short video hello first, then ${outing.text}` : outing.text),
      area: capitalized(chose(ground, 'First meet in public') ? `${area}, in a public place` : area),
    },
  }
}
