import { deferWhilePressed } from '../defer-while-pressed.ts'

export type Toast = { id: number; variant: 'info' | 'success' | 'error'; text: string }

/** One more message replaces the oldest. */
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

/** A free place, else the oldest message's. No message moves: it would be announced again. */
function nextPlace(): number {
  const free = shelf.indexOf(undefined)
  if (free >= 0) return free
  const ages = shelf.map((toast) => toast?.id ?? 0)
  return ages.indexOf(Math.min(...ages))
}

/** A toast lasts five seconds. The page must say the same. */
export function showToast({ variant, text }: Omit<Toast, 'id'>) {
  // A toast would block a press in progress.
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
  prerendered: () => EMPTY,
}
