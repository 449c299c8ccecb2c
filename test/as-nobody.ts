import { spawnSync } from 'node:child_process'

const NOBODY = 65_534
const isRoot = process.geteuid?.() === 0

/** Options for a child process that cannot open files of mode 0. Root can open everything. */
export const asNobody = isRoot ? { uid: NOBODY } : {}

const READS = 'require("node:fs").accessSync(process.argv[1])'
/** False if other users may not read root's clone. */
export const isNobodyLetIn =
  !isRoot || spawnSync(process.execPath, ['-e', READS, import.meta.filename], asNobody).status === 0
