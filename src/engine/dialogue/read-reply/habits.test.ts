import { describe, expect, it } from 'vitest'
import { learned } from '../cases/reading.ts'

const lifestyle = (text: string) => learned(text).values.lifestyle

describe('how people say whether they smoke', () => {
  it.each([
    ['Lungs as clean as the day I was born.', 'no'],
    ["I'm a once-a-year cigar man, on my birthday.", 'sometimes'],
    ['I get through twenty Marlboros a day.', 'yes'],
    ['Nicotine patches since March and not a puff.', 'no'],
    ["I packed in the fags in '98.", 'no'],
    ["You won't find me with a cigarette in my hand.", 'no'],
    ["I have a sneaky ciggie when I'm stressed.", 'sometimes'],
    ["Two packs a day, I'm afraid.", 'yes'],
    ['I smoke like a chimney and drink like a fish.', 'yes'],
    ['Never lit up in my life.', 'no'],
    ['I vape, does that count?', 'yes'],
    ['I vape now and again.', 'sometimes'],
    ["On the smoking front it's a no.", 'no'],
    ["I don't do drugs, cigarettes or alcohol.", 'no'],
    ['Cigarettes make me ill.', 'no'],
    ["Smoke-free and alcohol-free, that's me.", 'no'],
    ['Not a smoker, not a drinker, just a boring accountant.', 'no'],
    ['Smoking: on and off.', 'sometimes'],
    ["I don't smoke but I wouldn't mind if you did.", 'no'],
    ["I used to smoke a pack a day, now it's one on a Saturday.", 'sometimes'],
    ['I only ever smoke hookah, on holidays.', 'sometimes'],
    ['I smoke a pipe in the evenings.', 'yes'],
    ["I'm 3 months off the fags.", 'no'],
    ['Weed sometimes but never tobacco.', 'no'],
    ["I'm a smoker, there, I said it.", 'yes'],
    ["It's not that I don't smoke, I do, just rarely", 'sometimes'],
    ['Not a morning goes by without a cigarette', 'yes'],
    ["I've nothing against smokers but I've never been one", 'no'],
    ["I don't touch weed, cigarettes or pills", 'no'],
    ['Smoking is a no from me, my lungs are bad', 'no'],
  ])('%s → %s', (text, habit) => expect(lifestyle(text)?.smoking).toBe(habit))
})

describe('how people say whether they drink', () => {
  it.each([
    ["Booze doesn't agree with me, so I leave it.", 'no'],
    ['I take my whisky neat and my evenings quiet, a dram every night.', 'yes'],
    ["I'd have one glass at a wedding for the toast, that's all.", 'sometimes'],
    ['Sober eleven years this May.', 'no'],
    ["I don't mind a pint when the match is on.", 'sometimes'],
    ["I'm partial to a gin and tonic on a Friday.", 'sometimes'],
    ["Haven't had a drop since New Year's 2015.", 'no'],
    ['Alcohol and I parted company a long time ago.', 'no'],
    ["I'm tee total and proud of it.", 'no'],
    ['My liver and I have an agreement: nothing stronger than tea.', 'no'],
    ["Wine? With every meal, I'm from Bordeaux.", 'yes'],
    ['I smoke like a chimney and drink like a fish.', 'yes'],
    ["I'd rather not drink, it gives me migraines.", 'no'],
    ["Drinks wise I'm strictly social.", 'sometimes'],
    ['As for alcohol, the occasional sherry.', 'sometimes'],
    ['I gave up the drink after my father died.', 'no'],
    ['A beer after mowing the lawn is about my limit.', 'sometimes'],
    ["I don't do drugs, cigarettes or alcohol.", 'no'],
    ['I brew my own beer and I drink what I brew, most evenings.', 'yes'],
    ["I'm the designated driver, always have been, I never touch it.", 'no'],
    ["Smoke-free and alcohol-free, that's me.", 'no'],
    ["I drink wine when there's company, never alone.", 'sometimes'],
    ['Not a smoker, not a drinker, just a boring accountant.', 'no'],
    ['Drinking: weekends only.', 'sometimes'],
    ['I like my craft beers, a few a week.', 'sometimes'],
    ["It's Dry January all year round in my house.", 'no'],
    ["I was a heavy drinker once; I haven't touched it in six years.", 'no'],
    ['Teetotaller here.', 'no'],
    ["I don't drink alcohol at all, my religion forbids it.", 'no'],
    ['Champagne at New Year, otherwise water.', 'sometimes'],
    ['A glass of red most nights keeps the doctor away.', 'yes'],
    ['Hardly a weekend goes by without a pint or two', 'sometimes'],
    ['I have never drunk beer and I never will', 'no'],
    ['Drinking is a no from me, it upsets my stomach', 'no'],
    ["I was a big drinker in my twenties, I haven't touched it since", 'no'],
    ['I like a wine, never on a school night', 'sometimes'],
  ])('%s → %s', (text, habit) => expect(lifestyle(text)?.drinking).toBe(habit))
})

describe('an exception and the rest', () => {
  it.each([
    ['Wine on a birthday, otherwise I do not drink.', 'sometimes'],
    ['I like a beer at weekends, not otherwise.', 'sometimes'],
    ["I'll have a glass at a wedding and otherwise don't bother with alcohol.", 'sometimes'],
    ["A few bevvies on a sat nite n that's all the drinkin i do", 'sometimes'],
    ['My Saturdays are free and I do drink.', 'yes'],
  ])('%s → %s', (text, habit) => expect(lifestyle(text)?.drinking).toBe(habit))
})

describe("smoke and drink that are nobody's habit here", () => {
  it.each([
    'I smoke the competition at darts.',
    'I drink up crossword puzzles, two a day at least.',
    'Me da has had a pint in his hand since 1987.',
    'My job is putting out fires, so smoke is part of my week.',
    'I brew kombucha and drink it all day.',
    'I write about wine for the local paper.',
    'I run a little pub in Dorset, so I pull pints six nights a week.',
    'My uncle smoked himself into an early grave.',
    'We used to bottle our own cider on the farm when I was a child.',
    'I collect beer mats, four hundred of them.',
    'My daughter thinks the smoke from my cooking is a health hazard.',
    "My ex's drinking ended the marriage.",
    'The bar exam nearly killed me.',
    'I paint with whisky-coloured light.',
    "I'm drunk on happiness these days.",
    'I sell tobacco tins at the flea market.',
    "People say I've a voice like whisky and cigarettes.",
    'I was a chemist at a brewery for thirty years.',
    'My landlord smokes on the stairs and I hate it.',
    "I'm a hypnotherapist, I help people stop smoking.",
    'We could go for a drink, or a walk, whichever you like.',
    'I volunteer at an AA meeting making the tea.',
    'I drink two litres of water a day.',
    'Do most people drink on a first date?',
    'I make my own ginger beer.',
    'My perfect date is a cocktail bar with a piano.',
    "I'd love a date who can tell a merlot from a malbec.",
    'The smoke detector in my flat goes off when I fry eggs.',
    "I'm an oncologist, so I see what tobacco does.",
    'My mum drank when I was small and it shaped me.',
    'She poured me a glass and left the next day.',
    'My car drinks petrol.',
    "My neighbour's bonfire smoke ruins my washing.",
    "I'm a bit of a wine snob's worst nightmare.",
    'At work they call me Smokey.',
    'Everyone in my band drinks and smokes.',
    'I lost my dad to drink.',
    'I dated a smoker once, never again.',
    "I grew up above my parents' pub.",
    'I teach a class on the prohibition era and bootleg gin.',
    'My horse is called Whisky.',
    'My dog is called Guinness.',
    'I bake a mean Guinness cake.',
    'I cook everything with wine.',
    'I met my late husband at a beer festival.',
    "I smoked a wasps' nest out of my attic",
    'I smoke about forty salmon a week',
    "I'm a firefighter, so I see more smoke than most",
    "I drink my rivals' tears at cards",
    'Our goats drink forty litres a day',
    'This sauce is so good, I could drink it by the pint',
  ])('%s', (text) => expect(lifestyle(text)).toEqual({ smoking: null, drinking: null }))
})

it('"neither" answers only the question about both', () => {
  expect(learned('Neither, thanks.', 'habits').values.lifestyle).toEqual({ smoking: 'no', drinking: 'no' })
  expect(learned('Man, woman, neither, both: everyone.').values.lifestyle).toEqual({ smoking: null, drinking: null })
  expect(learned('Mornings are no good and neither is lunch.').values.lifestyle?.drinking).toBeNull()
})
