import { expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

test('a letter has a heading, paragraphs and at most one link on a line of its own', () => {
  const text = `# Say it *once*\n\nTom & Ada's <3, **bold**\nand a second line.\n\nAnother \\* one.\n\n[See your page](https://overture.example/results)\n`
  expect(readLetter(text)).toEqual({
    subject: 'Say it once',
    heading: 'Say it once',
    paragraphs: ["Tom & Ada's <3, bold and a second line.", 'Another * one.'],
    button: { label: 'See your page', url: 'https://overture.example/results' },
  })
})

test.each([
  ['', 'begins with no'],
  ['Hello', 'begins with no'],
  ['## Hello\n\nYou.', 'begins with no'],
  ['# Hello', 'says nothing'],
  ['# Hello\n\n- a list', 'there is a list'],
  ['# Hello\n\n<b>markup</b> here', 'there is a html'],
  ['# Hello\n\nSee [this](https://example.com) now', 'there is a link inside'],
  ['# Hello\n\nA\n\n[one](https://a.example)\n\n[two](https://b.example)', 'a second link'],
  ['# Hello\n\nA\n\n[one](javascript:alert(1))', 'no web address'],
  ['# Hello\n\n![a](https://a.example/a.png)', 'there is a image'],
])('%j is refused', (text, why) => {
  expect(() => readLetter(text)).toThrow(why)
})
