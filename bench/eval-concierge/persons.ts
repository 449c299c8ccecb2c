import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beginConversation, takeTurn } from '../../src/engine/dialogue/conversation.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { type Ending, type Mark, measure, sum } from './persons/measure.ts'
import { type Person, personIn } from './persons/person.ts'
import { type Concierge, playPerson } from './persons/play-person.ts'
import { recordedPersons } from './recorded-persons.ts'

const today = '2026-11-22'
const concierge: Concierge = {
  begin: (name, snapshot) => beginConversation({ name, known: { snapshot }, today, seed: 1 }),
  say: (state, text) => takeTurn(state, text, { today, reader }),
}

/** From a folder (`*.txt`), one such file, or recorded answers (`*.jsonl`). */
export function evaluatePersons(path: string) {
  const results = personsAt(path).map((person) => {
    const played = playPerson(person, concierge)
    return { person: person.name, opening: played.opening, ...measure(played) }
  })
  return { total: sum(results.map(({ counts }) => counts)), results }
}

function personsAt(path: string): Person[] {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => personsAt(join(path, name)))
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.jsonl') ? recordedPersons(text, basename(path)) : [personIn(text, basename(path))]
}

const share = (count: number, of: number) =>
  `${count} of ${of}${of === 0 ? '' : ` (${((100 * count) / of).toFixed(0)} %)`}`

export function personsText({ total: counts, results }: ReturnType<typeof evaluatePersons>): string {
  const endings = results.flatMap((one) => one.endings)
  const slots = [...new Set(endings.map(({ slot }) => slot))]
  const bySlot = slots.map((slot) => `${slot} ${endings.filter((one) => one.slot === slot).length}`)
  const rows: [string, string][] = [
    ['conversations', `${counts.conversations}, ${counts.lines} lines`],
    ['told, noted at once', share(counts.noted, counts.told)],
    ['told, asked back with the right answer', share(counts.askedBack, counts.told)],
    ['told, missed', share(counts.missed, counts.told)],
    ['noted and wrong', String(counts.wrong)],
    ['right before, damaged by another line', String(counts.damaged)],
    ['junk entries', String(counts.junk)],
    ['asked needlessly', String(counts.needlessAsks)],
    ['side lines that changed something', share(counts.sideLinesThatFill, counts.sideLines)],
    ['questions answered', share(counts.questionsAnswered, counts.questions)],
    ['questions offered to press', share(counts.questionsOffered, counts.questions)],
    ['crisis and despair met', share(counts.heavyMet, counts.heavy)],
    ['traps alarmed', share(counts.trapsAlarmed, counts.traps)],
    ['orders carried out', share(counts.ordersDone, counts.orders)],
    ['orders asked about', share(counts.ordersAsked, counts.orders)],
    ['orders carried out wrongly', share(counts.ordersWrong, counts.orders)],
    ['joint accuracy, by lines', share(counts.jointRight, counts.lines)],
    ['slots right at the end', share(counts.slotsRight, counts.slots)],
    ['slots missing, wrong', `${counts.slotsMissing}, ${counts.slotsWrong}`],
    ['not right at the end, by slot', bySlot.join(', ') || 'none'],
    ['snapshots wholly right', share(counts.snapshotsWhole, counts.conversations)],
  ]
  return rows.map(([name, figure]) => `${name.padEnd(42)}${figure}`).join('\n')
}

type Told = { person: string; opening: string; marks: Mark[]; endings: Ending[] }

export const conversationText = ({ person, opening, marks, endings }: Told) =>
  [
    `\n${person}`,
    `   < ${opening}`,
    ...marks.flatMap(({ exchange: { line, turn }, counted }) => [
      `   > ${line.text}`,
      `   < ${turn.reply}`,
      ...counted.filter((name) => name !== 'lines').map((name) => `     ${name}`),
    ]),
    ...endings.map(({ slot, outcome, stands }) => `   at the end ${slot} is ${outcome}: ${stands.join('; ') || '-'}`),
  ].join('\n')
