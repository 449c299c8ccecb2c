import type { Deps } from '../deps.ts'
import { mailToken } from './mail-token.ts'

/** See RFC 8058. */
export function unsubscribeLinksFor(
  { config, secret, clock }: Pick<Deps, 'config' | 'secret' | 'clock'>,
  memberId: string,
) {
  const t = encodeURIComponent(mailToken(secret, memberId, clock()))
  return {
    links: {
      preferencesUrl: `${config.publicUrl}/preferences?t=${t}`,
      unsubscribeUrl: `${config.publicUrl}/unsubscribe?t=${t}`,
    },
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/unsubscribe?t=${t}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
