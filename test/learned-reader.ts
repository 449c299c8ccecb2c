export { reader } from '../src/server/dialogue/learned-reader.ts'
