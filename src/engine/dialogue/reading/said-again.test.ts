import { describe, expect, it } from 'vitest'
import { withoutSaidAgain } from './said-again.ts'

describe('what was said before', () => {
  it.each([
    ['I told you, Tuesday morning.', 'Tuesday morning.'],
    ['No, I told you, no weeknights', 'no weeknights'],
    ['As I said, weekday afternoons', 'weekday afternoons'],
    ["I've already told you: men", 'men'],
    ["I just said I don't drink", "I don't drink"],
  ])('is read without the words that say so: %s', (text, left) => expect(withoutSaidAgain(text)).toBe(left))

  it.each(['I said weekends work too', 'I told you about my son', 'I told you that before', 'I said I was sorry'])(
    'is left where it is spoken of: %s',
    (text) => expect(withoutSaidAgain(text)).toBe(text),
  )
})
