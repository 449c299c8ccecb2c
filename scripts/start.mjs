import { serverArgs, serverSettings } from './server-command.mjs'
import { build, environment, install, node, root } from './setup.mjs'
import { supervise } from './supervise.mjs'

install()
build()
supervise(node(), serverArgs, { cwd: root, env: environment(serverSettings) })
