import type { Config } from '../config.ts'
import type { Block } from './mail-content.ts'

/** The last line of every mail; empty without an operator. */
export function operatorBlocks({ service: { name, contact, termsUrl, imprintUrl } }: Pick<Config, 'service'>): Block[] {
  if (!name) return []
  const links = [
    ...(termsUrl ? [{ label: 'Terms', url: termsUrl }] : []),
    ...(imprintUrl ? [{ label: 'Imprint', url: imprintUrl }] : []),
  ]
  return [
    { kind: 'small', text: `Run by ${name}${contact ? `, ${contact}` : ''}.` },
    ...(links.length > 0 ? [{ kind: 'links', links } satisfies Block] : []),
  ]
}
