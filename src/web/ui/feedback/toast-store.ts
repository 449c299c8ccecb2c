import { deferWhilePressed } from '../defer-while-pressed.ts'

export type Toast = { id: number; variant: 'info' | 'success' | 'error'; text: string }

/** As many messages as fit beside each other; a further one takes the oldest one's place. */
const PLACES = 3

export type Shelf = readonly (Toast | undefined)[]

const EMPTY: Shelf = Array.from({ length: PLACES }, () => undefined)

let shelf: Shelf = EMPTY
let count = 0
const listeners = new Set<() => void>()

function show(next: Shelf) {
  shelf = next
  for (const listener of listeners) listener()
}

/** A free place, else the oldest message's. A message never moves: moving would read it out again. */
function nextPlace(): number {
  const free = shelf.indexOf(undefined)
  if (free >= 0) return free
  const ages = shelf.map((toast) => toast?.id ?? 0)
  return ages.indexOf(Math.min(...ages))
}

/**
 * Shows a message for five seconds in the corner and reads it out once. What it says must also stand
 * on the page: a toast is never the only carrier.
 */
export function showToast({ variant, text }: Omit<Toast, 'id'>) {
  // Under a finger it would take the press.
  deferWhilePressed(() => {
    count += 1
    const place = nextPlace()
    show(shelf.map((toast, index) => (index === place ? { id: count, variant, text } : toast)))
  })
}

export function closeToast(id: number) {
  show(shelf.map((toast) => (toast?.id === id ? undefined : toast)))
}

export const toastShelf = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => shelf,
  /** Prerendered pages have no messages. */
  prerendered: () => EMPTY,
}
