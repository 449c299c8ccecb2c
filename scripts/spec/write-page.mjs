// `npm run spec`: writes docs/spec-coverage.md.
import { writeFileSync } from 'node:fs'
import { PAGE, page } from './coverage.mjs'

writeFileSync(PAGE, page())
