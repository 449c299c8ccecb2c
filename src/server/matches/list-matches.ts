import * as z from 'zod/mini'
import { MATCHES_A_PAGE } from '#contract/limits.ts'
import { type Advice, adviceSchema, type Match, type MatchPage } from '#contract/matches.ts'
import type { FeedbackAction } from '#contract/options.ts'
import type { Deps } from '../deps.ts'
import { type Owner, ownerIdFor } from '../http/owner.ts'
import { findOwnLines } from '../members/own-line-store.ts'
import { shownLines } from '../members/shown-lines.ts'
import { readStored, type Shape } from '../members/stored.ts'
import { type Viewer, viewerFrom } from '../members/viewer.ts'
import { findTown } from '../town/find-town.ts'
import { buildList } from './build-list.ts'
import { type Card, sharedWith, writeCards } from './cards.ts'
import { cursorAfter, readCursor } from './cursor.ts'
import { type KeptList, type ListedPerson, readViewerAndList } from './kept-list-store.ts'
import { MOST_MATCHES } from './list-length.ts'
import { matchIdOf } from './match-id.ts'
import { countsSince, roomAfter } from './new-people.ts'
import { adviceFor } from './refresh-matches.ts'
import { answersIn, visibleOf, withCards } from './stored-list.ts'

const NOTHING: MatchPage = { items: [], nextCursor: null, access: 'none' }
const ADVICE: Shape<Advice[]> = { table: 'match_list', schema: z.array(adviceSchema), version: 1, upcasts: [] }

type WithCard = Pick<ListedPerson, 'memberId'> & { card: Card }

/**
 * Empty if the owner has no data for the address. @throws `invalid_cursor` unless the cursor is of this owner and
 * address
 */
export async function listMatches(
  deps: Deps,
  owner: Owner,
  { email, cursor = '' }: { email: string; cursor?: string | undefined },
): Promise<MatchPage> {
  const listOwner = { ownerId: ownerIdFor(owner, email), email }
  const wasShown = cursor === '' ? () => false : readCursor(deps.secret, listOwner, cursor)
  const now = deps.clock()
  const cards = cursor === '' ? MATCHES_A_PAGE : 0
  const kept = await readViewerAndList(deps.db, listOwner, { shownSince: countsSince(now), cards })
  const viewer = await viewerFrom(kept, listOwner, { now })
  if (!viewer) return NOTHING
  const answers = answersIn(kept)
  const { list: whole, advice } = await findWhole(deps, viewer, kept)
  const cardsOf = (page: readonly ListedPerson[]) => withCards(deps.db, viewer, page)
  const liked = likedIn(whole, answers)
  const isAnswered = ({ memberId }: ListedPerson) => answers.has(memberId)
  const list = [
    ...whole.filter((one) => !isAnswered(one)),
    ...whole.filter((one) => isAnswered(one) && !liked.includes(one)),
  ]
  const rest = list.filter(({ memberId }) => !wasShown(memberId))
  const { items, tried } = await fullPage(rest, cardsOf)
  const shown = list.filter(({ memberId }) => wasShown(memberId)).concat(rest.slice(0, tried))
  // No line repeats across pages.
  const lines = viewer.access === 'full' ? shownLines([...liked, ...list]) : undefined
  const matchOf = ({ memberId, card }: WithCard) =>
    toMatch(deps, viewer, { memberId, card, said: answers.get(memberId), line: lines?.get(memberId) })
  return {
    items: items.map(matchOf),
    ...(cursor === '' && liked.length > 0 ? { liked: (await cardsOf(liked)).map(matchOf) } : {}),
    nextCursor:
      rest.length > tried
        ? cursorAfter(
            deps.secret,
            listOwner,
            shown.map(({ memberId }) => memberId),
          )
        : null,
    access: viewer.access,
    missing: viewer.missing,
    advice: advice?.map((one) => (viewer.limitsInSnapshot.includes(one.limit) ? { ...one, inSnapshot: true } : one)),
    ...(viewer.isSubmitted && !viewer.hasSaidWhom && list.length > 0 ? { showsEveryone: true } : {}),
    ...(viewer.isSubmitted && viewer.hasUsualDistance ? { hasUsualDistance: true } : {}),
    ...(viewer.countFrom === null ? {} : { answersCountFrom: viewer.countFrom }),
    ...(viewer.access === 'full' ? newPeople(kept, now) : {}),
    ...(list.length === 0 ? await findTown(deps, viewer) : {}),
  }
}

/** Newest first, above the list. */
const likedIn = (whole: readonly ListedPerson[], answers: ReadonlyMap<string, FeedbackAction>) =>
  [...answers].flatMap(([liked, action]) =>
    action === 'more_like_this' ? whole.filter(({ memberId }) => memberId === liked) : [],
  )

/** Skips people whose card cannot be shown. `tried` counts rows. */
async function fullPage<Item>(rest: readonly ListedPerson[], cardsOf: (rows: ListedPerson[]) => Promise<Item[]>) {
  const items: Item[] = []
  let tried = 0
  while (items.length < MATCHES_A_PAGE && tried < rest.length) {
    const some = rest.slice(tried, tried + MATCHES_A_PAGE - items.length)
    items.push(...(await cardsOf(some)))
    tried += some.length
  }
  return { items, tried }
}

function newPeople({ shownAt }: KeptList, now: Date) {
  const { roomFrom } = roomAfter(
    shownAt.map((at) => new Date(at)),
    now,
  )
  return roomFrom === null ? {} : { newPeopleFrom: roomFrom.toISOString() }
}

const toMatch = (
  { secret }: Deps,
  { ownerId }: Viewer,
  { memberId, card, said, line }: WithCard & { said: FeedbackAction | undefined; line: string | undefined },
): Match => ({
  id: matchIdOf(secret, ownerId, memberId),
  ...card,
  ...(line === undefined ? {} : { line }),
  answered: said !== undefined,
  feedback: said ?? null,
})

type Whole = { list: ListedPerson[]; advice: MatchPage['advice'] }

async function findWhole(deps: Deps, viewer: Viewer, kept: KeptList): Promise<Whole> {
  if (!viewer.isSubmitted || kept.advice === null) return buildNow(deps, viewer)
  return {
    list: await visibleOf(deps, kept, viewer),
    advice: readStored(ADVICE, kept.advice) ?? [],
  }
}

async function buildNow(deps: Deps, viewer: Viewer): Promise<Whole> {
  const built = await buildList(deps, viewer, { most: MOST_MATCHES, settlePreviewFor: false, meetsNewPeople: false })
  const cards = writeCards(viewer, sharedWith(deps.secret, viewer, built))
  const people = [...built.listed, ...built.answered].map(({ member }) => member)
  const lines = await findOwnLines(
    deps.db,
    people.map(({ id }) => id),
  )
  const list = people.map(({ id, demo }, at) => ({
    memberId: id,
    demo,
    line: lines.get(id) ?? null,
    card: cards[at] ?? null,
  }))
  return { list, advice: await adviceFor(deps, viewer, list.length) }
}
