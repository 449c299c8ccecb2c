import { MATCHES_A_PAGE } from '#contract/limits.ts'
import { exposureWeight } from '#engine/matching/score/exposure.ts'
import { placeWeight } from '#engine/matching/score/mutual-places.ts'

/** How long a kept list is. */
export const LIST_LENGTH = 30

/** What a rule may look at to order one viewer's people; each edge leads from the viewer. */
export type Look = {
  /** The score of the edge, as the page shows it, in any unit. */
  score: (edge: number) => number
  /** The viewer's place on the other's list, from 1; 0 for none. */
  place: (edge: number) => number
  /** On how many other lists the other stands in front. */
  fronts: (edge: number) => number
  /** What the other asks for being met, from 0 to 1; of the price rule only. */
  price: (edge: number) => number
  /** Whether the viewer has answered; only rules that put those last look. */
  isLast?: (edge: number) => boolean
}

/** A way to make lists. `front` is how many at the top count as crowding, `order` gives the whole list. */
export type Rule = {
  name: string
  front: number
  order: (edges: readonly number[], look: Look) => number[]
  /** The temperature of the price rule. */
  priceTemperature?: number
}

const ranked = (edges: readonly number[], keyOf: (edge: number) => number) => {
  const keyed = edges.map((edge) => ({ edge, key: keyOf(edge) }))
  return keyed.sort((a, b) => b.key - a.key || a.edge - b.edge).map(({ edge }) => edge)
}
const lastBehind = (edges: readonly number[], { isLast }: Look) =>
  isLast ? [...edges.filter((edge) => !isLast(edge)), ...edges.filter(isLast)] : edges.slice()

/** The product's rule, from the product's own weights, on pages of `front`; smaller pages make others crowded sooner. */
export const placesOnPagesOf = (front: number): Rule => ({
  name: 'places',
  front,
  order(edges, look) {
    const key = (edge: number) => {
      const place = look.place(edge)
      const page = place === 0 ? undefined : Math.ceil(place / front)
      const fronts = Math.round((look.fronts(edge) * MATCHES_A_PAGE) / front)
      return look.score(edge) * placeWeight(page) * exposureWeight(fronts)
    }
    const list = lastBehind(ranked(edges, key), look).slice(0, LIST_LENGTH)
    const pages: number[] = []
    for (let at = 0; at < list.length; at += front) pages.push(...ranked(list.slice(at, at + front), look.score))
    return lastBehind(pages, look)
  },
})
export const PLACES = placesOnPagesOf(MATCHES_A_PAGE)

/** The same without looking at places: what the cap and the pages do alone. */
export const WITHOUT_PLACES: Rule = {
  ...PLACES,
  name: 'without places',
  order: (edges, look) => PLACES.order(edges, { ...look, place: () => 0 }),
}

/** A frozen copy of the rule that the product had before: `front` people make room by exposure, the rest goes by score. */
export const formerWithFrontOf = (front: number): Rule => ({
  name: 'former',
  front,
  order(edges, look) {
    // As many lists as a list has in front halve a rank.
    const weight = (lists: number) => Math.round(1024 / (1 + (Math.min(255, lists) / front) ** 2))
    const list = ranked(edges, (edge) => look.score(edge) * weight(look.fronts(edge)))
    const most = lastBehind(list, look).slice(0, LIST_LENGTH)
    const byScore = [...ranked(most.slice(0, front), look.score), ...ranked(most.slice(front), look.score)]
    return lastBehind(byScore, look)
  },
})
export const FORMER = formerWithFrontOf(10)

export const BY_PRODUCT: Rule = {
  name: 'product',
  front: MATCHES_A_PAGE,
  order: (edges, look) => lastBehind(ranked(edges, look.score), look).slice(0, LIST_LENGTH),
}

/** Transferable utility with one price a person: who is wanted by many costs more. */
export const BY_PRICE: Rule = {
  name: 'price',
  front: MATCHES_A_PAGE,
  priceTemperature: 0.05,
  order: (edges, look) => lastBehind(ranked(edges, look.price), look).slice(0, LIST_LENGTH),
}
