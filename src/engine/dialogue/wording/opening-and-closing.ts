/** The first line of a conversation from nothing; `{name}` is filled in. */
export const GREETINGS: readonly string[] = [
  "Hi {name}, I'm the Overture concierge. I have a few short questions, and you can skip any of them.",
  "Welcome, {name}. I'll ask one thing at a time; answer as briefly as you like.",
  "Good to meet you, {name}. Tell me what you're after in your own words, and I'll keep notes you can correct.",
]

/** The same after an intake. */
export const GREETINGS_AFTER_INTAKE: readonly string[] = [
  "Hi {name}. I've read your intake, so there's only a little left to ask.",
  'Welcome back, {name}. Your intake told me most of it; just a few things more.',
  "Good to see you, {name}. What you wrote in the intake is noted already, so this won't take long.",
]

/** After the last question and the summary. */
export const CLOSING: readonly string[] = [
  'Sound right? Then press "Finish & Save Profile"; if not, just tell me what to change.',
  'If that\'s you, "Finish & Save Profile" saves it. If something\'s off, tell me.',
  'That\'s all I wanted to know. Tell me what\'s off, or press "Finish & Save Profile".',
]

/** The same after something grave, without the summary. */
export const CLOSING_GENTLY: readonly string[] = [
  'I have no more questions. Your snapshot shows what I noted, and "Finish & Save Profile" saves it whenever you like.',
  'That was my last question, and there\'s no hurry. The snapshot holds it all; "Finish & Save Profile" saves it.',
]

/** The same when everything was asked before. */
export const STILL_OPEN_GENTLY: readonly string[] = [
  "There's no hurry with the rest.",
  'We can go as slowly as you like.',
  "There's no rush with any of this.",
]

/** When everything was asked before and there was something more to say. */
export const STILL_OPEN: readonly string[] = [
  'If there is no more, "Finish & Save Profile" is all that\'s left.',
  'Tell me if something should be different; the rest is ready to save.',
  "The profile's ready when you are.",
  'Just say so if you want anything changed.',
  'Add whatever you like, or save it as it stands.',
  'You can go on adding, or press "Finish & Save Profile".',
]
