import { useCallback, useEffect, useState } from 'react'
import { okSchema } from '#contract/verification.ts'
import { ApiError } from '../api/errors.ts'
import { send } from '../api/http.ts'
import { memberClient } from '../api/member-client.ts'

export type Unsubscribing =
  | { status: 'asking' }
  | { status: 'not_ours' }
  | { status: 'lost' }
  | { status: 'open' | 'sending' | 'failed' | 'done'; masked: string }

/**
 * Loading the page changes nothing.
 * @param t the address's signed token, '' without one, undefined while unknown
 */
export function useUnsubscribing(t: string | undefined) {
  const [state, setState] = useState<Unsubscribing>({ status: 'asking' })

  const look = useCallback(async () => {
    if (!t) return
    setState({ status: 'asking' })
    setState(
      await memberClient.unsubscribing({ t }).then(
        ({ masked, unsubscribed }): Unsubscribing =>
          masked === null ? { status: 'not_ours' } : { status: unsubscribed ? 'done' : 'open', masked },
        (): Unsubscribing => ({ status: 'lost' }),
      ),
    )
  }, [t])
  useEffect(() => void look(), [look])

  async function unsubscribe(masked: string) {
    setState({ status: 'sending', masked })
    const path = `/api/unsubscribe?${new URLSearchParams({ t: t ?? '' })}`
    setState(
      await send({ method: 'POST', path }, okSchema).then(
        (): Unsubscribing => ({ status: 'done', masked }),
        (error): Unsubscribing =>
          error instanceof ApiError && error.status === 400 ? { status: 'not_ours' } : { status: 'failed', masked },
      ),
    )
  }

  return { state, look, unsubscribe }
}
