import type { AskIntroduction, Share } from '#contract/introductions.ts'
import { contactIn, contactMessage } from '#engine/introductions/contact-in-text.ts'
import { isPublicArea, PRIVATE_AREA } from '#engine/introductions/public-area.ts'
import { issueAt, refuse } from '../http/refusal.ts'

/**
 * Keeps ways to be reached out of what goes to somebody before both said yes, and homes out of the plan.
 *
 * @throws `validation_failed` with one issue for the text and each part of the plan that holds one
 */
export function refusePrivateDetails({ text, plan }: Pick<AskIntroduction, 'text' | 'plan'>) {
  const parts: [string[], string][] = [
    [['text'], text],
    ...Object.entries(plan).map(([key, words]): [string[], string] => [['plan', key], words]),
  ]
  const issues = parts.flatMap(([path, words]) => {
    const kind = contactIn(words)
    if (kind !== undefined) return [issueAt(path, contactMessage(kind))]
    return path[1] === 'area' && !isPublicArea(words) ? [issueAt(path, PRIVATE_AREA)] : []
  })
  if (issues.length > 0) throw refuse('validation_failed', { issues })
}

/** @throws `validation_failed` when nothing is shared, or a number that is not there */
export function refuseEmptyShare(share: Share, phone: string | undefined) {
  if (share.phone === true && phone === undefined)
    throw refuse('validation_failed', {
      issues: [issueAt(['share', 'phone'], 'There is no mobile number in your intake')],
    })
  if (!share.email && share.phone !== true && !share.other)
    throw refuse('validation_failed', { issues: [issueAt(['share'], 'Choose at least one way to be reached')] })
}
