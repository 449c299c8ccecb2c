import { userInfo } from 'node:os'
import { trustExtraCertificates } from './extra-certificates.ts'
import { runDesk } from './run-desk.ts'

// npm changes the folder, so INIT_CWD resolves file names.
const { INIT_CWD, SUDO_USER } = process.env

const warning = trustExtraCertificates(process.env)
if (warning) console.error(warning)
process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  cwd: INIT_CWD ?? process.cwd(),
  user: SUDO_USER ?? userInfo().username,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
