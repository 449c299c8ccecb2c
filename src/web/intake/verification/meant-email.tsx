import spelling from '@zootools/email-spell-checker'
import { Button } from '../../ui/button.tsx'

/** Suggest only common domains: a rare one may be correct. */
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

/** @returns the address with the likely domain; undefined without a suggestion */
export function meantEmail(email: string): string | undefined {
  const meant = spelling.run({ email, topLevelDomains: ['com', 'net', 'org', 'edu'] })
  return meant && COMMON.has(meant.domain) ? meant.full : undefined
}

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
