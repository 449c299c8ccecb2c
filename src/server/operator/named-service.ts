import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { escapeHtml } from '../mail/content-html.ts'
import { SettingRefusal } from '../start-refusal.ts'

type Named = Pick<Config, 'service'>

/** @throws SettingRefusal for a public service without a name, because people must know who decides about their data */
export function refuseUnnamed({ publicUrl, service }: Pick<Config, 'publicUrl' | 'service'>) {
  if (isLoopback(new URL(publicUrl).hostname) || (service.name && service.contact)) return
  throw new SettingRefusal(
    'PUBLIC_URL is public, but nobody is named: set OPERATOR_NAME and OPERATOR_CONTACT, so that people know who runs this service and how to reach you.',
  )
}

const INVENTED =
  'Overture shows invented people here, each marked as one, so that you can try it before your city fills up.'

/** @returns HTML by place on the page */
export function serviceNotes(
  { service }: Named,
  { hasInvented = false } = {},
): Record<'footer' | 'landing' | 'privacy' | 'invented', string> {
  const { name, contact, termsUrl, imprintUrl, price } = service
  const links = [termsUrl && link(termsUrl, 'Terms'), imprintUrl && link(imprintUrl, 'Imprint')]
  const who = name && `Run by ${escapeHtml(name)}`
  const reach = contact && reached(contact)
  const shown = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between)
  return {
    footer: shown([who, reach, ...links], ' · '),
    landing: `${escapeHtml(capital(price))}.`,
    privacy: name
      ? `${escapeHtml(name)} runs this service and decides about your data${reach ? `: ${reach}` : ''}.`
      : '',
    invented: hasInvented ? INVENTED : '',
  }
}

const link = (url: string, label: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1).replace(/[.]$/, '')

function reached(contact: string) {
  if (/^https?:\/\//.test(contact)) return link(contact, contact.replace(/^https?:\/\//, ''))
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? link(`mailto:${contact}`, contact) : escapeHtml(contact)
}
