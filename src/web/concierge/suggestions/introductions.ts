import type { Snapshot } from '#contract/concierge.ts'
import { MAX_BRIEF, MAX_PERSON_NAME, MAX_SAID, MAX_SAID_TEXT } from '#contract/limits.ts'
import { ApiError } from '../../api/errors.ts'
import { memberClient } from '../../api/member-client.ts'
import { INTRO_THROWN, OPENERS_THROWN, SUGGESTIONS_THROWN } from '../copy.ts'

/** Best first. @throws SUGGESTIONS_THROWN with the cause */
export async function fetchSuggestions({ snapshot, yourName }: { snapshot: Snapshot; yourName: string }) {
  const call = memberClient.suggestMatches({ snapshot, yourName: personName(yourName) })
  return (await okOrThrow(call, SUGGESTIONS_THROWN)).suggestions
}

/** `said`: texts already on the page. */
export type Pair = { yourName: string; theirName: string; brief: string; said?: readonly string[] }

/** @throws OPENERS_THROWN */
export async function fetchOpeners(pair: Pair) {
  return (await okOrThrow(memberClient.writeOpeners(withinLimits(pair)), OPENERS_THROWN)).openers
}

/** @throws INTRO_THROWN */
export async function fetchIntroDraft(pair: Pair) {
  return (await okOrThrow(memberClient.draftIntro(withinLimits(pair)), INTRO_THROWN)).draft
}

const personName = (name: string) => name.slice(0, MAX_PERSON_NAME).toWellFormed() || null
const withinLimits = ({ yourName, theirName, brief, said = [] }: Pair) => ({
  yourName: personName(yourName),
  theirName: personName(theirName),
  brief: brief.slice(0, MAX_BRIEF).toWellFormed(),
  ...(said.length > 0 && { said: said.slice(-MAX_SAID).map((text) => text.slice(0, MAX_SAID_TEXT).toWellFormed()) }),
})

async function okOrThrow<Reply extends { ok: boolean }>(call: Promise<Reply>, message: string): Promise<Reply> {
  const reply = await call.catch((cause: unknown) => {
    throw new Error(message, { cause })
  })
  if (!reply.ok) throw new Error(message)
  return reply
}

/** 'Request failed (503).'; undefined without a reply. */
export const failureCode = (error: unknown) =>
  error instanceof Error && error.cause instanceof ApiError ? error.cause.message : undefined
