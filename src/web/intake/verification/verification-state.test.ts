import { expect, test } from 'vitest'
import { INITIAL, type VerificationAction, verificationOf, verificationReducer } from './verification-state.ts'

const ADA = 'ada@example.com'
const after = (...actions: VerificationAction[]) => actions.reduce(verificationReducer, INITIAL)
const asked = (status: 'sent' | 'verified' | 'confirmed') =>
  ({ type: 'asked', asked: { email: ADA, status, endsAt: 120_000 } }) as const

test.each<[string, VerificationAction[], string | undefined, boolean, boolean]>([
  ['nothing', [], undefined, false, false],
  ['the session has proven it', [], ADA, true, true],
  ['the session has proven another', [], 'grace@example.com', false, false],
  ['a mail was sent', [asked('sent')], undefined, false, false],
  ['the server says it is verified', [asked('verified')], undefined, true, true],
  ['its code was typed', [asked('confirmed')], undefined, true, true],
  ['a link brought it here', [{ type: 'arrived', email: ADA }], undefined, false, true],
  ['it was opened for change', [asked('verified'), { type: 'opened', email: ADA }], ADA, true, false],
  ['another was opened for change', [{ type: 'opened', email: 'grace@example.com' }], ADA, true, true],
  ['all was forgotten', [asked('verified'), { type: 'forgotten' }], undefined, false, false],
])(
  'when %s, the email counts correctly as verified or not, and as locked or not',
  (_, actions, proven, isVerified, isLocked) => {
    expect(verificationOf(after(...actions), ADA, proven)).toMatchObject({ isVerified, isLocked })
  },
)

test('an empty email never counts as verified, and the result for one email does not count for another [spec 152]', () => {
  expect(verificationOf(INITIAL, '', '')).toMatchObject({ isVerified: false, isLocked: false })
  expect(verificationOf(after(asked('verified')), 'grace@example.com', undefined)).toEqual({
    asked: undefined,
    isVerified: false,
    isLocked: false,
  })
})

test('an email opened for change has no wait', () => {
  expect(after(asked('sent'), { type: 'opened', email: ADA }).asked).toEqual({ email: ADA, status: 'sent' })
})

test('the note about an expired link stays until a mail is requested', () => {
  expect(after({ type: 'link expired' }).hasExpiredLink).toBe(true)
  expect(after({ type: 'link expired' }, asked('sent')).hasExpiredLink).toBe(false)
})
