/**
 * What the learned reader tells apart. Values of the speaker's own:
 * il ic ie long-term, casual, exploring · mw mm mn me women, men, nonbinary people, everyone · s0 s1 s2 and d0 d1 d2
 * smoking and drinking no, sometimes, yes · kn ky ko children no, yes, open · b1 to b4 the budgets · aN aE aL aM aF
 * weeknights, weekends, lunch, early mornings, flexible · fp fv fc fg fe the safety choices in their order · xs xd xk xn
 * the listed deal-breakers · W X T a wish, deal-breaker or faith in free words · A ages, D distance, d9 no limit on it ·
 * NO nothing for the profile.
 * Acts: D2 crisis, D1 despair, LO a loss, tiredness or loneliness told in passing, DI a disclosure, OF a plain fact of
 * the speaker's that no place holds, C "you misheard", R an order about entries, with what it
 * orders (Orem remove, Orep replace or rename, Omov move, Oclr clear a list or an answer, Oundo, Oadd), BYE, SK skip,
 * H hostile, ST small talk, Q a question to the service, with its topic.
 * What is told beside that, in kinds that are each met in words of their own: Mloss a death, Mpet an animal's, Mpart a
 * parting, Mill own health, Mcare caring for somebody, Mlonely, Mtired, Mnervous, Mhurt badly treated, Mwork work or money
 * lost, Mhome far from home, Mkids own children or grandchildren, Mjoy good news, Mlove what they love to do, Mself how
 * they love or live, Msober recovery, Mapps fed up with dating, Mjoke a joke.
 */
export const VALUE_LABELS: readonly string[] = [
  ...['il', 'ic', 'ie', 'mw', 'mm', 'mn', 'me', 's0', 's1', 's2', 'd0', 'd1', 'd2', 'kn', 'ky', 'ko'],
  ...['b1', 'b2', 'b3', 'b4', 'aN', 'aE', 'aL', 'aM', 'aF', 'fp', 'fv', 'fc', 'fg', 'fe', 'xs', 'xd', 'xk', 'xn'],
  ...['W', 'X', 'T', 'A', 'D', 'd9', 'NO'],
]
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
/** A topic that a question to the service may have. */
export type TopicLabel = (typeof TOPIC_LABELS)[number]
/** A kind of what people tell. */
export type ToldLabel = (typeof TOLD_LABELS)[number]
export const LABELS: readonly string[] = [
  ...[...VALUE_LABELS, ...ACT_LABELS, ...ORDER_LABELS],
  ...[...TOPIC_LABELS, ...TOLD_LABELS],
]
export const LABEL_INDEX: ReadonlyMap<string, number> = new Map(LABELS.map((label, at) => [label, at]))

/** Labels of which one message can mean one only. */
export const EXCLUSIVE: readonly (readonly string[])[] = [
  ['il', 'ic', 'ie'],
  ['s0', 's1', 's2'],
  ['d0', 'd1', 'd2'],
  ['kn', 'ky', 'ko'],
  ['b1', 'b2', 'b3', 'b4'],
]
export const isValueLabel = (label: string) => VALUE_LABELS.includes(label)
