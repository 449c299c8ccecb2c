import { contactInLine } from './contact-in-line.ts'
import { type ContactKind, contactIn } from './contact-in-text.ts'
import { invitesHome } from './public-area.ts'
import { type RudeKind, rudenessIn } from './rude-words.ts'

export type Unfit = ContactKind | Unkind
type Unkind = RudeKind | 'home'

/**
 * What makes a text unfit for another member: contact details, threats, insults, requests for money, claims to be the
 * service, invitations home.
 * @param place `line`: everybody reads it; `letter`: one member reads it; `contact`: it is the contact itself
 */
export function unfitIn(text: string, place: 'line' | 'letter' | 'contact'): Unfit | undefined {
  const rude = rudenessIn(text)
  if (rude !== undefined || place === 'contact') return rude
  if (invitesHome(text)) return 'home'
  return place === 'line' ? contactInLine(text) : contactIn(text)
}

const SENTENCES: Record<Unkind, string> = {
  threat: 'Please take the threat out. Nobody may be threatened here.',
  insult: 'Please take the insulting or crude words out: somebody who does not know you reads this.',
  staff: 'Please do not ask for a code, nor write as if you spoke for Overture: only Overture itself does that.',
  money: 'Please take out what asks for money, or promises it.',
  home: 'Please leave homes out: a first meeting is in a public place.',
}

export const rudeMessage = (kind: Unkind) => SENTENCES[kind]
export const isRude = (kind: Unfit): kind is Unkind => Object.hasOwn(SENTENCES, kind)
