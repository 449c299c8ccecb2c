import { describe, expect, test } from 'vitest'
import { verificationMail } from '../challenges/emails.ts'
import { newsMail } from '../email-preferences/emails.ts'
import { letterMail, type NewPerson } from '../email-preferences/letter.ts'
import { contentHtml } from './content-html.ts'
import { contentText, type MailContent } from './mail-content.ts'

const footing = {
  preferencesUrl: 'https://overture.example/preferences?t=a.b',
  unsubscribeUrl: 'https://overture.example/unsubscribe?t=a.b',
}
const GRACE: NewPerson = {
  matchId: 'grace-1',
  displayName: 'Grace',
  city: 'Austin, Texas',
  age: 34,
  distanceKm: 15,
  line: 'I ring church bells, badly.',
  reasons: ['You both enjoy cycling'],
  shared: ['Cycling'],
}
const letters: [string, MailContent][] = [
  ['verification', verificationMail({ link: 'https://overture.example/verify#abc', code: 'K7TM-2QXP' })],
  [
    'letter',
    letterMail({
      firstName: 'Ada',
      day: 'Thursday, March 5',
      introductions: { asks: 1, introductions: 0 },
      matches: [GRACE, { ...GRACE, displayName: 'Tom', age: null, distanceKm: 0, line: null, reasons: [], shared: [] }],
      resultsUrl: 'https://overture.example/results',
      ...footing,
    }),
  ],
  [
    'news',
    newsMail({
      topic: 'tips',
      subject: 'Tip & more',
      heading: 'A tip',
      paragraphs: ['Say "where" you would like to meet.'],
      button: { label: 'Open', url: 'https://overture.example/?a=1&b=2' },
      ...footing,
    }),
  ],
]

const withoutTags = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' })[name] ?? '',
    )

describe.each(letters)('the %s mail', (_name, content) => {
  const html = contentHtml(content)
  const text = contentText(content)

  test('has the same words in both parts', () => {
    const said = withoutTags(html)
    for (const block of [...content.blocks, ...content.footer]) {
      const words =
        block.kind === 'person'
          ? [block.name, block.detail, block.line ?? '', block.text, ...block.shared]
          : 'text' in block
            ? [block.text]
            : block.kind === 'button'
              ? [block.label]
              : block.kind === 'links'
                ? block.links.map(({ label }) => label)
                : block.kind === 'date'
                  ? [block.weekday, block.day, block.month, block.hours, block.zone, block.place]
                  : block.items.flatMap((item) => Object.values(item))
      for (const each of words) {
        expect(said).toContain(each)
        expect(text).toContain(each)
      }
    }
  })

  test('has every link address in the text part', () => {
    for (const [, url = ''] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(url.replaceAll('&amp;', '&'))
  })

  test('loads nothing, runs nothing, tracks nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|input)\b|url\(|@import|@font-face|\son\w+=/i)
  })
})

test('markup in any block is shown as text', () => {
  const evil = '<b onclick="x">&"\''
  const html = contentHtml({
    subject: evil,
    preheader: evil,
    blocks: [
      { kind: 'heading', text: evil },
      { kind: 'eyebrow', text: evil },
      { kind: 'lede', text: evil },
      { kind: 'subheading', text: evil },
      { kind: 'person', name: evil, detail: evil, line: evil, text: evil, shared: [evil] },
      { kind: 'paragraph', text: evil },
      { kind: 'code', text: evil },
      { kind: 'small', text: evil },
      { kind: 'button', label: evil, url: evil },
      { kind: 'list', items: [{ title: evil, detail: evil, text: evil }] },
      { kind: 'links', links: [{ label: evil, url: evil }] },
    ],
    footer: [],
  })
  expect(html).not.toContain('<b onclick')
  expect(html.split('&lt;b onclick=&quot;x&quot;&gt;&amp;&quot;&#39;')).toHaveLength(22)
})
