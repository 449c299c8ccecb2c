import type { Turn } from '../turn.ts'
import type { ServiceQuestion } from './question.ts'
import { tellFacts } from './tell-facts.ts'
import type { Topic } from './topics.ts'

/** What people who are afraid of somebody ask: "if he threatens me, would you tell the police?" */
const ASKED_IN_FEAR: readonly Topic[] = ['Qpolice', 'Qreport', 'Qsafe']

/** A turn that offers help, and after that the true answer to what was asked about help. */
export function answeredBeside(turn: Turn, question: ServiceQuestion | null): Turn {
  if (question?.kind !== 'about') return turn
  const asks = question.asks.filter(({ topic }) => ASKED_IN_FEAR.includes(topic))
  const told = tellFacts(asks, { first: { state: turn.state, text: '' }, now: turn.state })
  // The lines to call stand in lines of their own.
  return { ...turn, state: told.state, reply: [turn.reply, told.text].filter(Boolean).join('\n') }
}
