import spelling from '@zootools/email-spell-checker'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

/** Only these are suggested: a rare domain may be correct. */
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

export function meantEmail(email: string): string | undefined {
  // The package misses two typos at once, such as "gmial.con".
  const com = email.replace(/\.con$/i, '.com')
  const meant = spelling.run({ email: com, topLevelDomains: ['com', 'net', 'org', 'edu'] })
  if (meant) return COMMON.has(meant.domain) ? meant.full : undefined
  return com !== email && COMMON.has(domainOf(com).toLowerCase()) ? com : undefined
}

/** `isAsked` is true after Send was pressed: the suggestion takes the focus and says how to send anyway. */
export default function MeantEmail(props: { email: string; isAsked: boolean; onUse: (meant: string) => void }) {
  const { email, isAsked, onUse } = props
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) use.current?.focus()
  }, [isAsked])
  const meant = meantEmail(email)
  if (meant === undefined) return null
  return (
    <div className="text-small">
      <p className="flex flex-wrap items-center gap-x-5">
        Did you mean {domainOf(meant)}?
        <Button ref={use} size="small" variant="quiet" className="-ml-3" onPress={() => onUse(meant)}>
          Use {meant}
        </Button>
      </p>
      {isAsked && <p>Nothing was sent yet. If {domainOf(email)} is right, press Send again.</p>}
    </div>
  )
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)
