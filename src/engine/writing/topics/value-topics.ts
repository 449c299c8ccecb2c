import type { VALUES } from '#contract/options.ts'
import type { Topic } from './topic.ts'

/** The values of the contract as things to talk about. */
export const VALUE_TOPICS = {
  'Faith-forward': {
    noun: 'faith',
    questions: [
      'What does faith look like on an ordinary Tuesday for you?',
      'Is there a song, a verse or a silence you keep coming back to?',
      'Who first showed you what faith could be?',
      'Where do you feel most at peace?',
      'Which tradition would you keep, whatever else changed?',
      'What small ritual steadies your week?',
      'Which holiday feels most like home to you?',
      'What are you grateful for this week?',
    ],
    outings: [
      { text: 'a walk in a public garden and tea after', fits: ['morning', 'afternoon'], cost: 1, outdoors: true },
      { text: 'a choir concert and something warm after', fits: ['evening'], cost: 2 },
      { text: 'a coffee and an unhurried talk', fits: ['early', 'lunch'], cost: 1 },
    ],
  },
  'Family-centered': {
    noun: 'family',
    questions: [
      'Who taught you to cook the one dish you never change?',
      'What was the rule at your table when you were growing up?',
      'Which family story gets told every single year?',
      'Who do you call first with good news?',
      'What did a perfect Sunday look like when you were ten?',
      'Which family tradition would you carry on, and which would you retire?',
      'Are you the oldest, the youngest or the one who keeps the peace?',
      "What's the best thing anyone in your family taught you?",
    ],
    outings: [
      { text: 'lunch at a place with long tables', fits: ['lunch'], cost: 2 },
      {
        text: 'a good bakery and a walk around the block',
        fits: ['early', 'morning', 'lunch'],
        cost: 1,
        outdoors: true,
      },
      { text: 'an easy supper at a neighborhood place', fits: ['evening'], cost: 2 },
    ],
  },
  Adventure: {
    noun: 'adventure',
    questions: [
      "What's the best wrong turn you ever took?",
      'Which place turned out better than its photos?',
      'What was your smallest adventure this month?',
      "Mountains, coast or a city you can't pronounce?",
      'What did you try once that you would try again tomorrow?',
      'Where would you go with one free week and one small bag?',
      'Which trip changed your mind about something?',
      "What's the farthest you have gone for a meal?",
    ],
    outings: [
      {
        text: 'a walk through a neighborhood that is new to us',
        fits: ['morning', 'afternoon'],
        cost: 1,
        outdoors: true,
      },
      { text: 'an hour at a climbing wall', fits: ['afternoon', 'evening'], cost: 2 },
      { text: 'a menu full of surprises', fits: ['lunch', 'evening'], cost: 2 },
      { text: 'an early walk in a busy park', fits: ['early'], cost: 1, outdoors: true },
    ],
  },
  Ambition: {
    noun: 'ambition',
    questions: [
      'What are you building these days?',
      'Which project would you work on even if nobody asked you to?',
      'What did you want to be at twelve, and how close are you?',
      "Who's the best teacher you ever had?",
      "What does a good day's work look like to you?",
      'Which skill are you learning slowly and happily?',
      'What would you like to get right next?',
      'Which plan have you finally said out loud?',
    ],
    outings: [
      { text: 'coffee and one big plan each', fits: ['early', 'morning', 'lunch', 'afternoon'], cost: 1 },
      { text: 'an early dinner and one big plan each', fits: ['evening'], cost: 2 },
      { text: 'a public lecture and a friendly argument after', fits: ['evening', 'afternoon'], cost: 1 },
    ],
  },
  Service: {
    noun: 'service',
    questions: [
      "What's the last good turn you did that nobody saw?",
      'Who showed you what helping well looks like?',
      'Where do you give your time, and how did you end up there?',
      'What small kindness do you still remember?',
      'Which cause would you hand a free Saturday to?',
      'What did helping someone teach you?',
      'Which neighbor could you not do without?',
      'If you had a spare afternoon each week, who would get it?',
    ],
    outings: [
      {
        text: 'an hour at a park clean-up and a well-earned pastry',
        fits: ['morning', 'afternoon'],
        cost: 1,
        outdoors: true,
      },
      { text: 'a shift at a food pantry', fits: ['evening'], cost: 1 },
      { text: 'coffee at a place that gives something back', fits: ['early', 'lunch', 'afternoon'], cost: 1 },
    ],
  },
  Creativity: {
    noun: 'creativity',
    questions: [
      'What did you last make with your own hands?',
      'Which room of a museum would you live in?',
      'What do you make when nobody is looking?',
      'Which song, book or building do you wish you had made?',
      'When in the day do your best ideas turn up?',
      "What's the oddest thing you have fixed or built?",
      'Which artist should more people know?',
      'What would you make with a free week and a big table?',
    ],
    outings: [
      { text: 'a small gallery and a sandwich after', fits: ['lunch', 'afternoon'], cost: 1 },
      { text: 'an open studio night', fits: ['evening'], cost: 1 },
      { text: 'coffee with a sketchbook on the table', fits: ['early', 'morning'], cost: 1 },
    ],
  },
  Community: {
    noun: 'community',
    questions: [
      'Which corner of your neighborhood would you show a newcomer first?',
      'Who do you see every week without planning to?',
      'What does your street do well?',
      'Which local place would you miss most if it closed?',
      'How did you meet your favorite neighbor?',
      'Which gathering do you never miss?',
      'Who makes your part of town feel like home?',
      'What would you start if a few neighbors joined in?',
    ],
    outings: [
      { text: 'a street fair and whatever we find there', fits: ['morning', 'afternoon'], cost: 1, outdoors: true },
      { text: 'trivia night at a local place', fits: ['evening'], cost: 2 },
      {
        text: 'a corner cafe and a slow walk around the block',
        fits: ['early', 'lunch', 'afternoon'],
        cost: 1,
        outdoors: true,
      },
    ],
  },
  Playfulness: {
    noun: 'playfulness',
    questions: [
      'Which board game brings out your worst manners?',
      'What made you laugh until it hurt?',
      'Which game could you still win against a ten-year-old?',
      'Which small contest do you take far too seriously?',
      "What's the best harmless trick you were ever part of?",
      'What did you play for hours as a child?',
      'Pinball, mini golf or charades?',
      'What silly thing are you oddly good at?',
    ],
    outings: [
      { text: 'a round of mini golf', fits: ['morning', 'afternoon', 'evening'], cost: 2, outdoors: true },
      { text: 'an old arcade and a plate of fries', fits: ['afternoon', 'evening'], cost: 2 },
      { text: 'coffee and a deck of cards', fits: ['early', 'lunch', 'afternoon'], cost: 1 },
    ],
  },
} as const satisfies Record<(typeof VALUES)[number], Topic>
