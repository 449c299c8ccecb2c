import { describe, expect, it } from 'vitest'
import { begun, say as sayIn } from '../../../../test/talk.ts'

const asked = sayIn('the nights are so long now, I sit there and cry', begun).state
const answer = (text: string) => sayIn(text, asked)

describe('an answer to "Are you safe right now?"', () => {
  it.each([
    'No, no',
    'nope nope',
    'no no no',
    'Not safe.',
    'unsafe',
    'not really safe no',
    'Not really no',
    'not at all',
    'not right now',
    "I'm not ok",
    "I'm not okay, no",
    "I'm not fine",
    'nah',
    'far from fine',
    "I wouldn't say so",
    'not so sure about that',
    "honestly I really don't feel very safe here tonight",
    'not out of danger',
  ])('after "%s" the reply gives a help line and does not ask again', (text) => {
    const { reply } = answer(text)
    expect(reply).toMatch(/988/)
    expect(reply).not.toMatch(/Are you safe/)
  })

  it.each([
    "no, I'm fine",
    'not in any danger, just miserable weather',
    'haha no danger here',
    "nothing's wrong",
    'no need to worry',
    'never better',
    "I'm not suicidal",
  ])('"%s" means that the person is safe', (text) => {
    const { reply, state } = answer(text)
    expect(reply).not.toMatch(/988/)
    expect(state.safeAt).toBe(state.turn)
  })

  it.each([
    'no smokers',
    'not looking for kids',
    "I don't drink",
    'no kids',
    'No. Men, 30 to 40',
    'no drama please',
    'Not weeknights no. Just the Monday daytime. Does this cost me anything?',
  ])('"%s" continues with the profile', (text) => expect(answer(text).reply).not.toMatch(/988/))
})
