import spelling from '@zootools/email-spell-checker'
import { Button } from '../../ui/button.tsx'

/** The only mailboxes that are suggested: a rare domain may be right as it is. */
const COMMON = new Set([
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'verizon.net',
])

/** @returns the address with the domain that was probably meant; undefined where none suggests itself */
export function meantEmail(email: string): string | undefined {
  const meant = spelling.run({ email, topLevelDomains: ['com', 'net', 'org', 'edu'] })
  return meant && COMMON.has(meant.domain) ? meant.full : undefined
}

/** "Did you mean gmail.com?", and the press that corrects it. */
export default function MeantEmail({ email, onUse }: { email: string; onUse: (meant: string) => void }) {
  const meant = meantEmail(email)
  if (meant === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-small">
      Did you mean {meant.slice(meant.lastIndexOf('@') + 1)}?
      <Button size="small" variant="quiet" className="-ml-3" onPress={() => onUse(meant)}>
        Use {meant}
      </Button>
    </p>
  )
}
