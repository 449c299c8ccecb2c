// A change of the intake or the contract may make the first step larger.
import { firstStepBytes, MOST_SCRIPT_BYTES } from '../first-step.mjs'
import { build } from '../setup.mjs'

build()
const bytes = firstStepBytes()
if (bytes > MOST_SCRIPT_BYTES) {
  console.log(`The first step loads ${bytes} bytes of script, ${bytes - MOST_SCRIPT_BYTES} too many (docs/how-to.md).`)
  process.exit(1)
}
