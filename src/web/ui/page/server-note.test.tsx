import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ServerNote } from './server-note.tsx'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

const FOOTER = <ServerNote name="footer" className="note" />

test('a page rendered in the browser shows the note that the server wrote into the head', () => {
  document.head.innerHTML =
    '<meta name="note-footer" content="Run by Ada &amp;amp; Sons · &lt;a href=&quot;/terms&quot;&gt;Terms&lt;/a&gt;">'
  render(FOOTER)
  expect(screen.getByText(/Run by Ada & Sons/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
})

test('a note that the server wrote into the page stays unchanged', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<div data-note="footer" class="note">Run by Ada</div>'
  render(FOOTER, { container: place, hydrate: true })
  expect(place.textContent).toBe('Run by Ada')
})

test('the built page has the empty place for the note in the form that the server expects', () => {
  expect(renderToString(FOOTER)).toBe('<div data-note="footer" class="note"></div>')
})
