import type { INTERESTS, VALUES } from '#contract/options.ts'
import { fill } from '../grammar.ts'
import type { NonEmpty } from '../seed.ts'
import { type KnownTopic, nounOf } from './topics.ts'

/** Each line must be true for everyone who chose the topic. */
export type FirstPerson = {
  mine: NonEmpty<string>
  ours: NonEmpty<string>
  yours: NonEmpty<string>
}

const FIRST_PERSON: Record<(typeof VALUES)[number] | (typeof INTERESTS)[number], FirstPerson> = {
  'Faith-forward': {
    mine: ['Faith is part of my days.', 'My faith matters to me.'],
    ours: ['Looks like faith matters to both of us.', 'Faith matters to you too, I see.'],
    yours: ['I hear faith matters to you.', 'So faith is part of your days.'],
  },
  'Family-centered': {
    mine: ["I'm a family person.", "Family's a big word for me."],
    ours: ["Looks like we're both family people.", "You're a family person too, I see."],
    yours: ["I hear you're a family person.", "So you're a family person."],
  },
  Adventure: {
    mine: ['I like a bit of adventure.', "I'm easily talked into an adventure."],
    ours: ['Looks like we both like a bit of adventure.', 'You like an adventure too, I see.'],
    yours: ['I hear you like an adventure.', "So you're the adventurous sort."],
  },
  Ambition: {
    mine: ['I like having something to work toward.', "I'm a bit of a striver."],
    ours: ["Looks like we're both working toward something.", "You're the ambitious sort too, I see."],
    yours: ["I hear you're the ambitious sort.", "So there's something you're working toward."],
  },
  Service: {
    mine: ['I like being of use to people.', 'Helping out matters to me.'],
    ours: ['Looks like we both like helping out.', 'Helping out matters to you too, I see.'],
    yours: ['I hear you like helping out.', 'So helping out matters to you.'],
  },
  Creativity: {
    mine: ['I like making things.', "I'm the creative sort."],
    ours: ["Looks like we're both the creative sort.", 'You like making things too, I see.'],
    yours: ["I hear you're the creative sort.", 'So you like making things.'],
  },
  Community: {
    mine: ['I like a place where people know each other.', 'Community matters to me.'],
    ours: ['Looks like community matters to both of us.', 'Community matters to you too, I see.'],
    yours: ['I hear community matters to you.', 'So you like a place where people know each other.'],
  },
  Playfulness: {
    mine: ["I'm all for a bit of silliness.", 'I like people who can be silly.'],
    ours: ["Looks like we're both for a bit of silliness.", "You're the playful sort too, I see."],
    yours: ["I hear you're the playful sort.", "So you're the playful sort."],
  },
  'Live music': {
    mine: ["I'm easily talked into live music.", 'I like my music live.'],
    ours: ['Looks like we both like our music live.', 'Live music? Same here.'],
    yours: ["I hear you're into live music.", 'So you like your music live.'],
  },
  'Farmers markets': {
    mine: ["I'm a farmers market person.", 'I like a slow lap of a farmers market.'],
    ours: ["Looks like we're both farmers market people.", 'A farmers market person? Same here.'],
    yours: ["I hear you're a farmers market person.", "So you're a farmers market person."],
  },
  'Volunteer nights': {
    mine: ['I like a good volunteer night.', 'I like an evening of helping out somewhere.'],
    ours: ['Looks like we both like a good volunteer night.', 'Volunteer nights? Same here.'],
    yours: ['I hear you like a good volunteer night.', "So you're into volunteer nights."],
  },
  Cycling: {
    mine: ["I'm happier on a bike.", 'I like seeing places by bike.'],
    ours: ['Looks like we both like to ride.', 'Cycling? Same here.'],
    yours: ['I hear you like to ride.', "So you're into cycling."],
  },
  'Art walks': {
    mine: ['I like a good art walk.', "I'm happy wandering from one gallery to the next."],
    ours: ['Looks like we both like an art walk.', 'Art walks? Same here.'],
    yours: ['I hear you like an art walk.', "So you're into art walks."],
  },
  'Weekend trips': {
    mine: ['I like getting out of town for a weekend.', "I'm easily talked into a weekend away."],
    ours: ['Looks like we both like getting out of town.', 'Weekend trips? Same here.'],
    yours: ['I hear you like getting out of town.', "So you're one for weekend trips."],
  },
  'Book clubs': {
    mine: ["I'm a book club person.", 'I like talking a book over with other people.'],
    ours: ["Looks like we're both book club people.", 'Book clubs? Same here.'],
    yours: ["I hear you're a book club person.", "So you're into book clubs."],
  },
  Wellness: {
    mine: ['I like a day that leaves me rested.', 'I believe in looking after myself.'],
    ours: ['Looks like we both believe in a day of rest.', 'You like a day that leaves you rested too, I see.'],
    yours: ['I hear you like a day that leaves you rested.', "So you're into wellness."],
  },
}
const byKey = new Map<string, FirstPerson>(Object.entries(FIRST_PERSON))

const OWN_WORDS: Record<KnownTopic['kind'], FirstPerson> = {
  value: {
    mine: ['{Noun} {noun:matters|matter} to me.', 'I care about {noun}.'],
    ours: ['Looks like {noun} {noun:matters|matter} to both of us.', 'You care about {noun} too, I see.'],
    yours: ['I hear you care about {noun}.', 'So {noun} {noun:matters|matter} to you.'],
  },
  interest: {
    mine: ["I'm into {noun}.", '{Noun} {noun:is|are} one of my things.'],
    ours: ["Looks like we're both into {noun}.", '{Noun}? Same here.', "You're into {noun} too, I see."],
    yours: ["I hear you're into {noun}.", "So you're into {noun}."],
  },
}

const CONCIERGE_SAYS = "The concierge says you're into {noun}."

export function firstPerson(topic: KnownTopic): FirstPerson {
  const { mine, ours, yours } = byKey.get(topic.key) ?? OWN_WORDS[topic.kind]
  const slots = { noun: nounOf(topic) }
  // Lines have only `noun`, so `fill` succeeds.
  const filled = ([first, ...rest]: NonEmpty<string>): NonEmpty<string> => [
    fill(first, slots) ?? '',
    ...rest.map((line) => fill(line, slots) ?? ''),
  ]
  return {
    mine: filled(mine),
    ours: filled(ours),
    yours: filled(topic.kind === 'interest' ? [...yours, CONCIERGE_SAYS] : yours),
  }
}
