import { useState } from 'react'
import { client } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { forgetCsrfToken } from '../api/http.ts'
import { memberClient } from '../api/member-client.ts'
import { forgetDraftCopy, forgetMember } from '../session/forget-member.ts'
import { askSession } from '../session/use-session.ts'
import { CODE_REFUSED, EXPORT_FILE, UNREACHABLE } from './copy.ts'
import { saveAsFile } from './save-as-file.ts'

export type Wish = 'export' | 'delete'

export type OwnDataState =
  | { status: 'idle' }
  | { status: 'working' | 'failed'; wish: Wish }
  /** A mail was sent. Its code is needed first. */
  | { status: 'asking_code'; wish: Wish; problem?: string | undefined; isChecking?: boolean; isAskedAgain?: boolean }
  | { status: 'exported' }
  | { status: 'deleted' }

/** Acts at once after a recent verification, otherwise after the code of a new mail. */
export function useOwnData() {
  const [state, setState] = useState<OwnDataState>({ status: 'idle' })

  /** If the verification is old, the server answers `step_up` and sends a mail. */
  async function fulfil(wish: Wish, email: string): Promise<OwnDataState> {
    try {
      if (wish === 'export') {
        saveAsFile(EXPORT_FILE, await memberClient.exportAccount({}))
        return { status: 'exported' }
      }
      await memberClient.deleteAccount({})
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'step_up')) return { status: 'failed', wish }
      // If the member signed out in another tab, no mail is sent, and the page says so.
      await askSession()
      return { status: 'asking_code', wish }
    }
    forgetDraftCopy(email, { always: true })
    forgetMember()
    return { status: 'deleted' }
  }

  async function ask(wish: Wish, email: string) {
    setState({ status: 'working', wish })
    setState(await fulfil(wish, email))
  }

  async function askAgain(wish: Wish, email: string) {
    const next = await fulfil(wish, email)
    setState(next.status === 'asking_code' ? { ...next, isAskedAgain: true } : next)
  }

  async function confirm({ wish, email, code }: { wish: Wish; email: string; code: string }) {
    setState({ status: 'asking_code', wish, isChecking: true })
    try {
      await client.verify({ email, code })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400
      return setState({ status: 'asking_code', wish, problem: isRefused ? CODE_REFUSED : UNREACHABLE })
    }
    forgetCsrfToken()
    await ask(wish, email)
  }

  return { state, ask, askAgain, confirm, giveUp: () => setState({ status: 'idle' }) }
}
