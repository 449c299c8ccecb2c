// Makes everything ready to start: what `npm start` does before it starts.
import { build, install } from './setup.mjs'

install()
build()
