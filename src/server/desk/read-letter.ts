import { marked, type Token, type Tokens } from 'marked'
import type { News } from '../email-preferences/send-news.ts'
import { DeskRefusal, EXIT } from './desk-command.ts'

export type Letter = Omit<News, 'topic'>

const FORM = 'A letter is one "# heading", paragraphs, and at most one [link](https://…) on a line of its own'
const refuse = (what: string) => new DeskRefusal(EXIT.usage, `${FORM}: ${what}`)

/** The heading is also the subject. @throws DeskRefusal naming formats that the mail cannot show */
export function readLetter(text: string): Letter {
  const [first, ...rest] = marked.lexer(text).filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1) throw refuse('it begins with no "# heading".')
  const heading = plainText((first as Tokens.Heading).tokens)
  const paragraphs: string[] = []
  let button: Letter['button']
  for (const token of rest) {
    if (token.type !== 'paragraph') throw refuse(`there is a ${token.type} in it.`)
    const { tokens } = token as Tokens.Paragraph
    const link = tokens.length === 1 && tokens[0]?.type === 'link' ? (tokens[0] as Tokens.Link) : undefined
    if (link && button) throw refuse('there is a second link in it.')
    if (link) button = { label: plainText(link.tokens), url: checked(link.href) }
    else paragraphs.push(plainText(tokens))
  }
  if (heading === '' || paragraphs.length === 0) throw refuse('it says nothing.')
  return { subject: heading, heading, paragraphs, ...(button ? { button } : {}) }
}

function checked(href: string) {
  if (!URL.canParse(href) || !/^https?:$/.test(new URL(href).protocol)) throw refuse(`${href} is no web address.`)
  return href
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return ' '
      if (token.type === 'link' || token.type === 'image' || token.type === 'html')
        throw refuse(`there is a ${token.type} inside of a paragraph.`)
      return 'tokens' in token && token.tokens ? plainText(token.tokens) : String(Reflect.get(token, 'text') ?? '')
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
