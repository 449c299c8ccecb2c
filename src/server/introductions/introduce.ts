import type { IntakeDraft } from '#contract/intake.ts'
import { hoursInWords, weekdayInWords } from '#contract/meeting/meeting-words.ts'
import type { WallTime } from '#contract/meeting/meetings.ts'
import type { OwnSide, When } from '#engine/writing/intro-context.ts'
import { draftIntro } from '#engine/writing/intro-draft.ts'
import { openersFor } from '#engine/writing/openers.ts'
import { slotAt } from '#engine/writing/time-slots.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countOrRefuse, type Limit } from '../http/rate-limit.ts'
import { findIntake } from '../members/intake-store.ts'
import { findSavedSnapshot } from '../members/snapshot-store.ts'
import { placeIn, resolvePlace } from '../places/places.ts'

const OPENERS: Limit = { name: 'openers', points: 60, windowMs: HOUR_MS }
const INTRO_DRAFTS: Limit = { name: 'intro-drafts', points: 60, windowMs: HOUR_MS }

export type Pair = {
  yourName?: string | null | undefined
  theirName?: string | null | undefined
  brief?: string | null | undefined
  said?: readonly string[] | null | undefined
}

type Drafted = Pair & { time?: WallTime | null | undefined }

/** @throws `rate_limited` after 60 per hour */
export async function writeOpeners(deps: Deps, owner: Owner, pair: Pair) {
  await countOrRefuse(deps, OPENERS, owner.id)
  return { ok: true, openers: openersFor({ ...pair, you: await ownSideOf(deps, owner) }) }
}

export async function writeIntroDraft(deps: Deps, owner: Owner, { time, ...pair }: Drafted) {
  await countOrRefuse(deps, INTRO_DRAFTS, owner.id)
  const you = await ownSideOf(deps, owner)
  return { ok: true, draft: draftIntro({ ...pair, you, when: await whenOf(deps, time, you.city) }) }
}

async function whenOf(
  { clock }: Deps,
  time: WallTime | null | undefined,
  city: string | null | undefined,
): Promise<When> {
  const place = city ? await resolvePlace(city) : undefined
  const starts = time?.starts ?? clock().toISOString()
  const season = { month: Number(starts.slice(5, 7)), latitude: place?.latitude }
  if (!time) return { season }
  const hour = Number(starts.slice(11, 13)) + Number(starts.slice(14, 16)) / 60
  const slot = slotAt({ day: weekdayInWords(starts), window: hoursInWords(starts, time.minutes), hour })
  return { season, slot }
}

async function ownSideOf({ db }: Deps, { id: ownerId }: Owner): Promise<OwnSide> {
  const intake = (await findIntake(db, { ownerId }))?.intake
  const said = (await findSavedSnapshot(db, { ownerId }))?.snapshot.valuesMap
  const location = intake?.location
  return {
    values: intake?.preferences?.values,
    interests: intake?.preferences?.interests,
    city: await nameOf(location),
    availability: firstFilled(said?.availability, location?.availability?.typicalWeek),
    budget: said?.budget ?? location?.availability?.budget,
    safety: firstFilled(said?.safety_prefs, intake?.dealbreakers?.safety),
  }
}

/** The gazetteer's name. Two members in the same town meet there and not halfway. */
async function nameOf(location: IntakeDraft['location']) {
  const place = await placeIn(location)
  return place ? `${place.city}, ${place.region}` : location?.city
}

const firstFilled = (...lists: (readonly string[] | null | undefined)[]) =>
  lists.find((list) => list && list.length > 0)
