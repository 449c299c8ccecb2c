import { withRoomFor } from '../member/growing-column.ts'

export const NONE = -1

export type AnswerState = {
  from: Int32Array<ArrayBuffer>
  to: Int32Array<ArrayBuffer>
  says: Uint8Array<ArrayBuffer>
  nextGiven: Int32Array<ArrayBuffer>
  nextReceived: Int32Array<ArrayBuffer>
  end: number
  free: number
  firstGiven: Int32Array<ArrayBuffer>
  firstReceived: Int32Array<ArrayBuffer>
}
const ROOM = 16
const noAnswers = (): AnswerState => ({
  from: new Int32Array(ROOM),
  to: new Int32Array(ROOM),
  says: new Uint8Array(ROOM),
  nextGiven: new Int32Array(ROOM),
  nextReceived: new Int32Array(ROOM),
  end: 0,
  free: NONE,
  firstGiven: new Int32Array(0),
  firstReceived: new Int32Array(0),
})

/** Two linked lists per member: given and received answers. */
export class AnswerColumns {
  #from: Int32Array<ArrayBuffer>
  #to: Int32Array<ArrayBuffer>
  #says: Uint8Array<ArrayBuffer>
  #nextGiven: Int32Array<ArrayBuffer>
  #nextReceived: Int32Array<ArrayBuffer>
  #end: number
  #free: number
  #firstGiven: Int32Array<ArrayBuffer>
  #firstReceived: Int32Array<ArrayBuffer>

  constructor(state: AnswerState = noAnswers()) {
    this.#from = state.from
    this.#to = state.to
    this.#says = state.says
    this.#nextGiven = state.nextGiven
    this.#nextReceived = state.nextReceived
    this.#end = state.end
    this.#free = state.free
    this.#firstGiven = state.firstGiven
    this.#firstReceived = state.firstReceived
  }

  state(): AnswerState {
    return {
      from: this.#from,
      to: this.#to,
      says: this.#says,
      nextGiven: this.#nextGiven,
      nextReceived: this.#nextReceived,
      end: this.#end,
      free: this.#free,
      firstGiven: this.#firstGiven,
      firstReceived: this.#firstReceived,
    }
  }

  firstGiven = (from: number) => this.#firstGiven[from] ?? NONE
  nextGiven = (at: number) => this.#nextGiven[at] ?? NONE
  firstReceived = (to: number) => this.#firstReceived[to] ?? NONE
  nextReceived = (at: number) => this.#nextReceived[at] ?? NONE
  from = (at: number) => this.#from[at] ?? NONE
  to = (at: number) => this.#to[at] ?? NONE
  says = (at: number) => this.#says[at] ?? 0

  setSays(at: number, says: number) {
    this.#says[at] = says
  }

  find(from: number, to: number) {
    let at = this.firstGiven(from)
    while (at !== NONE && this.#to[at] !== to) at = this.nextGiven(at)
    return at
  }

  /** The pair must have no answer yet. */
  add(from: number, to: number, says: number) {
    const member = Math.max(from, to)
    this.#firstGiven = withRoomFor(this.#firstGiven, member, NONE)
    this.#firstReceived = withRoomFor(this.#firstReceived, member, NONE)
    const at = this.#takePlace()
    this.#from[at] = from
    this.#to[at] = to
    this.#says[at] = says
    this.#nextGiven[at] = this.firstGiven(from)
    this.#nextReceived[at] = this.firstReceived(to)
    this.#firstGiven[from] = at
    this.#firstReceived[to] = at
  }

  remove(at: number) {
    unlink({ first: this.#firstGiven, next: this.#nextGiven }, this.from(at), at)
    unlink({ first: this.#firstReceived, next: this.#nextReceived }, this.to(at), at)
    this.#nextGiven[at] = this.#free
    this.#free = at
  }

  *members() {
    for (let number = 0; number < this.#firstGiven.length; number++)
      if (this.firstGiven(number) !== NONE || this.firstReceived(number) !== NONE) yield number
  }

  get bytes() {
    return (
      4 * (this.#from.length + this.#to.length + this.#nextGiven.length + this.#nextReceived.length) +
      this.#says.length +
      4 * (this.#firstGiven.length + this.#firstReceived.length)
    )
  }

  #takePlace() {
    const free = this.#free
    if (free !== NONE) {
      this.#free = this.nextGiven(free)
      return free
    }
    const at = this.#end++
    if (at === this.#from.length) this.#makeRoomFor(at)
    return at
  }

  #makeRoomFor(at: number) {
    this.#from = withRoomFor(this.#from, at)
    this.#to = withRoomFor(this.#to, at)
    this.#nextGiven = withRoomFor(this.#nextGiven, at)
    this.#nextReceived = withRoomFor(this.#nextReceived, at)
    const says = new Uint8Array(this.#from.length)
    says.set(this.#says)
    this.#says = says
  }
}

function unlink({ first, next }: { first: Int32Array; next: Int32Array }, member: number, answer: number) {
  const after = next[answer] ?? NONE
  if (first[member] === answer) {
    first[member] = after
    return
  }
  let before = first[member] ?? NONE
  while (before !== NONE && next[before] !== answer) before = next[before] ?? NONE
  next[before] = after
}
