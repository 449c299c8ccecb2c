/** A number to call in need, as a line of a reply: "Call or text 988: Suicide & Crisis Lifeline, free at any hour". */
export type HelpLine = { ways: 'Call' | 'Call or text'; number: string; about: string }

export const helpLineText = ({ ways, number, about }: HelpLine): string => `${ways} ${number}: ${about}`

const LINE = /^(Call|Call or text) (\d[\d -]*\d): (.+)$/

/** The help line that a line of text is; null when it is none. */
export function helpLineIn(text: string): HelpLine | null {
  const [, ways, number, about] = LINE.exec(text) ?? []
  return (ways === 'Call' || ways === 'Call or text') && number && about ? { ways, number, about } : null
}
