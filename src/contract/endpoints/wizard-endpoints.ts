import { intakeSubmissionSchema } from '../intake.ts'
import { findPlacesSchema, placesSchema } from '../places.ts'
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
} from '../verification.ts'
import { MAKES_LIST, SENSITIVE } from './call-limits.ts'
import type { Endpoint } from './endpoint.ts'
import {
  draftIssuePath,
  loadDraftSchema,
  loadedDraftSchema,
  saveDraftSchema,
  savedDraftSchema,
  submitResultSchema,
} from './intake-calls.ts'

export const wizardEndpoints = {
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
} as const satisfies Record<string, Endpoint>
