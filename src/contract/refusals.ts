import type { MUST_NOTS } from './options.ts'

const WHO =
  '(?:(?:any|all|the|an?) )?(?:(?:any(?:one|body)|some(?:one|body)|people|m[ae]n|wom[ae]n|lady|guys?|girls?|person|partner|those) (?:who|that) )?'
const AT_ALL = '(?: at all| of any kind| whatsoever| or vapers?)?'
const ALL_SMOKERS = new RegExp(`^${WHO}(?:smokers?|smokes?|smoking|cigarettes?)${AT_ALL}$`, 'i')
const ALL_DRINKERS = new RegExp(`^${WHO}(?:drinkers?|drinks?|drinking|alcohol)${AT_ALL}$`, 'i')

/** The listed deal-breaker that a free-text one includes: who refuses all smokers refuses daily smokers. */
export function refusedWith(dealbreaker: string): (typeof MUST_NOTS)[number] | null {
  if (ALL_SMOKERS.test(dealbreaker.trim())) return 'Daily smoker'
  return ALL_DRINKERS.test(dealbreaker.trim()) ? 'Heavy drinker' : null
}
