import type { ConflictKind } from '../facts.ts'
import type { NonEmpty } from '../seed.ts'

export const PARTLY_TEMPLATES: Partial<Record<ConflictKind, NonEmpty<string>>> = {
  availability: [
    'Only {time} overlap, so plan ahead.',
    'Apart from {time}, your weeks seldom meet.',
    "It'll have to be {time}: the rest of your weeks hardly meet.",
  ],
}

/** Privacy: a difference, never the other's answer. */
export const CONFLICT_TEMPLATES: Record<ConflictKind, NonEmpty<string>> = {
  values: [
    'What matters most is not quite the same for you two, so ask about it early.',
    'Your priorities differ. That can be a good talk or a long one.',
    "You'd put different things first, and it's worth hearing why.",
  ],
  interests: [
    'Your free hours mostly go to different things, so one of you will get shown something new.',
    "A free Saturday wouldn't look quite the same for each of you.",
    "You'd each have something new to show the other.",
  ],
  availability: [
    'Your weeks hardly touch, so a first meeting will take some planning.',
    'Finding an hour may take a few messages.',
    'One of you may have to bend the calendar a little.',
  ],
  age: [
    'There are some years between you. It may matter little, or come up early.',
    "There's a bit of an age gap, and it's worth a word.",
    'You may have grown up with different songs.',
  ],
  intent: [
    "You're hoping for different things here. Say so before the second coffee.",
    "You'd answer differently about where this might lead.",
    "You're not here for quite the same thing, and that deserves a plain word.",
  ],
  kids: [
    "You wouldn't give the same answer about kids, so raise it in good time.",
    "Kids are something you'd need to talk about.",
    'Kids are a talk to have sooner rather than later.',
  ],
  distance: [
    "There's some road between you. Somewhere halfway would be fair.",
    "It's not a short trip from one of you to the other.",
    'Meeting takes a trip for one of you, or half a trip for both.',
  ],
  budget: [
    'Your budgets differ, so agree on the place beforehand.',
    "You wouldn't spend the same on an evening out.",
    'Pick the first place with care: your budgets differ.',
  ],
  smoking: [
    'When it comes to smoking, you live differently.',
    'Smoking is one thing you differ on.',
    'A word about smoking beforehand would save a surprise.',
  ],
  drinking: [
    'When it comes to drinking, you live differently.',
    "You wouldn't order the same round.",
    'Meeting over coffee gets around the question of drinks.',
  ],
}
