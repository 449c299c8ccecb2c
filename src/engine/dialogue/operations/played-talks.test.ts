import { describe, expect, it } from 'vitest'
import { add, begun, choose, FAITH, free, having, kept, note, one, set, turn } from '../../../../test/model-turn.ts'
import { type Path, SLOTS } from '../slots.ts'
import { valueSaid } from '../wording/spoken.ts'
import type { Operation } from './operation.ts'

describe('what a person says plainly is noted', () => {
  it.each<[string, string, Path, string | number, string]>([
    [
      'where the readers cut other words out of it',
      'I go to Quaker meeting most Sundays, mainly for the silence, though I would not need anybody to come with me',
      FAITH,
      'Quaker, would not need anybody to come',
      'I go to Quaker meeting most Sundays',
    ],
    [
      'after a question about others',
      'also can ppl at my uni see me on here?? id actually die. and ok ok 15km is kinda far w tfl prices make it 8 miles',
      'valuesMap.distance_km',
      13,
      'make it 8 miles',
    ],
    [
      'after somebody else was spoken of',
      'well it is more like a glass of wine every night after they go down so put yes',
      'valuesMap.lifestyle.drinking',
      'yes',
      'a glass of wine every night after they go down so put yes',
    ],
  ])('%s', (_, text, path, value, words) => {
    expect(turn(having([]), text, [set(path, value, words)]).stands).toEqual([`${path}=${value}`])
  })

  it('"not just weeknights" turns none down', () => {
    const text = 'my ex was jealous, cant do jealous again. weekends work too btw not just weeknights'
    const before = having([one('valuesMap.availability', 'Weeknights')])
    expect(turn(before, text, [add('valuesMap.availability', 'Weekends', 'weekends work too')]).stands).toContain(
      'valuesMap.availability=Weekends',
    )
  })

  it('beside other orders in the same message', () => {
    const before = having([
      one('valuesMap.availability', 'Weekends'),
      { kind: 'set', path: 'valuesMap.age_range.max', value: 52, words: '' },
      kept('Alternate weeks only, weeknights after seven and weekends'),
    ])
    const text =
      'Scratch weekends, my ex now wants Saturdays changed; weeknights only, alternate weeks. And raise the top age to 55.'
    const { stands } = turn(before, text, [
      { op: 'remove', path: 'valuesMap.availability', value: 'Weekends', words: 'Scratch weekends' },
      {
        op: 'replace',
        path: 'notes',
        value: 'Alternate weeks only, weeknights after seven and weekends',
        to: 'Weeknights only, alternate weeks, after seven',
        words: 'weeknights only, alternate weeks',
      },
      set('valuesMap.age_range.max', 55, 'raise the top age to 55'),
    ])
    expect(stands).toEqual(['notes=Weeknights only, alternate weeks, after seven', 'valuesMap.age_range.max=55'])
  })

  it('as their own age', () => {
    const { state } = turn(having([], 'intent'), "I'm a lawyer, 43, divorced, Boston", [
      { op: 'own_age', value: 43, words: 'a lawyer, 43' },
    ])
    expect(state.ownAge).toBe(43)
  })
})

it('a listed deal-breaker of which nothing was said is asked about', () => {
  const text = 'i have two a boy seven and a girl four and he has to be okay with that no exceptions'
  const words = 'has to be okay with that no exceptions'
  const { stands, asks } = turn(having([]), text, [add('valuesMap.dealbreakers', 'Dismissive of kids', words)])
  expect(stands).toEqual([])
  expect(asks[0]).toBe("Yes, that's right")
})

it('an entry is found by part of what it says', () => {
  const before = having([kept('Only every other weekend, kids at their dad')])
  const { stands } = turn(before, 'take the every other weekend note off', [
    { op: 'remove', path: 'notes', value: 'Only every other weekend', words: 'take the every other weekend note off' },
  ])
  expect(stands).toEqual([])
})

it('an entry taken out and another added are told as the two things they are', () => {
  const path: Path = 'preferences.must_haves'
  const text = 'own goals can go, nobody has them. and she should speak english or turkish'
  const { reply, stands } = turn(having([one(path, 'Own goals')]), text, [
    { op: 'remove', path, value: 'Own goals', words: 'own goals can go' },
    add(path, 'Speak english or turkish', 'she should speak english or turkish'),
  ])
  expect(stands).toEqual([`${path}=Speak english or turkish`])
  expect(reply).toMatch(/"Own goals" taken off/)
  expect(reply).not.toMatch(/now says/)
})

it('what is looked for by its name is noted, whatever the readers make of the line', () => {
  const text = 'I did not choose exploring, I was asking a question. I want long-term.'
  const asking = having([], 'intent')
  expect(turn(asking, text, [set('valuesMap.intent', 'long_term', 'I want long-term')]).stands).toEqual([
    'valuesMap.intent=long_term',
  ])
})

it('what stands already is said beside the answer to a question', () => {
  const path: Path = 'preferences.must_haves'
  const text = 'Ok, Christian should be a must-have too. Will he see my notes?'
  const { reply } = turn(having([one(path, 'Christian')]), text, [
    add(path, 'Christian', 'Christian should be a must-have'),
    { op: 'answer', topic: 'Qshown.notes', words: 'Will he see my notes?' },
  ])
  expect(reply).toMatch(/christian.*members/i)
})

it('a note that stands is said to stand, and not noted twice', () => {
  const before = having([kept('I do not drive. I take the TTC')])
  const { reply, stands } = turn(before, 'Add a note: I do not drive', [
    add('notes', 'I do not drive', 'I do not drive'),
  ])
  expect(stands).toEqual(['notes=I do not drive. I take the TTC'])
  expect(reply).toMatch(/I do not drive/)
})

describe('single days', () => {
  const path: Path = 'valuesMap.availability'
  const free = having([], 'availability')

  it.each([
    ['an added time', add(path, 'Weekends', 'Sundays only')],
    ['a button', choose('Weekends', 'Sundays only')],
  ])('stand on the row beside %s, and are said with it', (_, operation) => {
    const { reply, stands } = turn(free, 'Sundays only, I sell honey on Saturdays', [operation])
    expect(stands).toEqual([`${path}=Weekends`, `${path}=Sundays only`])
    expect(reply).toMatch(/weekends \(Sundays only\)/i)
  })

  it('are no note besides', () => {
    const text = 'Sunday afternoons or Mondays work for me'
    const noted = add('notes', 'Sunday afternoons or Mondays', 'Sunday afternoons or Mondays')
    for (const operation of [noted, note(text)]) {
      const { stands } = turn(free, text, [add(path, 'Weekends', 'Sunday afternoons'), operation])
      expect(stands).toEqual([`${path}=Weekends`, `${path}=Sunday afternoons or Mondays`])
    }
  })

  it.each([
    ['Weeknights', 'Weeknights, any except Tuesday'],
    ['Weekends', 'weekends but not Sunday'],
  ])('may be left out of %s: "%s"', (value, words) => {
    expect(turn(free, words, [add(path, value, words)]).stands).toContain(`${path}=${value}`)
  })

  it('stand as a model words them, and what replaces them stands alone', () => {
    const text = 'weeknights and weekends, but in the week after 19 please'
    const { state, stands } = turn(free, text, [
      add(path, 'Weeknights', 'weeknights'),
      add(path, 'Weekends', 'weekends'),
      add(path, 'in the week after 19', 'in the week after 19'),
    ])
    expect(stands).toEqual([`${path}=Weeknights`, `${path}=Weekends`, `${path}=In the week after 19`])
    const later = turn(state, 'no, from 20, in the week from 20', [
      { op: 'replace', path, value: 'In the week after 19', to: 'in the week from 20', words: 'in the week from 20' },
    ])
    expect(later.stands).toEqual([`${path}=Weeknights`, `${path}=Weekends`, `${path}=In the week from 20`])
  })

  it('take no other note away', () => {
    const text = 'I am up at 3:30 am to bake. Sunday afternoons work'
    const { state, stands } = turn(free, text, [
      note('I am up at 3:30 am to bake'),
      add(path, 'Weekends', 'Sunday afternoons'),
      add('notes', 'Sunday afternoons work', 'Sunday afternoons work'),
    ])
    expect(stands).toEqual([`${path}=Weekends`, `${path}=Sunday afternoons`])
    expect(JSON.stringify(state.offer)).toContain('up at 3:30 am to bake')
  })

  it.each(['Saturdays and Sundays', 'weekends, Sundays above all', 'after the weekend shift'])(
    'are none in "%s"',
    (words) => {
      expect(turn(free, words, [add(path, 'Weekends', words)]).stands).toEqual([`${path}=Weekends`])
    },
  )
})

describe('what stands', () => {
  const KIDS: Path = 'valuesMap.family.wants_kids'
  const before = having([free(KIDS, 'open'), kept('I have two already')])

  it('is not put in doubt by what a reader alone hears in a note', () => {
    const text = 'write only two kids, 12 and 9'
    const { reply, stands } = turn(before, text, [
      { op: 'replace', path: 'notes', value: 'I have two already', to: 'two kids, 12 and 9', words: text },
    ])
    expect(stands).toContain(`${KIDS}=open`)
    expect(reply).not.toMatch(/you'd like kids/)
  })

  it('is not left open by what is kept private of something else', () => {
    const { stands } = turn(before, "not the kids note, that's private", [
      { op: 'remove', path: 'notes', value: 'I have two already', words: 'not the kids note' },
    ])
    expect(stands).toContain(`${KIDS}=open`)
  })

  it('gives way to the figure that a model names, and not to another of the line', () => {
    const far = having([{ kind: 'set', path: 'valuesMap.distance_km', value: 40, words: '', unit: 'miles' }])
    const { stands } = turn(far, 'And 25 miles is miles away, 15 tops', [set('valuesMap.distance_km', 24, '15 tops')])
    expect(stands).toEqual(['valuesMap.distance_km=24'])
  })

  it('gives way to a figure whoever else the clause speaks of', () => {
    const aged = turn(having([]), 'up to 48', [set('valuesMap.age_range.max', 48, 'up to 48')]).state
    const text = 'And age can be until 52 if he is kind'
    const { stands } = turn(aged, text, [set('valuesMap.age_range.max', 52, 'age can be until 52')])
    expect(stands).toContain('valuesMap.age_range.max=52')
  })
})

describe('what was asked back', () => {
  const asked = turn(having([], 'faith'), 'Jewish, secular, and he need not be', [
    { op: 'ask', path: FAITH, value: 'Jewish and secular', words: 'Jewish, secular' },
  ])

  it('is noted by the button that a message chooses in any words', () => {
    const text = 'the Jewish line, and is it raining'
    expect(turn(asked.state, text, [choose("Yes, that's right", 'the Jewish line')]).stands).toEqual([
      `${FAITH}=Jewish and secular`,
    ])
  })

  it('is noted when the same value is sent again', () => {
    const text = 'the Jewish line is what I meant, and is it raining'
    expect(turn(asked.state, text, [set(FAITH, 'Jewish and secular', 'the Jewish line')]).stands).toEqual([
      `${FAITH}=Jewish and secular`,
    ])
  })

  it('is not asked again once another answer stands there', () => {
    const first = turn(having([], 'budget'), 'a nice lunch, so the cheap end', [
      { op: 'ask', path: 'valuesMap.budget', value: '$', words: 'the cheap end' },
    ])
    const { stands, reply } = turn(first.state, 'then make it the two dollars, a walk is free', [
      set('valuesMap.budget', '$$', 'make it the two dollars'),
    ])
    expect(stands).toEqual(['valuesMap.budget=$$'])
    expect(reply).not.toMatch(/\$ for a date/)
  })
})

describe('notes', () => {
  const told = 'I work as an archivist. I am funny once I have warmed up.'
  const offered = turn(having([]), told, [note('I work as an archivist'), note('I am funny once I have warmed up')])

  it('are offered each by itself', () => {
    expect(offered.asks).toEqual([
      'Keep all of it',
      'Only "I work as an archivist"',
      'Only "I am funny once I have warmed up"',
      'No, leave it out',
    ])
  })

  it('are kept as a message chooses several of them, and with orders beside it', () => {
    const { stands } = turn(offered.state, 'keep both of these, and I want someone kind', [
      choose('Only "I work as an archivist"', 'keep both'),
      choose('Only "I am funny once I have warmed up"', 'keep both'),
      add('preferences.must_haves', 'Kind', 'someone kind'),
    ])
    expect(stands).toEqual([
      'notes=I work as an archivist',
      'notes=I am funny once I have warmed up',
      'preferences.must_haves=Kind',
    ])
  })

  it('that were just kept are not offered again', () => {
    const text = 'put down that I am an archivist, I work as an archivist'
    const { state } = turn(having([], 'kids'), 'I work as an archivist', [note('I work as an archivist')])
    const kept = turn(state, text, [
      choose('Note for your matchmaker: "I work as an archivist"', 'put down'),
      note('I work as an archivist'),
    ])
    expect(kept.stands).toEqual(['notes=I work as an archivist'])
    expect(kept.asks.join()).not.toMatch(/archivist/)
  })

  it('are decided each by itself in one operation, known by part of what they say', () => {
    const text = 'keep the archivist one, not the funny one'
    const decides: Operation = {
      ...{ op: 'notes', words: text },
      keep: ['work as an archivist'],
      leave: ['I am funny once I have warmed up'],
    }
    const { state, stands, reply } = turn(offered.state, text, [decides])
    expect(stands).toEqual(['notes=I work as an archivist'])
    expect(state.unkept).toEqual([])
    expect(reply).toMatch(/"I am funny once I have warmed up" stays out|left out "I am funny/i)
  })

  it.each<[string, Operation[]]>([
    ['kept by their words', [{ op: 'notes', keep: ['work as an archivist'], leave: [], words: 'keep' }]],
    ['chosen by their button', [choose('Only "I work as an archivist"', 'keep the archivist one')]],
    ['named by the change alone', []],
  ])('are kept in other words in the same message, %s', (_, keeps) => {
    const text = 'keep the archivist one, but say film archivist'
    const path: Path = 'notes'
    const to = 'I work as a film archivist'
    const rewords: Operation = { op: 'replace', path, value: 'I work as an archivist', to, words: 'say film archivist' }
    const { state, stands } = turn(offered.state, text, [...keeps, rewords])
    expect(stands).toEqual([`notes=${to}`])
    expect(state.unkept.map((one) => 'value' in one && one.value)).not.toContain('I work as an archivist')
  })

  it('are refused one alone, and the others stay open', () => {
    const before = having([], 'intent')
    const beside = turn(before, told, [note('I work as an archivist'), note('I am funny once I have warmed up')])
    const text = 'not the funny bit please'
    const { state, reply, stands } = turn(beside.state, text, [
      { op: 'notes', keep: [], leave: ['I am funny once I have warmed up'], words: text },
    ])
    expect(stands).toEqual([])
    expect(state.unkept.map((one) => 'value' in one && one.value)).toEqual(['I work as an archivist'])
    expect(reply).toMatch(/stays off|out/)
  })

  it('are not kept by a goodbye, and may be ordered later', () => {
    const left = turn(offered.state, 'Good. That is all. I go to sauna.', [], 'Enjoy the heat.')
    expect(left.stands).toEqual([])
    const later = turn(left.state, 'the archivist one is missing in notes', [
      add('notes', 'I work as an archivist', 'the archivist one is missing'),
    ])
    expect(later.stands).toEqual(['notes=I work as an archivist'])
  })

  it('are offered later where another question came first, also once everything was asked', () => {
    const text = 'I got a dog, a big dumb lab. no cat people, kidding, mostly'
    const asked = turn({ ...having([]), asked: Object.fromEntries(SLOTS.map((slot) => [slot, 2])) }, text, [
      note('I got a dog, a big dumb lab'),
      { op: 'ask', path: 'valuesMap.dealbreakers', value: 'Cat people', words: 'no cat people' },
    ])
    expect(asked.reply).toMatch(/cat people.*\?$/)
    const later = turn(asked.state, 'cats are fine', [choose('No, leave it out', 'cats are fine')])
    expect(later.reply).toMatch(/big dumb lab/)
    const passed = turn(later.state, 'gas is four bucks', [], 'It adds up.')
    expect(passed.reply).not.toMatch(/big dumb lab/)
    expect(turn(passed.state, 'and the bus was late', [], 'Of course.').reply).not.toMatch(/big dumb lab/)
  })

  it('are turned down by "nothing" on notes', () => {
    const { reply, stands } = turn(offered.state, 'nah thats just between us, and I like jazz', [
      { op: 'none', about: 'notes', words: 'nah thats just between us' },
    ])
    expect(stands).toEqual([])
    expect(reply).not.toMatch(/nothing for notes/)
  })

  it('on free times are a matter of the model', () => {
    const text = 'Saturday and Sunday. Weekday I work, then sauna'
    const { stands } = turn(having([], 'availability'), text, [
      add('valuesMap.availability', 'Weekends', 'Saturday and Sunday'),
    ])
    expect(stands).toEqual(['valuesMap.availability=Weekends'])
  })
})

it('a value asked back fits its sentence, and names keep their capitals', () => {
  const text = 'if it goes somewhere it goes somewhere'
  const asked = turn(having([free('valuesMap.intent', 'casual')]), text, [
    { op: 'ask', path: 'valuesMap.intent', value: 'exploring', words: text },
  ])
  expect(asked.reply).toMatch(/seeing where it goes/)
  expect(valueSaid('preferences.must_haves', 'Christian: Pentecostal', begun)).toBe('Christian: Pentecostal')
  expect(valueSaid('preferences.must_haves', 'Likes to cook', begun)).toBe('likes to cook')
})

it('the reply to something grave ends quietly, also once everything was asked', () => {
  const text = 'whatever, yeah exploring. my brother fell off a roof in 2021, he died. marriage went right after that'
  const asked = Object.fromEntries(SLOTS.map((slot) => [slot, 2]))
  const before = { ...having([free('valuesMap.intent', 'casual')]), asked }
  const { state, reply } = turn(before, text, [set('valuesMap.intent', 'exploring', 'yeah exploring')], "I'm so sorry.")
  expect(reply).toMatch(/hurry|rush|slowly/)
  expect(reply).not.toMatch(/save|add|change[^d]|profile/i)
  expect(turn(state, 'up to 30 km', [set('valuesMap.distance_km', 30, 'up to 30 km')]).reply).not.toMatch(/hurry/)
})

describe('after a right answer nothing is said that nobody asked for', () => {
  const before = having([one('preferences.must_haves', 'Kind'), free('valuesMap.lifestyle.smoking', 'no')], 'faith')

  it.each([
    ['the profile after small talk', 'Did you see the rugby on Saturday, mind? Shocking.', /smok/],
    ['that nobody pays', "a walk's free and what do you get if you drop a piano down a mineshaft?", /pay/],
    ['a note', 'random but have u seen love island this szn its actually unhinged', /note/],
  ])('not %s', (_, text, tail) => {
    expect(turn(before, text, [], 'Ha, that poor dog.').reply).not.toMatch(tail)
  })

  it('two rows of the profile that are asked about, and no note that somebody asks about a row', () => {
    const smoker = having([free('valuesMap.lifestyle.smoking', 'no'), one('valuesMap.dealbreakers', 'Smokers')])
    const two = turn(smoker, 'what have u got on smoking? mine and hers', [
      { op: 'answer', topic: 'Qsum.smoking', words: 'what have u got on smoking? mine' },
      { op: 'answer', topic: 'Qsum.dealbreakers', words: 'hers' },
    ])
    expect(two.reply).toMatch(/you don't smoke.*a no to "smokers"/)
    const vaping = turn(smoker, 'did you get the vaping?', [
      { op: 'answer', topic: 'Qsum.smoking', words: 'did you get the vaping' },
    ])
    expect(vaping.reply).toMatch(/you don't smoke/)
    expect(vaping.asks).toEqual([])
  })

  it('not the profile twice, where it is read back with the last answer', () => {
    const full = { ...before, done: false, asked: Object.fromEntries(SLOTS.map((slot) => [slot, 2])) }
    const text = 'no faith, and read the whole thing back'
    const { reply } = turn(full, text, [
      { op: 'none', about: 'faith', words: 'no faith' },
      { op: 'answer', topic: 'Qsum.all', words: 'read the whole thing back' },
    ])
    expect(reply.match(/You don't smoke/g)).toHaveLength(1)
  })

  it('not that a thing is outside its field, which the remark has met', () => {
    const text = 'do you know how to get red rot off leather?'
    const { reply } = turn(before, text, [{ op: 'answer', topic: 'Qoff', words: text }], "I'm no conservator.")
    expect(reply).not.toMatch(/Overture/)
  })

  it('not an order that only the readers hear, once the model heard another', () => {
    const text = 'leave out the kind one thing I said before, and yes, smoking is right'
    const { asks } = turn(before, text, [set('valuesMap.lifestyle.smoking', 'no', 'smoking is right')])
    expect(asks).toEqual([])
  })
})

describe('a question is answered by the fact that a model chooses', () => {
  it.each([
    ['Qreport.secret', 'does he get told yes or no', /never learns of it/],
    ['Qdef', 'i vape, is that a yes or a no', /Vaping.*sometimes/],
    ['Qsum.notes', 'read me the notes', /Rotating roster/],
    ['Qsum.notes', 'read them out', /Rotating roster/],
    ['Qsum.faith', 'did u save the christian thing', /noted yet|Nothing so far/],
    ['Qchange.city', 'put my town down as Cardiff', /the intake asks for it/],
    ['Qpriv.death', 'what becomes of it if I expire', /rests/],
    ['Qpriv.family', 'may my daughter read this', /On this device, yes/],
    ['Qshown.out', 'who sees that I am gay', /^A card says nothing of it/],
    ['Qshown.out', 'will they see that I am gay', /^No\. A card says nothing of it/],
    ['Qshown.dealbreakers', 'who sees the coke thing', /^Deal-breakers work quietly/],
  ] as const)('%s', (topic, text, answer) => {
    const { reply } = turn(having([kept('Rotating roster')]), text, [{ op: 'answer', topic, words: text }])
    expect(reply).toMatch(answer)
  })
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])('after a kind word of a model nobody is thanked, with seed %i', (seed) => {
  const operations = [
    set('valuesMap.lifestyle.smoking', 'no', 'never smoked'),
    set('valuesMap.lifestyle.drinking', 'sometimes', 'a beer now and then'),
  ]
  const text = 'I never smoked, and a beer now and then. The Reds broke my heart again'
  const remark = 'Poor Reds.'
  const { reply } = turn({ ...begun, seed }, text, operations, remark)
  expect(reply).toContain(remark)
  expect(reply).not.toMatch(/Thanks/)
})
