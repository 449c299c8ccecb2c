import type { DeskCommand } from '../desk-command.ts'
import { rebuild } from './rebuild.ts'
import { stats } from './stats.ts'

/** Every command of the desk, in the order in which the help lists them. */
export const commands: DeskCommand[] = [stats, rebuild]
