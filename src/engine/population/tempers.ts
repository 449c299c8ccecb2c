import type { INTERESTS, VALUES } from '#contract/options.ts'

export type Weights<T extends string> = Readonly<Record<T, number>>

/** What a way of life makes likelier. */
export type Temper = {
  values: Weights<(typeof VALUES)[number]>
  interests: Weights<(typeof INTERESTS)[number]>
  smokes: number
  drinks: number
  kids: number
  own: readonly string[]
}

export const TEMPERS = {
  rooted: {
    values: {
      'Faith-forward': 5,
      'Family-centered': 9,
      Adventure: 1,
      Ambition: 2,
      Service: 5,
      Creativity: 1,
      Community: 6,
      Playfulness: 2,
    },
    interests: {
      'Live music': 2,
      'Farmers markets': 6,
      'Volunteer nights': 6,
      Cycling: 1,
      'Art walks': 1,
      'Weekend trips': 3,
      'Book clubs': 4,
      Wellness: 3,
    },
    smokes: 0.6,
    drinks: 0.5,
    kids: 0.3,
    own: ['Sunday roasts', 'Choir', 'Gardening'],
  },
  roaming: {
    values: {
      'Faith-forward': 1,
      'Family-centered': 2,
      Adventure: 9,
      Ambition: 4,
      Service: 2,
      Creativity: 3,
      Community: 2,
      Playfulness: 6,
    },
    interests: {
      'Live music': 5,
      'Farmers markets': 2,
      'Volunteer nights': 1,
      Cycling: 7,
      'Art walks': 2,
      'Weekend trips': 9,
      'Book clubs': 1,
      Wellness: 5,
    },
    smokes: 0.8,
    drinks: 1.1,
    kids: -0.1,
    own: ['Climbing', 'Trail running', 'Scuba diving'],
  },
  making: {
    values: {
      'Faith-forward': 1,
      'Family-centered': 2,
      Adventure: 3,
      Ambition: 3,
      Service: 2,
      Creativity: 9,
      Community: 4,
      Playfulness: 6,
    },
    interests: {
      'Live music': 8,
      'Farmers markets': 4,
      'Volunteer nights': 2,
      Cycling: 2,
      'Art walks': 9,
      'Weekend trips': 3,
      'Book clubs': 6,
      Wellness: 2,
    },
    smokes: 1.5,
    drinks: 1.2,
    kids: -0.1,
    own: ['Ceramics', 'Sourdough', 'Film photography'],
  },
  striving: {
    values: {
      'Faith-forward': 2,
      'Family-centered': 4,
      Adventure: 4,
      Ambition: 9,
      Service: 2,
      Creativity: 2,
      Community: 2,
      Playfulness: 3,
    },
    interests: {
      'Live music': 4,
      'Farmers markets': 3,
      'Volunteer nights': 1,
      Cycling: 4,
      'Art walks': 3,
      'Weekend trips': 6,
      'Book clubs': 3,
      Wellness: 7,
    },
    smokes: 0.6,
    drinks: 1,
    kids: 0.1,
    own: ['Running clubs', 'Chess', 'Podcasts'],
  },
  caring: {
    values: {
      'Faith-forward': 3,
      'Family-centered': 6,
      Adventure: 2,
      Ambition: 2,
      Service: 9,
      Creativity: 4,
      Community: 8,
      Playfulness: 4,
    },
    interests: {
      'Live music': 3,
      'Farmers markets': 6,
      'Volunteer nights': 9,
      Cycling: 3,
      'Art walks': 3,
      'Weekend trips': 3,
      'Book clubs': 6,
      Wellness: 5,
    },
    smokes: 0.5,
    drinks: 0.6,
    kids: 0.2,
    own: ['Board games', 'Dogs', 'Community theater'],
  },
  playful: {
    values: {
      'Faith-forward': 1,
      'Family-centered': 3,
      Adventure: 6,
      Ambition: 2,
      Service: 1,
      Creativity: 5,
      Community: 4,
      Playfulness: 9,
    },
    interests: {
      'Live music': 9,
      'Farmers markets': 3,
      'Volunteer nights': 1,
      Cycling: 3,
      'Art walks': 3,
      'Weekend trips': 6,
      'Book clubs': 2,
      Wellness: 2,
    },
    smokes: 1.6,
    drinks: 1.7,
    kids: -0.15,
    own: ['Karaoke', 'Salsa dancing', 'Improv'],
  },
} satisfies Record<string, Temper>
