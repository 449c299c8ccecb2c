// What is said of a message, before the next question.

/** `{said}` is what was noted; `{Said}` begins a sentence. */
export const ACKNOWLEDGING: readonly string[] = [
  'Got it: {said}.',
  '{Said}, got it.',
  'Okay, {said}.',
  "{Said}. I've got that down.",
  'All right: {said}.',
  "Thanks! {Said}, that's noted.",
  'Right, {said}.',
  "{Said}, I've noted that.",
]
/** `{more}` is how much more was noted than fits into a sentence. */
export const MUCH: readonly string[] = [
  'Thanks, that helps a lot: {said}, and {more} more on your snapshot.',
  'Lovely, I got {said}, and {more} more. Your snapshot shows all of it.',
  'You make this easy: {said}, and {more} more on your snapshot.',
]
/** Of notes that were offered and are not kept, beside others that are and alone. */
export const REST_OUT: readonly string[] = [
  'The rest stays out.',
  "I've left out the rest.",
  'And the rest is left out.',
]
/** The same of one note, by its words. */
export const ONE_OUT: readonly string[] = ['{note} stays out.', "I've left out {note}."]
export const NOTE_OUT: readonly string[] = ['That stays out of your notes.', "It doesn't go into your notes."]
/** After what was hard to say. */
export const QUIETLY: readonly string[] = [
  '{Said}, noted.',
  "{Said}. I've got that.",
  'And {said}, noted.',
  'Okay, {said}.',
  "{Said}, that's down.",
]
export const QUIETLY_MUCH: readonly string[] = [
  "I've noted {said}, and {more} more; your snapshot shows all of it.",
  "I've put down {said}, and {more} more on your snapshot.",
]
export const CORRECTED: readonly string[] = [
  'Changed: {said}.',
  'Done: {said}.',
  'Okay, {said}.',
  "I've changed that: {said}.",
]
export const MUCH_CORRECTED: readonly string[] = [
  'Changed: {said}, and {more} more on your snapshot.',
  'Done: {said}, and {more} more; your snapshot shows all of it.',
]
export const LEFT_OUT: readonly string[] = [
  "Okay, I've left that out.",
  'No problem, that stays off.',
  "All right, I haven't put it down.",
  'Fine, left out.',
]
export const SOMETHING_ELSE: readonly string[] = [
  "Then ask me again in other words, and I'll try to get it.",
  'Sorry, I missed it. Could you put it another way?',
]
export const STANDS: readonly string[] = [
  "All right, I've changed nothing.",
  'Okay, it all stays as it is.',
  "Fine, I've left everything as it was.",
]
export const STANDS_SO: readonly string[] = ['{Said}, as you said.', 'I have {said} down now.', '{Said} it is.']
export const LEFT_OPEN: readonly string[] = [
  "Sure, we'll leave that open.",
  'No problem, that stays open.',
  "That's up to you. I've left it blank.",
  "Of course, I won't ask again.",
  "Fine, let's skip it.",
]
