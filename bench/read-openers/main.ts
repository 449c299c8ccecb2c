import type { IntakeSubmission } from '#contract/intake.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import { type Member, memberFrom } from '#engine/matching/member/member.ts'
import { explain } from '#engine/matching/score/explain.ts'
import { mutualProduct } from '#engine/matching/score/score.ts'
import { populate } from '#engine/population/population.ts'
import { writeBriefs } from '#engine/writing/brief.ts'
import { factsFromExplanation } from '#engine/writing/facts.ts'
import { draftIntro } from '#engine/writing/intro-draft.ts'
import { openersFor } from '#engine/writing/openers.ts'
import { writePersonas } from '#engine/writing/persona.ts'
import { conflictLines, reasonLines } from '#engine/writing/reason-text.ts'
import { loadTowns } from '../../test/towns.ts'

/** Prints the same texts on every run, to read after a change to `src/engine/writing`. */
const TODAY = '2026-11-20'
const SEED = 20_261_120
const PEOPLE = 5000
const AGES = [22, 26, 29, 32, 35, 39, 43, 48, 55, 64]
const CARDS_A_PAGE = 4

type Person = { intake: IntakeSubmission; member: Member }

const towns = await loadTowns()
const places = new Map(towns.map(({ label, latitude, longitude }) => [label, { latitude, longitude }]))
const personOf = populate({ towns, seed: SEED, today: TODAY, spread: 'alive' })
const people = Array.from({ length: PEOPLE }, (_, number): Person => {
  const { key, intake, snapshot } = personOf(number)
  const place = places.get(intake.location.city)
  return { intake, member: memberFrom({ id: key, intake, snapshot, place, today: TODAY }) }
})

const nameOf = ({ intake }: Person) => intake.basics.displayName
const wordsOf = ({ intake: { preferences } }: Person) => [
  ...(preferences?.values ?? []),
  ...(preferences?.interests ?? []),
]
const lineOf = ({ intake, member }: Person) =>
  `${intake.basics.displayName}, ${member.age}, ${intake.basics.pronouns}, ${intake.location.city}: ${intake.basics.relationshipIntent}, ${intake.location.availability.typicalWeek?.join('/')}, ${intake.location.availability.budget ?? 'no budget'}; ${wordsOf({ intake, member }).join(', ')}`

function bestFor(viewer: Person): Person[] {
  const score = (other: Person) => mutualProduct({ member: viewer.member }, { member: other.member })
  return people
    .filter((other) => other !== viewer && areEligible(viewer.member, other.member))
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, CARDS_A_PAGE)
}

function printPage(viewer: Person) {
  console.log(`\n################ ${lineOf(viewer)}`)
  const others = bestFor(viewer)
  const { preferences, location, dealbreakers } = viewer.intake
  const shared = others.map((other) => {
    const explanation = explain({
      viewer: { member: viewer.member },
      other: { member: other.member },
      asWritten: wordsOf(viewer),
    })
    const facts = factsFromExplanation(explanation, {
      theirName: nameOf(other),
      theirCity: other.intake.location.city,
      yourCity: location.city,
    })
    return { id: other.member.id, explanation, facts }
  })
  const personas = writePersonas(shared, viewer.member.id)
  const briefs = writeBriefs(shared, viewer.member.id)
  const you = {
    values: preferences?.values,
    interests: preferences?.interests,
    city: location.city,
    availability: location.availability.typicalWeek,
    budget: location.availability.budget,
    safety: dealbreakers.safety,
  }
  const said: string[] = []
  for (const [at, other] of others.entries()) {
    const pair = { yourName: nameOf(viewer), theirName: nameOf(other), brief: briefs[at] ?? '', you, said }
    const openers = openersFor(pair)
    said.push(...openers)
    const { opener, plan } = draftIntro({ ...pair, said })
    said.push(opener, ...Object.values(plan))
    const introduced = { firstName: nameOf(other), city: other.intake.location.city }
    const { explanation } = shared[at] ?? {}
    console.log(`\n---- ${lineOf(other)}`)
    console.log(`brief      ${pair.brief}`)
    for (const text of openers) console.log(`opener     ${text}`)
    console.log(`intro      ${opener}`)
    console.log(`plan       ${Object.values(plan).join(' | ')}`)
    console.log(`narrative  ${personas[at]?.personaNarrative}`)
    for (const text of explanation ? reasonLines(explanation, introduced) : []) console.log(`reason     ${text}`)
    for (const text of personas[at]?.personaReasons ?? []) console.log(`           ${text}`)
    for (const text of explanation ? conflictLines(explanation, introduced) : []) console.log(`conflict   ${text}`)
    for (const text of personas[at]?.personaConflicts ?? []) console.log(`           ${text}`)
  }
}

function viewerOf(age: number, at: number): Person | undefined {
  const start = Math.floor((at * PEOPLE) / AGES.length)
  return [...people.slice(start), ...people.slice(0, start)].find(
    (one) => Math.abs((one.member.age ?? 0) - age) <= 1 && bestFor(one).length === CARDS_A_PAGE,
  )
}

for (const [at, age] of AGES.entries()) {
  const viewer = viewerOf(age, at)
  if (viewer) printPage(viewer)
}
