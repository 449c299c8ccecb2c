import { PUBLIC_KINDS } from '#contract/options.ts'

const [ANY_KIND] = PUBLIC_KINDS
const BETWEEN = ', '

/** 'A café, Logan Square' → kind of place and neighborhood. */
export function areaParts(area: string) {
  const kind = PUBLIC_KINDS.find((one) => area === one || area.startsWith(`${one}${BETWEEN}`))
  return kind === undefined
    ? { kind: ANY_KIND, where: area }
    : { kind, where: area.slice(kind.length + BETWEEN.length) }
}

export const areaFrom = ({ kind, where }: { kind: string; where: string }) =>
  where === '' ? kind : `${kind}${BETWEEN}${where}`

/** 'In Chicago, in a public place' → 'A public place, in Chicago'. */
export function areaOfDraft(area: string) {
  const where = area.replace(/, in a public place$/, '')
  return areaFrom({ kind: ANY_KIND, where: where.replace(/^(?:In|Halfway|Somewhere)\b/, (word) => word.toLowerCase()) })
}
