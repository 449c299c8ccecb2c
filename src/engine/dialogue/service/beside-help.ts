import { type Said, sayOne, together } from '../phrasing.ts'
import type { Turn } from '../turn.ts'
import { factOn, waysOf } from './facts.ts'
import type { ServiceQuestion } from './question.ts'
import type { Topic } from './topics.ts'

/** What people who are afraid of somebody ask: "if he threatens me, would you tell the police?" */
const ASKED_IN_FEAR: readonly Topic[] = ['Qpolice', 'Qreport', 'Qsafe']

/** A turn that offers help, and after that the true answer to what was asked about help. */
export function answeredBeside(turn: Turn, question: ServiceQuestion | null): Turn {
  if (question?.kind !== 'about') return turn
  const asks = question.asks.filter(({ topic }) => ASKED_IN_FEAR.includes(topic))
  const { state, text: reply } = asks.reduce<Said>(
    (said, { topic, text }) => {
      const { name, fact } = factOn(topic, text)
      const told = sayOne(said.state, `fact.${topic}.${name}`, waysOf(fact, { state: said.state, text }))
      return { state: told.state, text: together(said.text, told.text) }
    },
    { state: turn.state, text: '' },
  )
  // The lines to call stand in lines of their own.
  return { ...turn, state, reply: [turn.reply, reply].filter(Boolean).join('\n') }
}
