import { optionLabel } from '#contract/options.ts'
import type { Change } from '../merge.ts'
import { inWords } from '../phrasing.ts'
import { defined, isMeet, slotOf } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { itemsOf, slotSaid } from './spoken.ts'

const MOST_ITEMS = 8

/** What a message changed, in one line: "Noted: 15 miles instead of 25 miles." Null when nothing did. */
export function sayBack(changes: readonly Change[], state: Conversation): string | null {
  const said = itemsOf(changes, state)
  if (said.length === 0) return null
  const shown = said.length > MOST_ITEMS ? [...said.slice(0, MOST_ITEMS), `${said.length - MOST_ITEMS} more`] : said
  return `Noted: ${shown.join('; ')}.`
}

type FirmlySet = Extract<Change, { kind: 'set' }> & { before: string | number }

const bare = (value: string | number) => optionLabel(String(value)).toLowerCase()

/** Old and new of a firm answer that a message changed: "Children: yes → no". Null when none did. */
export function flipIn(changes: readonly Change[]): string | null {
  const set = changes.filter(
    (change) => change.kind === 'set' && change.before !== null && defined(slotOf(change)).isFilter,
  ) as FirmlySet[]
  const slots = [...new Set(set.map(slotOf))]
  const flips = slots.map((slot) => {
    // Ages are two values, and one answer.
    const [old, now] = (['before', 'value'] as const).map((which) =>
      set.flatMap((change) => (slotOf(change) === slot ? [bare(change[which])] : [])).join(' to '),
    )
    return `${slotSaid(slot)}: ${old} \u2192 ${now}`
  })
  const met = (kind: 'added' | 'removed') =>
    changes.flatMap((change) => (change.kind === kind && isMeet(change.value) ? [String(change.value)] : []))
  const [gone, come] = [met('removed'), met('added')]
  if (gone.length > 0 && come.length > 0) flips.push(`to meet: ${inWords(gone)} \u2192 ${inWords(come)}`)
  const said = flips.join('; ')
  return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1)
}
