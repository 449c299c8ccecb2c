// `npm run figures`: writes docs/figures.md.
import { writeFileSync } from 'node:fs'
import { PAGE, page } from './figures-page.mjs'

writeFileSync(PAGE, page())
