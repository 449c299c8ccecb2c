import type { ConflictKind } from '../facts.ts'
import type { NonEmpty } from '../seed.ts'

/** For a list on which the two differ and still meet: what they share is said first. */
export const PARTLY_TEMPLATES: Partial<Record<ConflictKind, NonEmpty<string>>> = {
  values: [
    'Beyond {values}, your lists go different ways.',
    'You meet on {values}; what else comes first is worth asking.',
    'Outside {values}, you would put other things first.',
  ],
  interests: [
    'Beyond {interests}, your free hours go to different things.',
    'You meet on {interests}; the rest of the week looks different.',
    'Apart from {interests}, each of you would be shown something new.',
  ],
  availability: [
    'Only {time} overlap, so plan ahead.',
    'Apart from {time}, your weeks seldom meet.',
    'It will have to be {time}, as the rest of your weeks do not meet.',
  ],
}

/** Honest and kind about a difference: that it is there and what to do with it, never what the other answered. */
export const CONFLICT_TEMPLATES: Record<ConflictKind, NonEmpty<string>> = {
  values: [
    'What matters is not the same for each of you, so ask about it early.',
    'Your priorities differ. That can be a good talk or a long one.',
    'You chose different values, and each of you can say why.',
  ],
  interests: [
    'Your free hours go to different things, so one of you will be shown something new.',
    'A shared pastime would have to be found.',
    'You would each need to be a guest in what the other enjoys.',
  ],
  availability: [
    'Your weeks hardly touch, so a first meeting will take some planning.',
    'Finding an hour may take a few messages.',
    'One of you will have to bend the calendar a little.',
  ],
  age: [
    'There are some years between you. It may matter little, or come up early.',
    'You were at school in different years.',
    'The years between you are worth a thought.',
  ],
  intent: [
    'You hope for different things here. Say so before the second coffee.',
    'Where this might lead is something you would answer differently.',
    'Your reasons for being here are not the same, and that deserves a plain word.',
  ],
  kids: [
    'On children you would not give the same answer, so it is worth raising in good time.',
    'The question of children has two answers here.',
    'Children are a talk to have sooner rather than later.',
  ],
  distance: [
    'There is some road between you. Somewhere halfway would be fair.',
    'The way to each other is not a short one.',
    'Meeting would take a trip for one of you, or half a trip for both.',
  ],
  budget: [
    'Your budgets differ, so settle the place before the evening.',
    'You would not spend the same on an evening out.',
    'Choose the first place with care: you would spend differently on it.',
  ],
  smoking: [
    'When it comes to smoking, you live differently.',
    'Smoking is a point on which your days differ.',
    'A word about smoking would save a surprise.',
  ],
  drinking: [
    'When it comes to drinking, your habits differ.',
    'You would not order the same round.',
    'A first meeting over coffee avoids the question of drinks.',
  ],
}
