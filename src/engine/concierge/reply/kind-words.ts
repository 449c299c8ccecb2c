import type { ToldLabel } from '../understand/built-in/labels/labels.ts'

export const WAYS: Partial<Record<ToldLabel, readonly string[]>> = {
  Mloss: ["I'm so sorry for your loss.", "I'm very sorry. That's a hard thing to live with."],
  Mpet: ["I'm sorry. They're family, after all.", 'Oh no, I’m sorry. You get so fond of them.'],
  Mpart: ["That's a lot to come through.", 'Starting again after that takes some nerve.'],
  Mill: ['Thank you for telling me.', 'Thanks for being so straight about it.'],
  Mcare: ["That's a lot to carry for someone.", 'That takes a lot of love, and a lot of time.'],
  Mlonely: ["That's a good reason to be here. I'm glad you came.", 'Those quiet evenings can be long.'],
  Mtired: ["Sounds like a long day. I'll keep it short.", 'Then short answers are fine.'],
  Mhurt: ["I'm sorry somebody treated you like that.", 'You deserved better than that.'],
  Mwork: ["I'm sorry, that's a knock.", "That's a worry. I hope your luck turns soon."],
  Mhome: ["That's a long way from what you know.", "That's a big step, and not an easy one."],
  Mkids: ['Family matters to you, I can tell.', "They're lucky to have you."],
  Mjoy: ["That's good news!", "I'm glad to hear it."],
  Mlove: ['I can see why you like it.', 'That sounds like a good way to spend a day.'],
  Msober: ["That's hard work, and something to be proud of.", 'Well done. Every day of it counts.'],
  Mjoke: ['Ha.', 'I walked into that one.'],
}

/** `{who}`, `{Who}` and `{them}` become the person or thing. */
export const NAMING: Partial<Record<ToldLabel, readonly string[]>> = {
  Mloss: ["I'm so sorry about {who}.", "I'm sorry. {Who} won't be far from your thoughts.", 'You must miss {them}.'],
  Mpet: ["Oh, I'm sorry about {who}.", "It's hard, with {who}. I'm sorry."],
  Mcare: ["That's a lot to carry. I hope {who} has good days too.", 'That takes some love, what you do for {who}.'],
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const filled = (text: string, { who, them }: { who: string; them: string }): string =>
  text
    .replaceAll('{who}', () => who)
    .replaceAll('{Who}', () => capital(who))
    .replaceAll('{them}', () => them)
