import { fill, type Slots } from './grammar.ts'
import { type Seed, shuffled } from './seed.ts'

export type Page = { said: Set<string>; used: Set<string>; outings: Set<string> }

export const newPage = (): Page => ({ said: new Set(), used: new Set(), outings: new Set() })

const OUTING_SLOTS = ['outing', 'another'] as const
const outingsIn = (template: string, slots: Slots) =>
  OUTING_SLOTS.flatMap((slot) => (template.includes(`{${slot}}`) ? (slots[slot]?.text ?? []) : []))

/** Prefers an unused template, then a new sentence, then any. Never repeats an outing. */
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
