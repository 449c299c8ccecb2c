import { describe, expect, it } from 'vitest'
import { learned } from '../../../../test/what-is-learned.ts'

describe('how people leave an answer open', () => {
  it.each([
    ['My lips are sealed on the drinking question.', ['drinking']],
    ["I'll keep my age range to myself, thanks.", ['age']],
    ["That's between me and my doctor, the smoking I mean.", ['smoking']],
    ["Let's not go there with kids.", ['kids']],
    ["Money's a private affair.", ['budget']],
    ["I'm not going to say how far I'd travel.", ['distance']],
    ['I plead the fifth on children.', ['kids']],
    ['Religion stays out of this.', ['faith']],
    ['Ask me about anything but money.', ['budget']],
    ["I don't discuss my finances with strangers.", ['budget']],
    ["Whether I want kids is something I'd rather discuss in person.", ['kids']],
    ["I'd sooner not get into smoking.", ['smoking']],
    ['Drinking habits: withheld.', ['drinking']],
    ['Budget: n/a', ['budget']],
    ['Age range, pass.', ['age']],
    ["I'd prefer to leave the whole kids thing open.", ['kids']],
    ['Can I leave out what I drink?', ['drinking']],
    ["I won't answer that about children.", ['kids']],
    ['The question of faith I leave unanswered.', ['faith']],
    ['Smoking is a topic I avoid.', ['smoking']],
    ['Not telling you my budget, ha.', ['budget']],
    ['Nope, not sharing my beliefs.', ['faith']],
    ["You don't need to know about my drinking.", ['drinking']],
    ['Prefer not to disclose: smoking, drinking.', ['smoking', 'drinking']],
    ['Keep the smoking field empty.', ['smoking']],
    ['I decline to say whether I drink.', ['drinking']],
    ["Kids... I'd rather we talked about that on a date.", ['kids']],
    ["I'm keeping mum about my age preferences.", ['age']],
    ["I don't feel like talking about alcohol.", ['drinking']],
    ['Please move past the children topic.', ['kids']],
    ['Smoking: no comment, next one please.', ['smoking']],
    ["Whether I smoke or drink is nobody's business.", ['smoking', 'drinking']],
    ["No answer from me about smoking or drinking, if that's allowed.", ['smoking', 'drinking']],
  ])('%s', (text, slots) => {
    const { state } = learned(text)
    expect(state.declined).toEqual(slots)
    expect(state.entries).toEqual([])
  })
})

describe('what is no refusal to answer', () => {
  it.each([
    'I would not go over 45.',
    'I could go past 30 miles.',
    "I'd get over a bit of smoke.",
    'I never skip breakfast.',
    'I pass the church every day.',
  ])('%s', (text) => expect(learned(text).state.declined).toEqual([]))
})
