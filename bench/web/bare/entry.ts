import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BarePage } from './page.ts'

// Benches have no types of the browser.
const { document } = globalThis as unknown as { document: { body: Element } }
hydrateRoot(document.body, createElement(BarePage))
