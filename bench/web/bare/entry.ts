import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BarePage } from './page.ts'

// bench/ is checked without the DOM types.
const { document } = globalThis as unknown as { document: { body: Element } }
hydrateRoot(document.body, createElement(BarePage))
