import * as z from 'zod/mini'
import {
  completeConciergeSchema,
  conciergeCompletedSchema,
  conciergeRepliedSchema,
  conciergeReplySchema,
  conciergeStartedSchema,
  draftedIntroSchema,
  editSnapshotSchema,
  introduceSchema,
  leaveConversationSchema,
  openConversationSchema,
  openersSchema,
  previousIntakeFoundSchema,
  previousIntakeSchema,
  snapshotEditedSchema,
  startConciergeSchema,
  suggestedMatchesSchema,
  suggestMatchesSchema,
} from './concierge.ts'
import { emailPreferencesFoundSchema, mailTokenSchema, unsubscribingSchema } from './email-preferences.ts'
import {
  draftIssuePath,
  findPlacesSchema,
  intakeSubmissionSchema,
  loadDraftSchema,
  loadedDraftSchema,
  placesSchema,
  saveDraftSchema,
  savedDraftSchema,
  submitResultSchema,
} from './intake.ts'
import {
  feedbackGivenSchema,
  giveFeedbackSchema,
  listMatchesSchema,
  matchPageSchema,
  undoFeedbackSchema,
} from './matches.ts'
import {
  chooseDraftSchema,
  csrfTokenSchema,
  draftChoiceSchema,
  draftChosenSchema,
  emailRequestedSchema,
  nothingSchema,
  okSchema,
  requestEmailSchema,
  sessionSchema,
  verifiedSchema,
  verifySchema,
} from './verification.ts'

/** One call: where it lives, what it takes (query of a GET, else JSON body), what a 200 carries. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  input: z.ZodMiniType
  reply: z.ZodMiniType
  /** Where an issue belongs in the eyes of whoever filled the form in, when the body wraps the form. */
  issuePath?: (path: (string | number)[]) => (string | number)[]
}

/** Every JSON call of the product. The server binds them, the web's client and the API reference are made from them. */
export const endpoints = {
  csrfToken: { method: 'GET', path: '/v1/csrf-token', input: nothingSchema, reply: csrfTokenSchema },

  saveDraft: {
    method: 'POST',
    path: '/v1/intake/save-draft',
    input: saveDraftSchema,
    reply: savedDraftSchema,
    issuePath: draftIssuePath,
  },
  loadDraft: { method: 'GET', path: '/v1/intake/draft', input: loadDraftSchema, reply: loadedDraftSchema },
  submitIntake: { method: 'POST', path: '/v1/intake/submit', input: intakeSubmissionSchema, reply: submitResultSchema },
  findPlaces: { method: 'GET', path: '/v1/places', input: findPlacesSchema, reply: placesSchema },

  session: { method: 'GET', path: '/api/auth/session', input: nothingSchema, reply: sessionSchema },
  signOut: { method: 'POST', path: '/api/auth/sign-out', input: nothingSchema, reply: okSchema },
  requestEmail: {
    method: 'POST',
    path: '/api/auth/request-email',
    input: requestEmailSchema,
    reply: emailRequestedSchema,
  },
  resendEmail: {
    method: 'POST',
    path: '/api/auth/resend-email',
    input: requestEmailSchema,
    reply: emailRequestedSchema,
  },
  verify: { method: 'POST', path: '/api/auth/verify', input: verifySchema, reply: verifiedSchema },
  draftChoice: { method: 'GET', path: '/v1/intake/draft-choice', input: nothingSchema, reply: draftChoiceSchema },
  chooseDraft: { method: 'POST', path: '/v1/intake/draft-choice', input: chooseDraftSchema, reply: draftChosenSchema },

  emailPreferences: {
    method: 'GET',
    path: '/api/preferences',
    input: mailTokenSchema,
    reply: emailPreferencesFoundSchema,
  },
  unsubscribing: { method: 'GET', path: '/api/unsubscribe', input: mailTokenSchema, reply: unsubscribingSchema },
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    input: nothingSchema,
    reply: z.record(z.string(), z.unknown()),
  },
  deleteAccount: { method: 'DELETE', path: '/api/account', input: nothingSchema, reply: okSchema },

  startConcierge: {
    method: 'POST',
    path: '/v1/concierge/intake/start',
    input: startConciergeSchema,
    reply: conciergeStartedSchema,
  },
  replyConcierge: {
    method: 'POST',
    path: '/v1/concierge/intake/reply',
    input: conciergeReplySchema,
    reply: conciergeRepliedSchema,
  },
  editSnapshot: {
    method: 'POST',
    path: '/v1/concierge/intake/edit',
    input: editSnapshotSchema,
    reply: snapshotEditedSchema,
  },
  completeConcierge: {
    method: 'POST',
    path: '/v1/concierge/intake/complete',
    input: completeConciergeSchema,
    reply: conciergeCompletedSchema,
  },
  previousIntake: {
    method: 'POST',
    path: '/v1/concierge/intake/previous',
    input: previousIntakeSchema,
    reply: previousIntakeFoundSchema,
  },
  openConversation: {
    method: 'GET',
    path: '/v1/concierge/intake/open',
    input: nothingSchema,
    reply: openConversationSchema,
  },
  leaveConversation: {
    method: 'DELETE',
    path: '/v1/concierge/intake/open',
    input: leaveConversationSchema,
    reply: okSchema,
  },

  suggestMatches: {
    method: 'POST',
    path: '/v1/matches/suggestions',
    input: suggestMatchesSchema,
    reply: suggestedMatchesSchema,
  },
  writeOpeners: { method: 'POST', path: '/v1/matches/openers', input: introduceSchema, reply: openersSchema },
  draftIntro: { method: 'POST', path: '/v1/matches/intro/draft', input: introduceSchema, reply: draftedIntroSchema },
  listMatches: { method: 'GET', path: '/v1/matches', input: listMatchesSchema, reply: matchPageSchema },
  giveFeedback: { method: 'POST', path: '/v1/feedback', input: giveFeedbackSchema, reply: feedbackGivenSchema },
  undoFeedback: { method: 'DELETE', path: '/v1/feedback', input: undoFeedbackSchema, reply: feedbackGivenSchema },
} as const satisfies Record<string, Endpoint>
export type Endpoints = typeof endpoints
