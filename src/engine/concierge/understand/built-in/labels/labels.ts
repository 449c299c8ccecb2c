import { defined, ROWS, type RowName, rowsWith } from '../../../profile/rows.ts'

/**
 * The labels of the learned reader. Values: the labels of the listed answers in `profile/rows` (xs xd xk xn are the
 * listed deal-breakers) · W X T a wish, deal-breaker or faith in free words · A ages, D distance, d9 no limit on it ·
 * NO nothing for the profile.
 * Acts: D2 crisis, D1 despair, LO a loss, tiredness or loneliness in passing, DI a disclosure, OF a plain fact that
 * has no row, C "you misheard", R an order about entries, with its kind (Orem remove, Orep replace or rename, Omov
 * move, Oclr clear a list or an answer, Oundo, Oadd), BYE, SK skip, H hostile, ST small talk, Q a question to the
 * service, with its topic.
 * Told in passing: Mloss a death, Mpet a pet's death, Mpart a breakup, Mill own health, Mcare caring for somebody,
 * Mlonely, Mtired, Mnervous, Mhurt badly treated, Mwork work or money lost, Mhome far from home, Mkids own children
 * or grandchildren, Mjoy good news, Mlove what they love to do, Mself how they love or live, Msober recovery, Mapps
 * fed up with dating, Mjoke a joke.
 */
const labelsOf = (row: RowName) => Object.values(defined(row).options ?? {}).map(({ label }) => label)
export const VALUE_LABELS: readonly string[] = [...ROWS.flatMap(labelsOf), 'W', 'X', 'T', 'A', 'D', 'd9', 'NO']
const ACT_LABELS = ['D2', 'D1', 'LO', 'DI', 'OF', 'C', 'R', 'BYE', 'SK', 'H', 'ST', 'Q']
export const ORDER_LABELS = ['Orem', 'Orep', 'Omov', 'Oclr', 'Oundo', 'Oadd'] as const
const TOPIC_LABELS = [
  ...['Qbot', 'Qwhat', 'Qpriv', 'Qsees', 'Qdel', 'Qcost', 'Qmatch', 'Qlong', 'Qskip', 'Qchange', 'Qsafe', 'Qage'],
  ...['Qincl', 'Qreal', 'Qwhere', 'Qwhy', 'Qdef', 'Qrepeat', 'Qsum', 'Qnext', 'Qcontact', 'Qphoto', 'Qmail'],
  ...['Qpause', 'Qoff', 'Qmeet', 'Qinvented', 'Qpolice', 'Qreport', 'Qstaff', 'Qfind', 'Qshown', 'Qnear', 'Qphone'],
  ...['Qwhen'],
] as const
export const TOLD_LABELS = [
  ...['Mloss', 'Mpet', 'Mpart', 'Mill', 'Mcare', 'Mlonely', 'Mtired', 'Mnervous', 'Mhurt', 'Mwork', 'Mhome', 'Mkids'],
  ...['Mjoy', 'Mlove', 'Mself', 'Msober', 'Mapps', 'Mjoke'],
] as const
export type TopicLabel = (typeof TOPIC_LABELS)[number]
export type ToldLabel = (typeof TOLD_LABELS)[number]
export const LABELS: readonly string[] = [
  ...[...VALUE_LABELS, ...ACT_LABELS, ...ORDER_LABELS],
  ...[...TOPIC_LABELS, ...TOLD_LABELS],
]
export const LABEL_INDEX: ReadonlyMap<string, number> = new Map(LABELS.map((label, at) => [label, at]))

/** A message can have only one label of each group. */
export const EXCLUSIVE: readonly (readonly string[])[] = rowsWith(({ isClosed }) => isClosed).map(labelsOf)
export const isValueLabel = (label: string) => VALUE_LABELS.includes(label)
