import { describe, expect, it } from 'vitest'
import { learned } from '../../../../test/what-is-learned.ts'

describe('how far they would travel', () => {
  it.each([
    ['up to 20 miles', 32],
    ["I'd go 30 km", 30],
    ['fifty miles tops', 80],
    ['a 15 mile radius', 24],
    ['within 25 kilometres of me', 25],
    ['10-15 miles', 24],
    ['a hundred km is fine', 100],
    ['about 40km', 40],
    ['Distance: 12 miles', 19],
    ['I could drive 700 miles for the right person', 500],
    ['1,000 km', 500],
    ['up to 1,200 miles', 500],
    ['2.5 miles max', 4],
    ['10 miles is stingy of me, say thirty instead', 48],
    ["I guess I'd go 35 km, 40 at a push, so let's write 40", 40],
    ["I can't do more than 5 miles, the buses are hopeless", 8],
  ])('%s → %i km', (text, km) => expect(learned(text).values.distance_km).toBe(km))

  it.each([
    'I run 10 km every morning',
    'I live 3 miles from the station',
    'I cycle 20 miles a week',
    'My delivery round is 14 miles',
    'The lake is 5 km across',
    'My commute is 22 miles each way',
    'My parents live 300 miles away',
    'no more than forty minutes of driving to a date',
    'I moved 200 miles for this job',
    'is 20 miles a lot?',
  ])('says nothing of it: %s', (text) => expect(learned(text).values.distance_km).toBeNull())

  it('keeps to the unit that was named', () => {
    expect(learned('60 km-ish? Possibly a bit more, but put 60.', 'distance').values.distance_km).toBe(60)
    expect(learned("I'd go 10 km. Make that 15.", 'distance').values.distance_km).toBe(15)
  })
  it.each([
    "On weeknights I'm home by six, so those are good",
    'Three quarters of an hour on the bus',
    'Let me change the lower one to 31',
    'I closed 14 deals last quarter, 14 of them on a Friday',
    'I drive a 1998 Volvo with 300,000 miles on it',
  ])('hears no distance right after the question: %s', (text) =>
    expect(learned(text, 'distance').values.distance_km).toBeNull(),
  )
  it('takes a bare figure as miles right after the question, and only then', () => {
    expect(learned('20', 'distance').values.distance_km).toBe(32)
    expect(learned('20').values.distance_km).toBeNull()
  })
  it('keeps a driving time as a note', () =>
    expect(learned('No more than 40 minutes of driving to a date').values.notes).toContain('40 minutes'))
})

describe('which ages they would like to meet', () => {
  it.each([
    ['someone 30 to 40', 30, 40],
    ['between 28 and 36', 28, 36],
    ['aged 30-42', 30, 42],
    ['28 - 35', 28, 35],
    ['late thirties', 37, 39],
    ['a man in his forties', 40, 49],
    ['someone in their 30s', 30, 39],
    ['late 20s to mid 30s', 27, 36],
    ['women in their thirties or forties', 30, 49],
    ['over 35', 35, null],
    ['up to 45 years old', null, 45],
    ['nobody under 30', 30, null],
    ['no older than 50', null, 50],
    ['at least 25, and there is no upper limit on age', 25, null],
    ['someone 50+', 50, null],
    ["I'm 40 and I'd like someone within five years of me", 35, 45],
    ["I'm 33, up to 6 years older and 3 years younger", 30, 39],
    ["I'm 29, plus or minus four years", 25, 33],
    ['twenty-five to thirty-two', 25, 32],
    ['33 at the youngest and 47 at the oldest, age-wise', 33, 47],
    ["From 27 upwards, I'm not fussy about the top end", 27, null],
    ["There's no minimum age for me, but 50 is the most I'd go to", null, 50],
    ['From 35 to 45 years she can have', 35, 45],
    ["I'm 29, and I don't want more than four years between us, in either direction", 25, 33],
    ['27 at the low end and 33 at the high end', 27, 33],
    ['30 at a minimum and 40 at a maximum', 30, 40],
    ['My lower limit is 35 and my upper limit is 48', 35, 48],
    ['Anything north of 45 and south of 60', 45, 60],
    ['I draw the line at 45', null, 45],
    ['over 35 and under 50', 35, 49],
    ['up to 50 and over 35', 35, 50],
    ['more than 30, less than 40', 30, 39],
    ['40 and under', null, 40],
    ["from 35 up but not older than me, I'm 50", 35, 50],
    ["Let's cap it at 55 and start at 40", 40, 55],
    ['Age: 25/32', 25, 32],
    ["58 is as old as I'd go", null, 58],
    ["no younger than 30, and I wouldn't go over 45", 30, 45],
    ["And it's 31, not 29, for the oldest", null, 31],
    ["I'm 31 and would prefer someone not more than three years elder or younger to me", 28, 34],
    ["I'm 42, no older than me", null, 42],
    ["I'm 42, somebody my age or older", 42, null],
    ["I'm 42, my age or a bit younger", 37, 42],
    ["I'm 75, and I'd like a lady anywhere from my own age down to ten years younger", 65, 75],
    ["They'd be in their fifties or early sixties, so 50 to 65", 50, 65],
  ])('%s → %s to %s', (text, min, max) => expect(learned(text).values.age_range).toEqual({ min, max }))

  it.each([
    "I'm 34",
    'I moved here in 2019 and live on the 14th floor',
    'I have kids aged 20 and 25',
    'I work 40 to 50 hours a week',
    'My nan is 92',
    'I get up between 6 and 7',
    'I have been on 30 to 40 first dates',
    'I loved growing up in the eighties',
    "The 25 to 27 of June I'm away",
    'I have 20/20 vision',
    'I bake 24 to 30 loaves on a Saturday',
    'I am on bus 42 every day',
    "I don't smoke, not since my twenties",
  ])('says nothing of it: %s', (text) => expect(learned(text).values.age_range).toEqual({ min: null, max: null }))

  it('remembers the own age without making it a wish', () => expect(learned("I'm 34").state.ownAge).toBe(34))
  it('waits for the own age', () =>
    expect(learned('within five years of me').state.aroundOwnAge).toMatchObject({ below: 5, above: 5 }))
})

describe('what a date may cost, in signs and amounts', () => {
  it.each([
    ['$$ please', '$$'],
    ['two dollar signs', '$$'],
    ['four dollar signs', '$$$$'],
    ['Budget: $$$', '$$$'],
    ['triple dollar signs', '$$$'],
    ['$$, sometimes $$$', '$$'],
    ["$ is my budget, my pension isn't generous", '$'],
  ])('%s → %s', (text, budget) => expect(learned(text).values.budget).toBe(budget))

  it.each([
    'My ex was $$$$ all the way',
    'I earn $80k',
    'My rent is $2000 a month',
    'I fancy a walk',
    'cheap flights make me happy',
    'My grocery budget is 40 quid',
    'The budget for our school play is tiny',
    'The roof cost me 9000 dollars',
    'I spent forty euros on cheese last weekend',
    'My electricity bill is 90 dollars',
  ])('says nothing of it: %s', (text) => expect(learned(text).values.budget).toBeNull())
})
