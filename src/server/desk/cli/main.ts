import { userInfo } from 'node:os'
import { runDesk } from './run-desk.ts'

// npm changes the folder, so INIT_CWD resolves file names.
const { INIT_CWD, SUDO_USER } = process.env

process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  cwd: INIT_CWD ?? process.cwd(),
  user: SUDO_USER ?? userInfo().username,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
