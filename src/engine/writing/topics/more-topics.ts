import type { Topic } from './topic.ts'

/** Frequent free-text topics. */
export const MORE_TOPICS = {
  music: {
    noun: 'music',
    questions: [
      'Which song have you played too often this month?',
      'What was the first record you called your own?',
      'Do you play anything, or would you like to?',
      'Which song do you hope they play last?',
    ],
    outings: [
      { text: 'an hour in a record shop and coffee after', fits: ['morning', 'lunch', 'afternoon'], cost: 1 },
      { text: 'a small show with an early set', fits: ['evening'], cost: 2 },
    ],
  },
  hiking: {
    noun: 'hiking',
    questions: [
      'Which trail would you walk again tomorrow?',
      'Summit for the view, or valley for the shade?',
      "What's always in your pack?",
      "What's the best thing you ever ate on a trail?",
    ],
    outings: [
      { text: 'an easy, busy trail and a picnic at the end', fits: ['morning', 'afternoon'], cost: 1, outdoors: true },
    ],
  },
  cooking: {
    noun: 'cooking',
    questions: [
      'What do you cook when you have had a long day?',
      'Which dish took you the most tries to get right?',
      'Whose recipe do you trust without checking?',
      "What's always in your kitchen?",
    ],
    outings: [{ text: 'a food hall and one dish each to defend', fits: ['lunch', 'evening'], cost: 2 }],
  },
  baking: {
    noun: 'baking',
    questions: [
      'What do you bake when you want to be thanked?',
      'Which loaf or cake defeated you?',
      'Crust or crumb?',
      'Who gets the first slice?',
    ],
    outings: [
      {
        text: 'a good bakery and a bench in the sun',
        fits: ['early', 'morning', 'afternoon'],
        cost: 1,
        outdoors: true,
      },
    ],
  },
  coffee: {
    noun: 'good coffee',
    questions: [
      'Where do they make it the way you like it?',
      'What do you order when you know nobody is watching?',
      'First cup at home, or out in the world?',
      'Which cafe would you show a friend from out of town?',
    ],
    outings: [{ text: 'a cafe you would vouch for', fits: ['early', 'morning', 'lunch', 'afternoon'], cost: 1 }],
  },
  food: {
    noun: 'good food',
    questions: [
      'Which meal would you cross town for?',
      'What did you hate at ten and love now?',
      'Where do you take people who are hard to please?',
      'Sweet, salty or whatever the table next to you is having?',
    ],
    outings: [{ text: 'a bite at a place you would vouch for', fits: ['lunch', 'evening'], cost: 2 }],
  },
  travel: {
    noun: 'travel',
    questions: [
      'Which place would you go back to just for breakfast?',
      'What do you bring home from a trip?',
      'Where did you last get happily lost?',
      'Train, plane or a long drive?',
    ],
    outings: [{ text: 'coffee and our best travel stories', fits: ['morning', 'lunch', 'afternoon'], cost: 1 }],
  },
  books: {
    noun: 'books',
    plural: true,
    questions: [
      'What are you reading, and would you lend it?',
      'Which book have you given away most often?',
      'Which ending would you change?',
      'Where do you do your best reading?',
    ],
    outings: [{ text: 'a bookshop and one pick each', fits: ['morning', 'lunch', 'afternoon'], cost: 1 }],
  },
  film: {
    noun: 'film',
    questions: [
      'Which film can you quote from start to finish?',
      'What did you last see on a big screen?',
      'Which ending still annoys you?',
      'Front, middle or back row?',
    ],
    outings: [{ text: 'an early screening and a talk about it after', fits: ['afternoon', 'evening'], cost: 2 }],
  },
  theater: {
    noun: 'theater',
    questions: [
      'Which play would you see twice?',
      'Have you ever been on the stage side of it?',
      'Musicals: yes, no or only with the right company?',
      'What was the first show you remember?',
    ],
    outings: [{ text: 'a matinee and a debrief after', fits: ['afternoon', 'evening'], cost: 2 }],
  },
  museums: {
    noun: 'museums',
    plural: true,
    questions: [
      'Which museum would you spend a rainy day in?',
      'Every room in order, or straight to the one you love?',
      'Which object would you take home for a week?',
      "What's the smallest museum you ever liked?",
    ],
    outings: [{ text: 'one wing of a museum and cake after', fits: ['morning', 'lunch', 'afternoon'], cost: 1 }],
  },
  photography: {
    noun: 'photography',
    questions: [
      'What do you photograph when nothing is happening?',
      'Which picture of yours hangs on a wall?',
      'Film, phone or a bag full of lenses?',
      'What time of day has the best light?',
    ],
    outings: [{ text: 'a slow walk downtown with cameras', fits: ['morning', 'afternoon'], cost: 1, outdoors: true }],
  },
  gardening: {
    noun: 'gardening',
    questions: [
      "What's growing at your place right now?",
      'Which plant have you failed more than once?',
      'Tomatoes, flowers or one stubborn houseplant?',
      'Who taught you to grow things?',
    ],
    outings: [
      { text: 'a botanical garden and something warm after', fits: ['morning', 'afternoon'], cost: 1, outdoors: true },
    ],
  },
  running: {
    noun: 'running',
    questions: [
      'Which route do you know by heart?',
      'Dawn, dusk or only when the weather is kind?',
      'What do you listen to on a long run?',
      'Which race would you do again?',
    ],
    outings: [
      { text: 'an easy loop in a busy park and breakfast after', fits: ['early', 'morning'], cost: 1, outdoors: true },
    ],
  },
  yoga: {
    noun: 'yoga',
    questions: [
      'Which pose still makes you laugh?',
      'How did you find a teacher you like?',
      'Class full of people, or a mat at home?',
      'What does a good practice leave you with?',
    ],
    outings: [{ text: 'a yoga class in the park and tea after', fits: ['early', 'morning'], cost: 1, outdoors: true }],
  },
  dancing: {
    noun: 'dancing',
    questions: [
      'Which song always gets you up?',
      'Steps you were taught, or steps you made up?',
      'Where was the best floor you ever danced on?',
      'What would you like to learn next?',
    ],
    outings: [{ text: 'a beginners class with plenty of other people', fits: ['evening', 'afternoon'], cost: 2 }],
  },
  boardGames: {
    noun: 'board games',
    plural: true,
    questions: [
      'Which game do you own too many copies of?',
      'Long strategy, or ten minutes and start again?',
      'Do you read the rules aloud or skip them?',
      'Who in your family should never be the banker?',
    ],
    outings: [{ text: 'a board game cafe', fits: ['afternoon', 'evening'], cost: 2 }],
  },
  dogs: {
    noun: 'dogs',
    plural: true,
    questions: [
      'Which dog did you grow up with, or wish you had?',
      'Big and slow, or small and certain?',
      "What's the best name for a dog?",
      "Where's the best walk near you?",
    ],
    outings: [
      {
        text: 'a walk past a dog park and coffee after',
        fits: ['early', 'morning', 'afternoon'],
        cost: 1,
        outdoors: true,
      },
    ],
  },
  cats: {
    noun: 'cats',
    plural: true,
    questions: [
      'Which cat runs your household, or should?',
      "What's the best name for a cat?",
      'What did a cat once knock over that you still miss?',
      'Lap cat, or a friend from across the room?',
    ],
    outings: [{ text: 'a cat cafe', fits: ['lunch', 'afternoon'], cost: 2 }],
  },
  crafts: {
    noun: 'making things',
    questions: [
      "What's on your workbench right now?",
      'Which finished piece are you proudest of?',
      'Who taught you the first stitch or cut?',
      'What did you make that nobody else likes?',
    ],
    outings: [{ text: 'a makers fair or a pottery studio', fits: ['morning', 'afternoon'], cost: 2 }],
  },
  languages: {
    noun: 'languages',
    plural: true,
    questions: [
      'Which word has no match in English?',
      'Which language do you count in?',
      'What was your best mistake in another language?',
      'Which one would you start tomorrow?',
    ],
    outings: [{ text: 'a meal with a menu we have to sound out', fits: ['lunch', 'evening'], cost: 2 }],
  },
} as const satisfies Record<string, Topic>
