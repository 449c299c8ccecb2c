import { userInfo } from 'node:os'
import { EXIT } from '../desk-command.ts'
import { trustExtraCertificates } from './extra-certificates.ts'
import { runDesk, tellUnread } from './run-desk.ts'
import { takeSettings } from './settings-file.ts'

// npm changes the folder, so file names start at INIT_CWD.
const { INIT_CWD, SUDO_USER } = process.env

const unread = takeSettings(process.env)
if (unread) {
  console.error(unread)
  await tellUnread(process.argv.slice(2), unread, { env: process.env, err: (text) => console.error(text) })
  process.exit(EXIT.refused)
}
const warning = trustExtraCertificates(process.env)
if (warning) console.error(warning)
process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  cwd: INIT_CWD ?? process.cwd(),
  user: SUDO_USER ?? userInfo().username,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
