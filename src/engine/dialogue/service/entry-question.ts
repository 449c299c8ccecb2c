import { askBack, type Back } from '../ask-back.ts'
import { isNameable, named } from '../named-entries.ts'
import { inWords } from '../phrasing.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { type Conversation, type Entry, isAmong } from '../state.ts'
import { askToKeep } from '../telling/disclosure.ts'
import { valueSaid } from '../wording/spoken.ts'

/** An answer about the profile that is worked out, with what is offered after it. */
export type ToldOfProfile = { kind: 'told'; text: string; back: Back | null }

const NOTED = oneOf(
  /get|got|gotten|catch|caught|note|noted|hear|heard|write|wrote|written|put|record|recorded|save|saved/,
)
const CLAIMED = anyCase(
  pattern`^\W*(?:(?:and|so|but|sorry|wait|hey|ok|okay),? )*(?:did|have|has|do|is) (?:you|u|ye|it|that)(?: \w+)?? ${NOTED}(?: (?:it|that))??(?: down)?
    [ ](?:that|the (?:bit|part|thing) (?:about|where)|about(?= (?:me|my|the|i)\b)|(?=i\b|i'|my ))(.+?)\??\s*$`,
)

/** What somebody asks whether it was noted: "I'm vegan" of "did you get that I'm vegan?" */
export function claimIn(sentences: readonly Sentence[]): string | null {
  const [only, second] = sentences
  if (!only || second) return null
  return CLAIMED.exec(only.original)?.[1]?.trim() ?? null
}

/**
 * Whether a claim stands on the profile. What does not is offered to be noted.
 *
 * @param alone the conversation that the claim alone would make of an empty one
 */
export function checkClaim(claim: string, before: Conversation, alone: Conversation): ToldOfProfile {
  const heard = [...alone.entries, ...(alone.offer?.options[0]?.does ?? []).flatMap(valuesIn)]
  const missing = heard.filter((one) => !isAmong(one, before.entries))
  const standing = before.entries.filter((one) =>
    heard.some(({ path, value }) => path === one.path && value === one.value),
  )
  const known = standing.length > 0 ? standing : named(claim, claim, before.entries.filter(isNameable))
  if (known.length > 0 && (missing.length === 0 || standing.length === 0))
    return { kind: 'told', text: `Yes, ${said(known, before)}.`, back: null }
  const proposals = missing.flatMap(({ path, value }): Proposal[] =>
    typeof value === 'number' ? [{ kind: 'set', path, value, words: claim }] : [putting({ path, value, words: claim })],
  )
  return { kind: 'told', text: "No, that isn't noted yet.", back: askBack(proposals, before) ?? askToKeep(claim) }
}

const valuesIn = (one: Proposal) =>
  one.kind === 'set' || one.kind === 'add' ? [{ path: one.path, value: one.value }] : []

const said = (entries: readonly Entry[], state: Conversation) =>
  inWords(
    entries.map(({ path, value }) => (path === 'notes' ? `"${value}" is in the notes` : valueSaid(path, value, state))),
  )

const WHY = anyCase(
  pattern`\b(?:why|where|how come|what made you)\b.*\b(?:${NOTED}|down|say|says|there|from|add|added)\b`,
)

/** Where an entry comes from that a message asks about: "why did you write hiking?" */
export function originAsked(sentences: readonly Sentence[], state: Conversation): ToldOfProfile | null {
  const asking = sentences.find(({ original }) => original.includes('?') && WHY.test(original))
  const [entry, other] = asking ? named(asking.text, asking.original, state.entries.filter(isNameable)) : []
  if (!entry || other) return null
  return {
    kind: 'told',
    text: `${originOf(entry, state)} If that isn't right, tell me, or press × beside it.`,
    back: null,
  }
}

function originOf(entry: Entry, state: Conversation): string {
  const what = `I have ${said([entry], state)}`
  if (entry.from === 'intake') return `${what} from your intake.`
  if (entry.from === 'edit') return `${what} because it was set on the snapshot.`
  return entry.words ? `${what} from your words "${entry.words}".` : `${what} from what you said.`
}
