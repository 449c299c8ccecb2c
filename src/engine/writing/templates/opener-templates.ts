import type { RelationshipIntent } from '#contract/options.ts'
import type { NonEmpty } from '../seed.ts'

/** For a question without a line about the writer. */
export const QUESTION_LEADS: NonEmpty<string> = [
  '{question}',
  'Easy one first. {question}',
  'Quick question. {question}',
  'No wrong answers here. {question}',
  "I'm curious. {question}",
  "Okay, I'll start. {question}",
  "Here's what I'd like to know. {question}",
]

/** For a topic that only the writer chose. `{mine}` has no full stop. */
export const OWN_ASIDES: NonEmpty<string> = [
  '{question} {mine}, just so you know who is asking.',
  '{mine}, to give you something on me. {question}',
  '{question} {mine}, if that tells you anything.',
  'One thing about me: {mine}. {question}',
  "I'll go first: {mine}. {question}",
]

/** For a topic that both chose. */
export const OWN_SIDES: NonEmpty<string> = [
  '{mine} {question}',
  '{question} {mine}',
  '{mine} So I have to ask. {question}',
]

export const CITY_QUESTIONS: NonEmpty<string> = [
  'What does {city} do better than anywhere else?',
  'Where in {city} would you send a visitor with one free afternoon?',
  'Which corner of {city} do you like best?',
  'What should everybody try once in {city}?',
  'How did you end up in {city}?',
  'What would you miss first if you left {city}?',
]

/** For pairs without a shared topic. */
export const INTENT_LEADS: Record<RelationshipIntent, NonEmpty<string>> = {
  long_term: [
    "I'm here for something long-term, so I'd rather ask you a real question.",
    "I've the long run in mind, so I'll skip the small talk.",
  ],
  casual: [
    "I'm keeping things light, so here's a light question.",
    "I don't need this to be complicated, so I'll start simple.",
  ],
  exploring: [
    "I'm in no hurry, so take your time with this one.",
    "I'm still exploring, which leaves plenty of room for questions.",
  ],
}

/** About the writer's own times. */
export const TIME_LEADS: NonEmpty<string> = [
  '{Time} usually work for me.',
  '{Time} are good on my side.',
  'I keep {time} free.',
]

export const INVITATIONS: NonEmpty<string> = [
  'How about {outing}, {when}?',
  "{When}, {outing}? I'm in if you are.",
  'Are you up for {outing}, {when}?',
  "Here's an idea: {outing}, {when}. What do you think?",
  "I'd love {outing}, {when}. You?",
  'Small plan: {outing}, {when}. Yes, no, maybe?',
  "If long chats aren't your thing, there's always {outing}, {when}.",
  'What would you say to {outing}, {when}?',
  "I'm thinking {outing}, {when}. Want to come along?",
  "No pressure at all, but I'd enjoy {outing}, {when}. Would you?",
  "Let's skip the small talk: {outing}, {when}?",
  'Could you be tempted by {outing}, {when}?',
]
