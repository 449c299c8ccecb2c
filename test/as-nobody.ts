import { spawnSync } from 'node:child_process'

const NOBODY = 65_534
const isRoot = process.geteuid?.() === 0

/** Options of a child process that may not open what has mode 0: root opens everything. */
export const asNobody = isRoot ? { uid: NOBODY } : {}

const READS = 'require("node:fs").accessSync(process.argv[1])'
/** False if root's clone is closed to other users. */
export const isNobodyLetIn =
  !isRoot || spawnSync(process.execPath, ['-e', READS, import.meta.filename], asNobody).status === 0
