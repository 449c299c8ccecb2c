import type { AskIntroduction, Share } from '#contract/introductions.ts'
import { contactMessage } from '#engine/introductions/contact-in-text.ts'
import { isRude, rudeMessage, unfitIn } from '#engine/introductions/fit-for-others.ts'
import { isPublicArea, leadsHome, PRIVATE_AREA } from '#engine/introductions/public-area.ts'
import { issueAt, refuse } from '../http/refusal.ts'
import { type Participant, phoneWaits, wishesOf } from './participants.ts'

/**
 * Before both said yes, refuses contact details, threats, insults and claims to be staff. Refuses homes in the plan.
 * @throws `validation_failed` with one issue per text
 */
export function refusePrivateDetails({ text, plan }: Pick<AskIntroduction, 'text' | 'plan'>) {
  const parts: [string[], string][] = [
    [['text'], text],
    ...Object.entries(plan).map(([key, words]): [string[], string] => [['plan', key], words]),
  ]
  const issues = parts.flatMap(([path, words]) => {
    const kind = unfitIn(words, 'letter')
    if (kind !== undefined) return [issueAt(path, isRude(kind) ? rudeMessage(kind) : contactMessage(kind))]
    const isPrivate = path[1] === 'area' ? !isPublicArea(words) : path[0] === 'plan' && leadsHome(words)
    return isPrivate ? [issueAt(path, PRIVATE_AREA)] : []
  })
  if (issues.length > 0) throw refuse('validation_failed', { issues })
}

const PHONE_ALONE_WAITS =
  'Your mobile number opens after the first check-in. Choose another way too, so they can write to you.'

/**
 * @throws `validation_failed` if nothing is shared, if the shared number is missing, and for a threat, an insult or a
 * claim to be staff
 */
export function refuseUnfitShare(share: Share, sharer: Pick<Participant, 'phone' | 'safety'> | undefined) {
  const phone = sharer?.phone
  if (share.phone === true && phone === undefined)
    throw refuse('validation_failed', {
      issues: [issueAt(['share', 'phone'], 'There is no mobile number in your intake')],
    })
  if (!share.email && share.phone !== true && !share.other)
    throw refuse('validation_failed', { issues: [issueAt(['share'], 'Choose at least one way to be reached')] })
  // Else the other could not write.
  if (!share.email && !share.other && sharer && phoneWaits(share, { wishes: wishesOf(sharer), checkedIn: false }))
    throw refuse('validation_failed', { issues: [issueAt(['share'], PHONE_ALONE_WAITS)] })
  const rude = share.other ? unfitIn(share.other, 'contact') : undefined
  if (rude !== undefined && isRude(rude))
    throw refuse('validation_failed', { issues: [issueAt(['share', 'other'], rudeMessage(rude))] })
}
