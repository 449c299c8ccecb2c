import * as z from 'zod/mini'
import { type CallLimit, CHAT_TURN, LIGHT, MAKES_LIST, READS_LIST, SENSITIVE } from './call-limits.ts'
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
  afterIntroductionSchema,
  answerIntroductionSchema,
  askIntroductionSchema,
  findAfterSchema,
  foundAfterSchema,
  introductionAskedSchema,
  introductionsSchema,
  listIntroductionsSchema,
  withdrawIntroductionSchema,
} from './introductions.ts'
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
  /** How often it may be called within `CALL_WINDOW_MS`; `LIGHT` when left out. */
  limit?: CallLimit
  /** Whether a member who is suspended may call it. */
  openToSuspended?: true
  /** Where an issue belongs in the eyes of whoever filled the form in, when the body wraps the form. */
  issuePath?: (path: (string | number)[]) => (string | number)[]
}

/** Every JSON call of the product. The server binds them, the web's client and the API reference are made from them. */
export const endpoints = {
  csrfToken: {
    method: 'GET',
    path: '/v1/csrf-token',
    input: nothingSchema,
    reply: csrfTokenSchema,
    openToSuspended: true,
  },

  saveDraft: {
    method: 'POST',
    path: '/v1/intake/save-draft',
    input: saveDraftSchema,
    reply: savedDraftSchema,
    issuePath: draftIssuePath,
  },
  loadDraft: { method: 'GET', path: '/v1/intake/draft', input: loadDraftSchema, reply: loadedDraftSchema },
  submitIntake: {
    method: 'POST',
    path: '/v1/intake/submit',
    input: intakeSubmissionSchema,
    reply: submitResultSchema,
    limit: MAKES_LIST,
  },
  findPlaces: { method: 'GET', path: '/v1/places', input: findPlacesSchema, reply: placesSchema },

  session: {
    method: 'GET',
    path: '/api/auth/session',
    input: nothingSchema,
    reply: sessionSchema,
    openToSuspended: true,
  },
  signOut: { method: 'POST', path: '/api/auth/sign-out', input: nothingSchema, reply: okSchema, openToSuspended: true },
  requestEmail: {
    method: 'POST',
    path: '/api/auth/request-email',
    input: requestEmailSchema,
    reply: emailRequestedSchema,
    limit: SENSITIVE,
    openToSuspended: true,
  },
  resendEmail: {
    method: 'POST',
    path: '/api/auth/resend-email',
    input: requestEmailSchema,
    reply: emailRequestedSchema,
    limit: SENSITIVE,
    openToSuspended: true,
  },
  verify: {
    method: 'POST',
    path: '/api/auth/verify',
    input: verifySchema,
    reply: verifiedSchema,
    limit: SENSITIVE,
    openToSuspended: true,
  },
  draftChoice: { method: 'GET', path: '/v1/intake/draft-choice', input: nothingSchema, reply: draftChoiceSchema },
  chooseDraft: { method: 'POST', path: '/v1/intake/draft-choice', input: chooseDraftSchema, reply: draftChosenSchema },

  emailPreferences: {
    method: 'GET',
    path: '/api/preferences',
    input: mailTokenSchema,
    reply: emailPreferencesFoundSchema,
    openToSuspended: true,
  },
  unsubscribing: {
    method: 'GET',
    path: '/api/unsubscribe',
    input: mailTokenSchema,
    reply: unsubscribingSchema,
    openToSuspended: true,
  },
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    input: nothingSchema,
    reply: z.record(z.string(), z.unknown()),
    limit: SENSITIVE,
    openToSuspended: true,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    input: nothingSchema,
    reply: okSchema,
    limit: SENSITIVE,
    openToSuspended: true,
  },

  startConcierge: {
    method: 'POST',
    path: '/v1/concierge/intake/start',
    input: startConciergeSchema,
    reply: conciergeStartedSchema,
    limit: CHAT_TURN,
  },
  replyConcierge: {
    method: 'POST',
    path: '/v1/concierge/intake/reply',
    input: conciergeReplySchema,
    reply: conciergeRepliedSchema,
    limit: CHAT_TURN,
  },
  editSnapshot: {
    method: 'POST',
    path: '/v1/concierge/intake/edit',
    input: editSnapshotSchema,
    reply: snapshotEditedSchema,
    limit: CHAT_TURN,
  },
  completeConcierge: {
    method: 'POST',
    path: '/v1/concierge/intake/complete',
    input: completeConciergeSchema,
    reply: conciergeCompletedSchema,
    limit: MAKES_LIST,
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
    limit: MAKES_LIST,
  },
  writeOpeners: {
    method: 'POST',
    path: '/v1/matches/openers',
    input: introduceSchema,
    reply: openersSchema,
    limit: CHAT_TURN,
  },
  draftIntro: {
    method: 'POST',
    path: '/v1/matches/intro/draft',
    input: introduceSchema,
    reply: draftedIntroSchema,
    limit: CHAT_TURN,
  },
  listMatches: {
    method: 'GET',
    path: '/v1/matches',
    input: listMatchesSchema,
    reply: matchPageSchema,
    limit: READS_LIST,
  },
  giveFeedback: {
    method: 'POST',
    path: '/v1/feedback',
    input: giveFeedbackSchema,
    reply: feedbackGivenSchema,
    limit: MAKES_LIST,
  },
  undoFeedback: {
    method: 'DELETE',
    path: '/v1/feedback',
    input: undoFeedbackSchema,
    reply: feedbackGivenSchema,
    limit: MAKES_LIST,
  },
  askIntroduction: {
    method: 'POST',
    path: '/v1/introductions',
    input: askIntroductionSchema,
    reply: introductionAskedSchema,
    limit: MAKES_LIST,
  },
  listIntroductions: {
    method: 'GET',
    path: '/v1/introductions',
    input: listIntroductionsSchema,
    reply: introductionsSchema,
    limit: READS_LIST,
  },
  answerIntroduction: {
    method: 'POST',
    path: '/v1/introductions/answer',
    input: answerIntroductionSchema,
    reply: okSchema,
    limit: MAKES_LIST,
  },
  withdrawIntroduction: {
    method: 'POST',
    path: '/v1/introductions/withdraw',
    input: withdrawIntroductionSchema,
    reply: okSchema,
  },
  findAfter: { method: 'GET', path: '/v1/introductions/after', input: findAfterSchema, reply: foundAfterSchema },
  afterIntroduction: {
    method: 'POST',
    path: '/v1/introductions/after',
    input: afterIntroductionSchema,
    reply: okSchema,
    limit: MAKES_LIST,
  },
} as const satisfies Record<string, Endpoint>
export type Endpoints = typeof endpoints

/** How often a call of the table may be made. */
export const limitOf = ({ limit = LIGHT }: Endpoint) => limit
