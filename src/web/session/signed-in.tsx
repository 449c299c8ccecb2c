import { useState } from 'react'
import { client } from '../api/client.ts'
import { forgetDraftCopy, forgetMember } from './forget-member.ts'
import { type Leave, leave } from './leave.ts'
import { memberEmailOf, useSession } from './use-session.ts'

export function SignedIn({ leave: leaveFor = leave }: { leave?: Leave }) {
  const email = memberEmailOf(useSession())
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle')
  if (email === undefined) return null

  async function signOut(address: string) {
    if (status === 'leaving') return
    setStatus('leaving')
    try {
      await client.signOut({})
    } catch {
      // The member is still signed in, perhaps on a shared computer.
      return setStatus('failed')
    }
    forgetDraftCopy(address)
    forgetMember()
    leaveFor('/intake/account')
  }

  return (
    <>
      <span dir="auto" className="max-w-64 truncate max-md:sr-only">
        {email}
      </span>
      <span role="alert" className="text-on-brand empty:sr-only">
        {status === 'failed' && 'You are still signed in. Try again.'}
      </span>
      <button
        type="button"
        aria-disabled={status === 'leaving' || undefined}
        onClick={() => void signOut(email)}
        className="inline-flex min-h-11 cursor-pointer items-center text-on-brand underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
      >
        {status === 'leaving' ? 'Signing out...' : 'Sign out'}
      </button>
    </>
  )
}
