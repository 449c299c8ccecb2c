import { type Member, memberFrom } from '#engine/matching/member/member.ts'
import { populate, type Town } from '#engine/population/population.ts'

const TODAY = '2026-11-20'
const SEED = 20_261_120

/** Ids as long as real ones, in no special order. */
export function idOf(number: number) {
  const hex = (Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
  return `${hex}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

export function crowdOf(towns: readonly Town[], spread: 'alive' | 'census') {
  const personOf = populate({ towns, seed: SEED, today: TODAY, spread })
  const places = new Map(towns.map(({ label, latitude, longitude }) => [label, { latitude, longitude }]))
  return (number: number): Member => {
    const { intake, snapshot } = personOf(number)
    return memberFrom({ id: idOf(number), intake, snapshot, place: places.get(intake.location.city), today: TODAY })
  }
}

export function broad(member: Member): Member {
  return {
    ...member,
    seeks: 'everyone',
    intent: 'exploring',
    wantsKids: 'open',
    travelKm: undefined,
    ageMin: undefined,
    ageMax: undefined,
    refusesSmokers: false,
    refusesDrinkers: false,
    refusesKidsDismissed: false,
  }
}
