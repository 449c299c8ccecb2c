import type { Endpoints } from '#contract/endpoints.ts'

/** What each call does, in a sentence for whoever calls it. */
export const SUMMARIES: Record<keyof Endpoints, string> = {
  csrfToken: 'The token to send as X-CSRF-Token with every POST and DELETE. Sets the session cookie if there is none.',
  saveDraft: 'Keeps a draft for this browser, or for the member it is bound to. A stale version is refused with 409.',
  loadDraft: "The owner's draft for an address. Somebody else's and an unknown one give the same 404.",
  submitIntake: 'Submits a whole intake. An Idempotency-Key makes a repeated call answer as the first did.',
  findPlaces: 'Cities of the United States by the start of a word, most populous first.',
  session: 'Who this browser is.',
  signOut: "Ends this browser's session.",
  requestEmail: 'Mails a link and a code that prove the address.',
  resendEmail: 'Mails them again.',
  verify: 'Spends a mailed link or code, and binds this browser to the member.',
  exportAccount: 'Everything about the member. Asks for a fresh confirmation.',
  deleteAccount: 'Deletes the member and everything about them. Asks for a fresh confirmation.',
  startConcierge: 'Begins a conversation with the concierge.',
  replyConcierge: 'Says something to the concierge.',
  completeConcierge: 'Ends the conversation and saves the snapshot.',
  previousIntake: "The owner's saved snapshot.",
  openConversation: 'The conversation that a reload goes on with.',
  suggestMatches: 'Up to six people who fit a snapshot.',
  writeOpeners: 'Three first messages.',
  draftIntro: 'A first message and a plan for a first meeting.',
  listMatches: 'Stored matches, six a page.',
  giveFeedback: 'What the member thinks of a match. The last word counts.',
  undoFeedback: 'Takes feedback back.',
}
