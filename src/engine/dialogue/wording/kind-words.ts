import type { ToldLabel } from '../learned/labels.ts'

/** What is said first to each kind of thing that people tell. */
export const WAYS: Record<ToldLabel, readonly string[]> = {
  Mloss: [
    "I'm so sorry for your loss.",
    "I'm very sorry. That's a hard thing to live with.",
    "I'm sorry. There's no hurry with any of this.",
    "I'm sorry to hear that. It stays with you.",
    "That's a great loss, and I'm sorry.",
  ],
  Mpet: [
    "I'm sorry. They're family, after all.",
    "Oh no, I'm sorry. That hurts.",
    "I'm sorry to hear it. You get so fond of them.",
    "That's a sad thing to go through; I'm sorry.",
    "I'm sorry. That's hard, and people don't always see it.",
  ],
  Mpart: [
    "That's a lot to come through.",
    'Starting again after that takes some nerve.',
    "Endings like that take their time, and that's fine.",
    "That can't have been easy.",
    "A new start, then. We'll take it at your pace.",
  ],
  Mill: [
    "Thank you for telling me. It's good to have said it early.",
    'Good to know, and thanks for telling me.',
    "I'm glad you said so. The right person will want to know that about you.",
    'Thanks for being so straight about it.',
    "That's good to know, and no reason to hold back here.",
  ],
  Mcare: [
    "That's a lot to carry for someone.",
    'That takes a lot of love, and a lot of time.',
    "They're lucky to have you.",
    "I'm sorry, that's a worry. We'll keep this short.",
    "That's hard, and good of you. Remember to have something for yourself too.",
  ],
  Mlonely: [
    "Those quiet evenings can be long. Let's see what we can do.",
    "That's a good reason to be here.",
    "A lot of people here would say the same. I'm glad you came.",
    "Thanks for saying it plainly. That's what this is for.",
    "An empty place at the table is hard. Let's work on it.",
  ],
  Mtired: [
    "Sounds like a long day. I'll keep it short.",
    "Then we'll make this easy: a word or two will do.",
    "You've earned a sit-down. We'll keep this easy.",
    'Hard going, that. Short answers are fine.',
    "Put your feet up; we'll go gently.",
  ],
  Mnervous: [
    'Most people are at first, and there are no wrong answers.',
    "That's normal. You can skip anything you like.",
    "Then we'll take it one small step at a time.",
    'You came anyway, which is the hard part.',
    "You're doing fine. Nobody here is in a hurry.",
  ],
  Mhurt: [
    "I'm sorry somebody treated you like that.",
    "You deserved better than that. I'm sorry.",
    "That was wrong of them, and I'm sorry.",
    "No wonder you're careful. We'll go at your pace.",
    "That's a rotten thing to do to anyone. I'm sorry it was you.",
  ],
  Mwork: [
    "I'm sorry, that's a knock.",
    "That's a worry. I hope something turns up soon.",
    "That must be a hard stretch. Good dates needn't cost much.",
    "I'm sorry to hear it. I hope your luck turns.",
    "Rotten luck, that. It doesn't count against you here.",
  ],
  Mhome: [
    "That's a long way from what you know. I hope it starts to feel like home.",
    'Missing home is hard. Some good company will help.',
    'It takes a while for a new place to be yours.',
    "I'm glad you're here, and I hope there are good people around you.",
    "That's a big step, and not an easy one.",
  ],
  Mkids: [
    "They're lucky to have you.",
    'A full house, by the sound of it.',
    "That's lovely.",
    'You sound proud of them, and rightly.',
    'They must keep you busy.',
  ],
  Mjoy: [
    "That's good news!",
    'Good for you.',
    'Well done. You can be proud of that.',
    'Oh, nice.',
    "I'm glad to hear it.",
  ],
  Mlove: [
    'That sounds like a good way to spend a day.',
    'Lovely.',
    'I can see why you like it.',
    "That's a nice thing to share with someone.",
    'Good choice.',
  ],
  Mself: [
    "Thanks for telling me. You're welcome here just as you are.",
    "Good that you said so. There's room for that here.",
    "I'm glad you told me; it helps to know.",
    "That takes some nerve to say, and it's no trouble here at all.",
    "Thanks for trusting me with that. You'll be in good company.",
  ],
  Msober: [
    "Good on you. That's hard work.",
    "That's something to be proud of.",
    'Well done. Every day of it counts.',
    'Thanks for telling me, and well done.',
    "That takes strength. It's good to know for the first date, too.",
  ],
  Mapps: [
    'Fair enough. No swiping here, just a few questions.',
    "I can't blame you. Let's see if this goes better.",
    'You are not the first to say that. One more go, then, and a different way.',
    "That would put anyone off. I'm glad you gave it another try.",
    "Then I'll try not to add to the pile.",
  ],
  Mjoke: [
    'Ha.',
    'Very good.',
    'I walked into that one.',
    'Noted, with a straight face.',
    'Ha, fair.',
    "You've used that one before.",
  ],
}

/** The same where it is plain whom or what was told of: `{who}` or `{Who}`, and `{them}`. */
export const NAMING: Partial<Record<ToldLabel, readonly string[]>> = {
  Mloss: [
    "I'm sorry about {who}.",
    "I'm so sorry to hear about {who}.",
    "I'm very sorry you lost {who}.",
    "You must miss {who}. I'm sorry.",
    "I'm sorry. {Who} won't be far from your thoughts.",
  ],
  Mpet: [
    "I'm sorry about {who}.",
    "Oh, I'm sorry to hear about {who}.",
    "Poor {who}. I'm sorry.",
    "It's hard, with {who}. I'm sorry.",
    "Oh no. I'm sorry for you and {who}.",
  ],
  Mcare: [
    "I'm sorry to hear about {who}.",
    '{Who} can be glad of you.',
    "That's a lot to carry. I hope {who} has good days too.",
    'That takes some love, what you do for {who}.',
    "It can't be easy, with {who}. We'll keep this short.",
  ],
  Mkids: [
    '{Who}, lovely.',
    '{Who}: that sounds like a lively house.',
    'Lucky you, {who}.',
    '{Who}, how nice.',
    '{Who}! That keeps a person young.',
  ],
}

/** Children who are named without a number: "your daughter". */
export const NAMING_ONES_CHILDREN: readonly string[] = [
  "It's nice to hear about {who}.",
  'You sound proud of {who}.',
  "I can hear that you're fond of {who}.",
  'Give {who} my regards.',
  'Thanks for telling me about {who}.',
]

/** A death that was told before, where nothing else is said. */
export const AGAIN: readonly string[] = [
  "That doesn't go away quickly.",
  "Of course it's still with you.",
  'It takes the time it takes.',
  'Some people leave a big gap.',
  'No wonder you think of it.',
]
export const AGAIN_NAMED: readonly string[] = [
  'You must miss {them}.',
  'You must think of {them} a lot.',
  'It sounds as if you were good for {them}.',
  'There was only one of {them}.',
  "You'll always carry {them} with you.",
]

/** For something hard of no kind that has words of its own. */
export const LOW: readonly string[] = [
  "I'm sorry, that sounds hard. We can go slowly.",
  "That's a lot to carry.",
  "That can't be easy. There's no hurry here.",
  "I'm sorry to hear it.",
  "That's hard. We'll take this gently.",
]
