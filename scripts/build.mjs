// `npm start` runs this first.
import { build, install } from './setup.mjs'

install()
build()
