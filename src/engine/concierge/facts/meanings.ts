import { defined, ROWS, type RowName } from '../profile/rows.ts'
import { type Conversation, rowAskedIn } from '../state/conversation.ts'
import { isNamedIn, rowsCalledIn } from '../understand/built-in/reading/row-names.ts'
import { anyOf, oneOf } from '../understand/built-in/reading/words.ts'

type Asked = { state: Conversation; text: string }

/** The first match is used. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [
    anyOf(/heavy drink\w*|daily smok\w*/),
    'As a deal-breaker, "Heavy drinker" or "Daily smoker" rules out people whose own answer is yes. "Sometimes" is not ruled out.',
  ],
  [
    anyOf(/non-?communicat\w*/),
    '"Non-communicator" means someone who goes silent: it tells others what matters to you, and filters nobody.',
  ],
  [
    anyOf(/must[- ]?haves?|nice[- ]to[- ]haves?|bonus/),
    'A must-have is what you need in a person; a nice-to-have is a bonus, and nobody is left out without it.',
  ],
  [
    anyOf(/deal-? ?breakers?|no-?gos?/),
    'A deal-breaker is what rules someone out for you. The four on the buttons are kept strictly where the other answered the question; others I note in your words.',
  ],
  [
    anyOf(/long[- ]term|serious|casual|explor\w*|intent\w*|relationship/),
    "Long-term means you hope for a lasting relationship, casual that you'd like to keep it light, exploring that you want to see where it goes. Long-term and casual aren't shown to each other; exploring meets both.",
  ],
  [
    oneOf(/\${1,4}(?!\d)/, anyOf(/dollar signs?|dollars?|pounds|euros?|quid|currency|budget|cheap|pricey|expensive/)),
    'No exact amount, in any currency: $ is a coffee or a walk, $$ a simple dinner, $$$ a good restaurant, $$$$ a big night out. A plan goes by the lower of the two.',
  ],
  [
    anyOf(/weeknights?|weekends?|lunch|early mornings?|flexible/),
    'Weeknights are Monday to Thursday evenings, weekends Saturdays and Sundays; early mornings are before work, lunch hours an hour around midday, and flexible is any of it. A single day goes in a note.',
  ],
  [
    anyOf(/vap(?:e|es|ed|ing)|e-?cig\w*|cigars?|pipe|shisha|hookah/),
    'Vaping, cigars and pipes count as smoking here: now and then is "sometimes", most days is "yes".',
  ],
  [
    anyOf(/sometimes|social(?:ly)?|parties|occasional\w*/),
    '"Sometimes" is for now and then, at parties or on weekends; "yes" is for a regular part of your life.',
  ],
  [anyOf(/surprise guests?/), 'No surprise guests means that every plan says: just the two of you.'],
  [
    anyOf(/exit check|check[- ]in/),
    'The check-in: the day after the plan, I ask you both how it went. What you answer the other never sees.',
  ],
  [anyOf(/video/), 'A video check means that a plan begins with a short video call before you meet.'],
  [
    anyOf(/notes?/),
    'A note holds what has no row of its own. The people who run Overture read it; other members never see it.',
  ],
  [
    anyOf(/concierge|matchmaker/),
    "The concierge is me, a program, and software does the matching; your matchmaker's notes are read by the people who run Overture.",
  ],
  [
    anyOf(/radius|bands?|distance|miles|km/),
    'Distance is counted from city center to city center, and both of you must be within what the other allows.',
  ],
]

const rowIn = ({ state, text }: Asked): RowName | null =>
  rowsCalledIn(text)[0] ?? ROWS.find((row) => isNamedIn(row, text)) ?? rowAskedIn(state)

export function meaningOf(asked: Asked): string {
  const term = TERMS.find(([words]) => words.test(asked.text))
  if (term) return term[1]
  const row = rowIn(asked)
  return row === null ? 'Say which word you mean, and I will tell you what it stands for here.' : defined(row).means
}

export function reasonFor(asked: Asked): string {
  const row = rowIn(asked)
  return row === null
    ? 'Each answer narrows who you are shown, so that only people who fit both ways meet.'
    : defined(row).reason
}
