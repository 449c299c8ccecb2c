// What `npm start` runs first.
import { build, install } from './setup.mjs'

install()
build()
