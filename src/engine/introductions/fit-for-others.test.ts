import { expect, test } from 'vitest'
import { ORDINARY } from './contact.cases.ts'
import { unfitIn } from './fit-for-others.ts'

const NEAR_MISSES = [
  "I'd kill for a good taco.",
  'I support my sister, and she supports my baking.',
  'A die-hard fan of the Cubs.',
  'Admin by day, drummer by night.',
  'This hill is killing me, in a good way.',
  'I will find you the best pie in town.',
  'I will beat you at Scrabble.',
  "I'll shoot you a postcard from Lisbon.",
  'I am a security guard with a soft heart.',
  'I love the overture to Carmen, and its official recording.',
  'The concierge here says we are both into soup.',
  'Overture says we share four evenings.',
  'I will never hurt you, but my puns might.',
  'You are not a stranger to bread, I hear.',
  'I work on the staff of a school library.',
  'I hate Mondays and raisins.',
  'Moderator of a very polite bread forum.',
  'We could grow pussy willows; I own the beach towels.',
  'Strava says I run; my dog says I walk.',
  'I worked on proton therapy for six years.',
  'Tinder survivor, happy to be here.',
  'Hinge dropout.',
  'Signal lost, please hold.',
  'Reddit lurker, book borrower.',
  'Spotify playlists, all of them sad.',
  'My Strava is mostly dog walks.',
  '📚 reader, 📸 photographer, 🐦 watcher.',
  'I fell in love at the opera house.',
  'Two dogs, three cats, and one very patient horse.',
  'Bring cash, the taco truck takes no cards.',
  'I invest in good shoes and slow mornings.',
  'I learned to code at forty.',
  'I owe my sister a trip to Maine.',
]

test.each([...ORDINARY, ...NEAR_MISSES])('%j is allowed in a letter', (text) => {
  expect(unfitIn(text, 'letter')).toBeUndefined()
})

test.each([...ORDINARY, ...NEAR_MISSES].filter((text) => text.length <= 160))(
  '%j is allowed as a card line',
  (text) => {
    expect(unfitIn(text, 'line')).toBeUndefined()
  },
)

test.each([
  ['send 20 dollars by cashapp', 'money'],
  ['wire me 500 for the ticket', 'money'],
  ['gift card please', 'money'],
  ['invest in crypto with me, double your money', 'money'],
  ['Please bring 500 dollars in cash', 'money'],
  ['cashapp $evil', 'money'],
  ['invest in crypto with me', 'money'],
  ['tell me the code Overture mailed you', 'staff'],
  ['what is your verification code', 'staff'],
  ['Overture: your account ends today', 'staff'],
  ['I will kill you', 'threat'],
  ["I'm going to hurt you", 'threat'],
  ['I w1ll k1ll you', 'threat'],
  ['Kill yourself, bitch', 'threat'],
  ['I know where you live.', 'threat'],
  ['I have been watching your house', 'threat'],
  ['You should die', 'threat'],
  ['You ugly bitch, hello.', 'insult'],
  ['You are an ugly whore and I will find you', 'insult'],
  ['f.u.c.k you', 'insult'],
  ['Fvck you', 'insult'],
  ['Send me nudes', 'insult'],
  ['I hate Jews', 'insult'],
  ['You are so pathetic', 'insult'],
  ['Overture staff: pay 20 dollars at the desk to stay', 'staff'],
  ['Overture says you must pay.', 'staff'],
  ['I am from Overture, trust me', 'staff'],
  ['0verture support here', 'staff'],
  ['Your account will be suspended', 'staff'],
  ['Verify your account at the desk', 'staff'],
])('%j is refused everywhere: %s', (text, kind) => {
  expect(unfitIn(text, 'letter')).toBe(kind)
  expect(unfitIn(text, 'line')).toBe(kind)
  expect(unfitIn(text, 'contact')).toBe(kind)
})

test.each([
  ['theobakes.rocks', 'link'],
  ['theobakes.art', 'link'],
  ['theobakes • rocks', 'link'],
  ['theobakes point com', 'link'],
  ['my mail is theobakes, the google one', 'email'],
  ['Five. One. Two. Then five five five. Then oh one four two.', 'phone'],
  ['area code 512, then 555, then 0142', 'phone'],
  ['half of it: 512555, rest 0142', 'phone'],
  ['V-I-II-V-V-V-0-I-IV-II and V I II V V V', 'phone'],
  ['I am at twelve Elm Street', 'address'],
  ['IG theobakes', 'handle'],
  ['sc: theobakes', 'handle'],
  ['signal me theobakes', 'handle'],
  ['theobakes on the gram', 'handle'],
  ['theobakes#4242', 'handle'],
  ['👻 theobakes', 'handle'],
  ['Baker, 📸 theobakes99', 'handle'],
])('the card line %j is refused because it contains contact details: %s', (text, kind) => {
  expect(unfitIn(text, 'line')).toBe(kind)
})

test.each([
  'come to my place tonight',
  'We could cook at my place.',
  'Let us eat soup, then come over to my apartment!',
  'You should come to my house on Friday',
  'ѕtay at my place tonight',
  'Your place or mine?',
  'We could watch a film at my place.',
  'Dinner at my place?',
  'come over to mine',
  'Let us go back to my flat',
])('%j is refused because it invites to a home', (text) => {
  expect(unfitIn(text, 'letter')).toBe('home')
  expect(unfitIn(text, 'line')).toBe('home')
})

test('an invitation to a home is allowed in the contact details, which are shared only after the yes', () => {
  expect(unfitIn('Come to my place tonight', 'contact')).toBeUndefined()
})

test('a messenger name is allowed in the contact details, but not in a letter', () => {
  expect(unfitIn('Signal: maya.42', 'contact')).toBeUndefined()
  expect(unfitIn('Signal: maya.42', 'letter')).toBe('handle')
})
