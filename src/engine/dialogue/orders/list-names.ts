import { anyOf } from '../reading/words.ts'
import type { Path } from '../slots.ts'

/** What the lists are called on a button. */
export const LIST_NAMES: Partial<Record<Path, string>> = {
  'preferences.must_haves': 'Must-haves',
  'preferences.nice_to_haves': 'Nice-to-haves',
  'valuesMap.dealbreakers': 'Deal-breakers',
  notes: 'Notes',
}
/** A list's name within a sentence. */
export const listName = (path: Path) => (LIST_NAMES[path] ?? 'list').toLowerCase()
/** The lists that hold words of one's own. */
export const FREE_LISTS = Object.keys(LIST_NAMES) as Path[] // keys of a literal object: exactly these paths

/** Other words for the lists, beside their names. */
export const CALLED: readonly (readonly [Path, RegExp])[] = [
  [
    'preferences.must_haves',
    anyOf(
      /must(?:s|[- ]?haves?)?(?![- ]nots\b|[- ]not(?= list| ?:|$))|essentials?|requirements?|(?:the )?things? that (?:really )?matters?|can not do without|need list/,
    ),
  ],
  [
    'preferences.nice_to_haves',
    anyOf(/nice(?:s|[- ]?to[- ]?haves?)?|bonus(?:es)?|plus(?:es)?|extras?|would[- ]be[- ]nice|things i like/),
  ],
  [
    'valuesMap.dealbreakers',
    anyOf(
      /deal ?-?breakers?|must[- ]nots|must[- ]not(?= list| ?:|$)|no list|no-?go(?:e?s)?|no pile|bad list|(?:to|i) say no|rule (?:them |him |her )?out/,
    ),
  ],
  ['notes', anyOf(/notes?/)],
]
/** The lists that plain words name. */
export const listsIn = (said: string) => CALLED.filter(([, words]) => words.test(said)).map(([path]) => path)
