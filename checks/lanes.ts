import { aPerson, type Person } from './person.ts'

const PER_LANE = 3

/**
 * People take their steps, one after another in each lane, until `end` has ended the server or a call fails.
 * @param people of all rounds; new ones are added
 * @returns who took a step
 */
export async function workUntil(
  end: () => Promise<void>,
  { url, people, lanes, round }: { url: string; people: Person[]; lanes: number; round: number },
) {
  let working = true
  const busy = new Set<Person>()
  const work = Array.from({ length: lanes }, async (_, lane) => {
    const mine = whoGoesOn(
      lane,
      people.filter(({ email }) => email.endsWith(`-${lane}@example.com`)),
    )
    if (mine.length < PER_LANE) {
      const fresh = aPerson(url, `person-${round}-${lane}@example.com`)
      people.push(fresh)
      mine.push(fresh)
    }
    for (let turn = 0; working; turn++) {
      const person = mine[turn % mine.length]
      if (!person) return
      busy.add(person)
      await person.step().catch(() => {
        working = false
      })
    }
  })
  await end()
  working = false
  await Promise.all(work)
  return busy
}

/** Half of the lanes bring a new person each round. The others take everybody through the chat to saved drafts. */
function whoGoesOn(lane: number, ofLane: readonly Person[]) {
  if (lane % 2 === 0) return ofLane.slice(1 - PER_LANE)
  const savers = ofLane.filter((person) => person.onlySaves()).slice(-1)
  return [...ofLane.filter((person) => !person.onlySaves()).slice(0, PER_LANE - savers.length), ...savers]
}

/** What the server lost of theirs, once it is ready again. */
export async function lostOf(busy: Iterable<Person>) {
  return (await Promise.all(Array.from(busy, (person) => person.recover().then(person.lost)))).flat()
}
