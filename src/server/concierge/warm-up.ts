import type { DialogueThread } from '../dialogue/dialogue-thread.ts'

const LINES = [
  'I am looking for something long-term with a woman between thirty and forty',
  'up to 25 miles, on weekends or weeknights, and $$ is fine',
  "I don't smoke, I drink now and then, and I'd like kids one day",
  'Must-haves: kindness. Deal-breakers: heavy drinkers. Meet in public first. Who sees this?',
  'Actually, make that 40 miles; rather not say more',
]
const ROUNDS = 5

/** Loads the lexicon and compiles the engine, or the first member waits a second longer. */
export async function warmUp(dialogue: DialogueThread) {
  for (let round = 0; round < ROUNDS; round += 1) {
    let { state } = await dialogue.begin({ name: 'Sam', known: {}, today: '2026-01-01', seed: round })
    for (const line of LINES) state = (await dialogue.turn({ before: state, text: line })).state
  }
}
