import { fill, type Slots } from './grammar.ts'
import { type Seed, shuffled } from './seed.ts'

/** What one page has said already: sentences, the templates they came from, and what they proposed to do. */
export type Page = { said: Set<string>; used: Set<string>; outings: Set<string> }

export const newPage = (): Page => ({ said: new Set(), used: new Set(), outings: new Set() })

/** The slots that hold something to do. */
const OUTING_SLOTS = ['outing', 'another'] as const
const outingsIn = (template: string, slots: Slots) =>
  OUTING_SLOTS.flatMap((slot) => (template.includes(`{${slot}}`) ? (slots[slot]?.text ?? []) : []))

/**
 * The first template, in the order of the seed, whose slots are all known and that this page has not used; when all
 * are used, one whose sentence it has not said; else any. Nothing to do is named twice. Marks what it takes.
 */
export function say(templates: readonly string[], slots: Slots, page: Page, ...seeds: Seed[]): string | undefined {
  const sayable = shuffled(templates, ...seeds).flatMap((template) => {
    const text = fill(template, slots)
    const isNew = outingsIn(template, slots).every((outing) => !page.outings.has(outing))
    return text === undefined || !isNew ? [] : [{ template, text }]
  })
  const chosen =
    sayable.find(({ template }) => !page.used.has(template)) ??
    sayable.find(({ text }) => !page.said.has(text)) ??
    sayable[0]
  if (!chosen) return undefined
  page.used.add(chosen.template)
  page.said.add(chosen.text)
  for (const outing of outingsIn(chosen.template, slots)) page.outings.add(outing)
  return chosen.text
}
