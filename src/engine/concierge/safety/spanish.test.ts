import { describe, expect, it } from 'vitest'
import { say } from '../../../../test/talk.ts'
import { choicesOf } from '../state/choices.ts'
import { isSpanish } from './spanish.ts'

describe('the language of a message', () => {
  it.each(['quiero morirme, no puedo más', 'Ya no quiero vivir', 'mi marido me pega', '¿hablas español?'])(
    'the message is recognized as Spanish: %s',
    (text) => expect(isSpanish(text)).toBe(true),
  )
  it.each([
    'I want to die',
    'he hits me',
    'no kids, no smokers',
    'me and my dog',
    'I love La Traviata and el Greco',
    'no',
  ])('the message is not recognized as Spanish: %s', (text) => expect(isSpanish(text)).toBe(false))
})

describe('a person in need who writes in Spanish', () => {
  it('the reply gives help in Spanish, and says how to get Spanish on the help line', () => {
    const { reply } = say('quiero morirme, no puedo más')
    expect(reply).toMatch(/también en español/)
    expect(reply).toContain(
      'Llama o escribe al 988: Suicide & Crisis Lifeline, gratis, en español: marca 2\nLlama al 911: si estás en peligro ahora\nEn otro país, llama al número local de emergencias.',
    )
    expect(reply).not.toMatch(/Please|Call/)
  })

  it('the reply gives the help lines of the country that the person names', () =>
    expect(say('vivo en Madrid y quiero matarme, ya no puedo más').reply).toMatch(
      /Llama al 024: .*, gratis, en España\n.*Llama al 112/s,
    ))

  it('the reply gives the emergency number and the line against violence', () =>
    expect(say('mi marido me pega').reply).toMatch(/Llama al 911.*1-800-799-7233.*también en español/s))

  const asked = say('lloro todas las noches y nada me importa')

  it('the soft question and its answers are in Spanish', () => {
    expect(asked.reply).toMatch(/¿Estás a salvo ahora mismo\?.*988/s)
    expect(choicesOf(asked.state)?.options.map(({ label }) => label)).toContain('No lo sé')
  })

  it.each(['No lo sé', 'no', 'no estoy bien'])('"%s" gets the help line', (text) =>
    expect(say(text, asked.state).reply).toMatch(/988/),
  )
  it.each(['Estoy a salvo, solo es cansancio', 'Estoy bien, no quise decir eso', 'sí, estoy bien, gracias'])(
    '"%s" means that the person is safe',
    (text) => {
      const { reply, state } = say(text, asked.state)
      expect(reply).not.toMatch(/988/)
      expect(state.safeAt).toBe(state.turn)
    },
  )
})
