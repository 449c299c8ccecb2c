import type { DeskCommand } from '../desk-command.ts'
import { backup } from './backup.ts'
import { doctor } from './doctor.ts'
import { log } from './log.ts'
import { mailTest } from './mail-test.ts'
import { membersFind } from './members-find.ts'
import { membersLineOff } from './members-line-off.ts'
import { membersRemove } from './members-remove.ts'
import { membersRestore } from './members-restore.ts'
import { membersShow } from './members-show.ts'
import { membersSuspend } from './members-suspend.ts'
import { newsSend } from './news-send.ts'
import { notes } from './notes.ts'
import { rebuild } from './rebuild.ts'
import { reportsClose } from './reports-close.ts'
import { reportsList } from './reports-list.ts'
import { reportsShow } from './reports-show.ts'
import { restore } from './restore.ts'
import { secretRotate } from './secret-rotate.ts'
import { stats } from './stats.ts'

export const commands: DeskCommand[] = [
  doctor,
  stats,
  ...[membersFind, membersShow, membersSuspend, membersRestore, membersLineOff, membersRemove],
  notes,
  ...[reportsList, reportsShow, reportsClose],
  newsSend,
  mailTest,
  log,
  ...[backup, restore],
  rebuild,
  secretRotate,
]

export const groups: Record<string, string> = {
  members: 'Look members up, suspend them, bring them back, remove them.',
  reports: 'What members reported of others.',
  news: 'Letters to members.',
  secret: 'The key that signs links and tokens.',
  mail: 'The way that mail takes.',
}
