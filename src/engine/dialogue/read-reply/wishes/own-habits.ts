import { oneOf, pattern } from '../../reading/words.ts'

const HABITS = /smoking|drinking|drink|alcohol|booze|cigarettes|tobacco/
const A_REASON = oneOf(
  /agrees?|disagrees?|allergic|stomach|headaches?|migraines?|ill|health|lungs?|liver|doctor|medication|my body/,
  /i (?:(?:have|am|was|had) )?(?:never|not|do not|quit|stopped|gave|given|can not)/,
)
/** "Drinking is a no from me, it upsets my stomach", "on the smoking front it's a no": the writer's own no. */
export const OWN_NO = oneOf(
  pattern`\b${HABITS} (?:is|are) (?:a )?(?:big |hard |firm )?no\b.*\b${A_REASON}\b`,
  pattern`^(?:\w+ ){0,2}${HABITS} (?:is|are) (?:just |really )?not (?:really )?(?:for me|my thing|my scene)\b`,
  pattern`(?<!hard |absolute |instant |big )\bno (?:to|on) ${HABITS}\b`,
  /\b(?:smoking|drinking|alcohol|booze)(?: front|[- ]wise)\b/,
)
