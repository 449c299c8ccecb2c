// Words that plain English avoids, in comments and docs. Counts in words.json may only fall: `node scripts/run.mjs
// scripts/lint/words.mjs --write` lowers them.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const LIST = new URL('./words.json', import.meta.url)
const WORDS = {
  whom: /\bwhom\b/gi,
  whoever: /\bwhoever\b/gi,
  'somebody who': /\bsomebody who\b/gi,
  'sees to it': /\bsees? to it\b/gi,
  'stands, for is stored, valid or shown': /\bstands?\b(?! for\b)/gi,
  'told, for passed': /\bis told\b|\bare told\b/gi,
  beside: /\bbeside\b/gi,
  kin: /\bkin\b/gi,
}

const COMMENT = /(?:^|\s)(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
const prose = files
  // This page repeats titles of tests.
  .filter((file) => !['CHANGELOG.md', 'docs/spec-coverage.md'].includes(file) && !file.startsWith('scripts/lint/words'))
  .map((file) => {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.md') ? text : [...text.matchAll(COMMENT)].map(([, comment]) => comment).join('\n')
  })
  .join('\n')

const counted = Object.fromEntries(
  Object.entries(WORDS).map(([word, pattern]) => [word, (prose.match(pattern) ?? []).length]),
)
if (process.argv.includes('--write')) writeFileSync(LIST, `${JSON.stringify(counted, null, 2)}\n`)
const allowed = JSON.parse(readFileSync(LIST, 'utf8'))
const faults = Object.entries(counted).filter(([word, count]) => count !== allowed[word])
for (const [word, count] of faults)
  console.error(
    count > (allowed[word] ?? 0)
      ? `  "${word}": ${count} times, ${allowed[word] ?? 0} at most. Say it in plainer words.`
      : `  "${word}": only ${count} left. Lower it with --write.`,
  )
process.exit(faults.length === 0 ? 0 : 1)
