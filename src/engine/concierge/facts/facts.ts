import { FACTS_ABOUT_OVERTURE } from './list/about-overture.ts'
import { CONTACT_FACTS } from './list/contact.ts'
import type { Asked, Fact, Facts } from './list/fact.ts'
import { MATCHING_FACTS } from './list/matching.ts'
import { OFF_TOPIC_FACTS } from './list/off-topic.ts'
import { PRIVACY_FACTS } from './list/privacy.ts'
import { RECORDS_FACTS } from './list/records.ts'
import { SAFETY_FACTS } from './list/safety.ts'
import { type Fit, narrowest } from './narrower-facts.ts'
import type { Asking, Topic } from './topics.ts'

/** Each fact begins with the answer. Update the facts with every change of the service. */
export const FACTS: Readonly<Record<Topic, Facts>> = {
  ...FACTS_ABOUT_OVERTURE,
  ...CONTACT_FACTS,
  ...PRIVACY_FACTS,
  ...RECORDS_FACTS,
  ...MATCHING_FACTS,
  ...SAFETY_FACTS,
  ...OFF_TOPIC_FACTS,
}

export const factOn = (topic: Topic, question: string): Fit => narrowest(FACTS[topic], question)

/** If the name is unknown, gives the fact that fits the question. */
export function factNamed({ topic, text, fact: name }: Asking): { name: string; fact: Fact } {
  const found = name === undefined ? undefined : FACTS[topic][name]
  return found && name !== undefined ? { name, fact: found } : factOn(topic, text)
}

export const waysOf = ({ says }: Fact, asked: Asked): readonly string[] =>
  (typeof says === 'function' ? says(asked) : says).map((way) =>
    ASKS_WHO_OR_HOW.test(asked.text) ? withoutYesOrNo(way) : way,
  )

/** Answers to "Who sees that I'm gay?" leave out yes or no. */
const ASKS_WHO_OR_HOW =
  /^(?!.*\b(?:do|does|can|could|will|would|is|are|did|has)\b).*\b(?:who|what|how|which|where|when|why)\b/
export const ON_QUESTION = 'On your question:'
/** Makes a fact that begins with yes or no follow other words. */
export const onQuestion = (way: string): string =>
  YES_OR_NO.test(way)
    ? `${ON_QUESTION} ${way.charAt(0).toLowerCase()}${way.slice(1).replace(/^(\w+)[:.]/, '$1,')}`
    : way
const YES_OR_NO = /^(?:yes|no|not)\b/i
export const withoutYesOrNo = (way: string): string => {
  const rest = way.replace(/^(?:(?:yes|no)(?:, never)?[.:,]|not(?: \w+){1,2}:) (?=\p{L}[^:]* )/iu, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
