import { expect, test } from 'vitest'
import { listOf } from '../../../../test/matching-list.ts'
import { aMember, DALLAS, ROUND_ROCK, SAN_ANTONIO } from '../../../../test/members.ts'
import { conflictLines, reasonLines } from '../../writing/reason-text.ts'
import { areEligible, limitsAgainst } from '../eligibility/eligibility.ts'
import { MemberIndex } from '../index/member-index.ts'
import type { Member } from '../member/member.ts'
import { normaliseTags } from '../member/tags.ts'
import { explain } from '../score/explain.ts'
import { Feedback } from '../score/feedback.ts'
import { adviseOn } from './advice.ts'
import { byScore, updateStandings } from './rank.ts'

/** Changing an expected order or reason is a product decision. */
const tags = (...words: string[]) => normaliseTags(words)

const ADA: Member = aMember({
  id: 'Ada',
  age: 33,
  seeks: ['man'],
  intent: 'long_term',
  travelKm: 135,
  ageMin: 28,
  ageMax: 42,
  week: 0b00011,
  values: tags('Family-centered', 'Community', 'Playfulness'),
  interests: tags('Live music', 'Farmers markets', 'Board games'),
  refusesSmokers: true,
  drinking: 'sometimes',
  wantsKids: 'yes',
})
const man = (facts: Partial<Member> & { id: string }) =>
  aMember({ genders: ['man'], seeks: ['woman'], intent: 'long_term', week: 0b00010, wantsKids: 'open', ...facts })

const CAST = [
  ADA,
  man({
    id: 'Ben',
    age: 34,
    week: 0b00011,
    values: tags('Family-centered', 'Community'),
    interests: tags('Live music', 'Board games', 'Cycling'),
    wantsKids: 'yes',
  }),
  man({
    id: 'Cal',
    age: 35,
    values: tags('Playfulness', 'Ambition'),
    interests: tags('Farmers markets'),
    wantsKids: 'yes',
  }),
  man({
    id: 'Dev',
    age: 41,
    place: SAN_ANTONIO,
    values: tags('Adventure'),
    interests: tags('Cycling'),
    budget: '$$$$',
  }),
  man({ id: 'Eli', age: 33, place: ROUND_ROCK, intent: 'exploring', drinking: 'yes', values: tags('Community') }),
  man({ id: 'Gus', age: 34, smoking: 'yes', wantsKids: 'yes' }),
  man({ id: 'Hal', age: 47 }),
  man({ id: 'Ian', age: 34, place: DALLAS }),
  man({ id: 'Jon', age: 34, wantsKids: 'no' }),
  man({ id: 'Kit', age: 34, intent: 'casual' }),
  man({ id: 'Lou', age: 34, ageMax: 30 }),
  man({ id: 'Max', age: 34, seeks: ['man'] }),
]
const named = (id: string) => {
  const member = CAST.find((one) => one.id === id)
  if (!member) throw new Error(`Nobody in the cast is called ${id}.`)
  return member
}

function stage() {
  const index = new MemberIndex(CAST.length)
  for (const member of CAST) index.put(member)
  const feedback = new Feedback((id) => index.optionsOf(id))
  const list = (viewer: Member) =>
    listOf({ index, feedback, viewer, k: 20 })
      .toSorted(byScore)
      .map(({ id, score }) => `${id} ${score}`)
  return { index, feedback, list }
}

test('Ada sees the members who suit her and find her suitable too, with the best first', () => {
  expect(stage().list(ADA)).toEqual(['Ben 90', 'Cal 80', 'Eli 69', 'Dev 49'])
})

test.each([
  ['Gus', ['smokers'], []],
  ['Hal', ['age'], []],
  ['Ian', ['travel'], []],
  ['Jon', ['kids'], ['kids']],
  ['Kit', ['intent'], ['intent']],
  ['Lou', [], ['age']],
  ['Max', [], ['meet']],
])('%s is not shown to Ada, and Ada is not shown to him', (id, hers, his) => {
  const other = named(id)
  expect([limitsAgainst(ADA, other), limitsAgainst(other, ADA)]).toEqual([hers, his])
  expect([areEligible(ADA, other), areEligible(other, ADA)]).toEqual([false, false])
})

const told = (id: string) => {
  const explanation = explain({ viewer: { member: ADA }, other: { member: named(id) } })
  const introduced = { firstName: id, city: 'Austin, Texas' }
  return { reasons: reasonLines(explanation, introduced), conflicts: conflictLines(explanation, introduced) }
}

test('the reasons for Ben name what he and Ada both chose, with the most important first', () => {
  expect(told('Ben')).toEqual({
    reasons: [
      "You're both free on weeknights and on weekends",
      'You share two of your three values',
      "You'd both like kids",
      'You both live in Austin, Texas',
      "Ben is 34, and you're a year apart",
      "You're both here for something long-term",
      'A $$ date suits you both',
      'You share two of your three interests',
      'Neither of you smokes',
      'You both drink now and then',
    ],
    conflicts: [],
  })
})

test('the differences between Dev and Ada do not show what he answered', () => {
  expect(told('Dev')).toEqual({
    reasons: [
      "You're both free on weekends",
      "You're both here for something long-term",
      'Neither of you smokes',
      'You both drink now and then',
    ],
    conflicts: [
      'You chose different values',
      "Dev is 41, and you're 8 years apart",
      'One of you is sure about kids, the other is open',
      'Dev lives some way off, within 75 miles of you',
      'You chose different interests',
      'Your budgets differ',
    ],
  })
})

test('a member who got an answer leaves the list, and comes back after the answer is withdrawn', () => {
  const { index, feedback, list } = stage()
  const before = list(ADA)
  updateStandings({ index, feedback }, feedback.record('Ada', 'Ben', 'less_like_this'))
  expect(list(ADA).join()).not.toMatch(/Ben/)
  updateStandings({ index, feedback }, feedback.record('Ada', 'Ben', 'hard_no'))
  expect(list(ADA).join()).not.toMatch(/Ben/)
  expect(list(named('Ben')).join()).not.toMatch(/Ada/)
  updateStandings({ index, feedback }, feedback.withdraw('Ada', 'Ben'))
  expect(list(ADA)).toEqual(before)
})

test('a member who is liked by others moves up, and a disliked member moves down', () => {
  const { index, feedback, list } = stage()
  for (const from of ['Fay', 'Nia', 'Una', 'Zoe']) {
    updateStandings({ index, feedback }, feedback.record(from, 'Eli', 'more_like_this'))
    updateStandings({ index, feedback }, feedback.record(from, 'Cal', 'less_like_this'))
  }
  expect(list(ADA).map((line) => line.split(' ')[0])).toEqual(['Ben', 'Eli', 'Cal', 'Dev'])
})

test('the advice counts what the limits on distance and age cost Ada, and suggests nothing else', () => {
  expect(adviseOn(stage().index, ADA).map(({ text, adds }) => `${text}: ${adds}`)).toEqual([
    'Travelling 100 miles further adds 1 person: 1',
    'A maximum age of 47 adds 1 person: 1',
  ])
})

test('the advice never suggests to change kids, intent, a must-not or the people to meet', () => {
  const { index } = stage()
  index.put({ ...ADA, id: 'Amy', seeks: ['woman'] })
  expect(adviseOn(index, { ...ADA, travelKm: 500, ageMin: undefined, ageMax: undefined })).toEqual([])
})

test('if no single limit helps an empty list, the advice combines distance and ages', () => {
  const index = new MemberIndex(1)
  index.put(named('Ian'))
  const nearHome = { ...ADA, travelKm: 10 }
  const told = (viewer: Member) => adviseOn(index, viewer).map(({ limit, text }) => `${limit}: ${text}`)
  expect(told(nearHome)).toEqual(['travel: Travelling up to 310 miles adds 1 person'])
  expect(told({ ...nearHome, ageMin: 36, ageMax: 40 })).toEqual([
    'travel: Travelling up to 310 miles with ages 34 to 42 adds 1 person',
  ])
  expect(told({ ...nearHome, ageMin: undefined, ageMax: 25 })).toEqual([
    'travel: Travelling up to 310 miles with ages up to 35 adds 1 person',
  ])
  expect(told({ ...nearHome, ageMin: 80, ageMax: 90 })).toEqual([])
})

test('the advice does not name limits that exclude nobody or were never set', () => {
  const { index } = stage()
  expect(
    adviseOn(index, {
      ...ADA,
      seeks: 'everyone',
      travelKm: undefined,
      refusesSmokers: false,
      ageMax: undefined,
      wantsKids: 'open',
      intent: 'exploring',
    }),
  ).toEqual([])
})
