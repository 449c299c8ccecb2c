import { MATCHES_A_PAGE } from '#contract/limits.ts'
import { exposureWeight } from '#engine/matching/score/exposure.ts'
import { placeWeight } from '#engine/matching/score/mutual-places.ts'

export const LIST_LENGTH = 30

/** Each edge begins at the viewer. */
export type Look = {
  /** In any unit. */
  score: (edge: number) => number
  /** Places from 1; 0 for no place. */
  place: (edge: number) => number
  fronts: (edge: number) => number
  /** From 0 to 1; for the price rule only. */
  price: (edge: number) => number
  isLast?: (edge: number) => boolean
}

/** `front`: top places that count as crowding. */
export type Rule = {
  name: string
  front: number
  order: (edges: readonly number[], look: Look) => number[]
  priceTemperature?: number
}

const ranked = (edges: readonly number[], keyOf: (edge: number) => number) => {
  const keyed = edges.map((edge) => ({ edge, key: keyOf(edge) }))
  return keyed.sort((a, b) => b.key - a.key || a.edge - b.edge).map(({ edge }) => edge)
}
const lastBehind = (edges: readonly number[], { isLast }: Look) =>
  isLast ? [...edges.filter((edge) => !isLast(edge)), ...edges.filter(isLast)] : edges.slice()

/** The product's rule and weights. On smaller pages, each list counts more. */
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

/** Without places, shows the effect of cap and pages. */
export const WITHOUT_PLACES: Rule = {
  ...PLACES,
  name: 'without places',
  order: (edges, look) => PLACES.order(edges, { ...look, place: () => 0 }),
}

/** Exposure helps choose the first `front` people. Score orders them, and the rest. */
export const formerWithFrontOf = (front: number): Rule => ({
  name: 'former',
  front,
  order(edges, look) {
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

/** Transferable utility with one price per person: more demand costs more. */
export const BY_PRICE: Rule = {
  name: 'price',
  front: MATCHES_A_PAGE,
  priceTemperature: 0.05,
  order: (edges, look) => lastBehind(ranked(edges, look.price), look).slice(0, LIST_LENGTH),
}
