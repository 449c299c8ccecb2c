import type { Sought } from './find.ts'

/** If the element is gone, each call throws. */
export type ElementOfPage = {
  click(): Promise<void>
  choose(value: string): Promise<void>
}

export type Key = 'ArrowDown' | 'Backspace' | 'End' | 'Enter' | 'PageUp' | 'Shift+Tab' | 'Space' | 'Tab'

/** What the tools for Firefox and WebKit have in common. */
export type EnginePage = {
  open(url: string): Promise<void>
  /** Runs a function in the page, and waits for its promise. */
  run<Given, Result>(script: (given: Given) => Result, given: Given): Promise<Awaited<Result>>
  runText(script: string): Promise<void>
  element(script: (sought: Sought) => Element | null, sought: Sought): Promise<ElementOfPage | undefined>
  /** Types at the focus, key by key. */
  type(text: string): Promise<void>
  pressKey(key: Key): Promise<void>
  close(): Promise<void>
}

export type Look = {
  colorScheme: 'light' | 'dark'
  width: number
  height: number
  /** Font size setting of the browser, in pixels. */
  letters: number
  /** Reduced motion. */
  isStill: boolean
  /** The strongest contrast of the system, with its own colors where an engine supports them. */
  isHighContrast: boolean
}

export const AT_A_DESK: Look = {
  colorScheme: 'light',
  width: 1280,
  height: 900,
  letters: 16,
  isStill: false,
  isHighContrast: false,
}

export type Engine = {
  name: string
  packages: string
  isInstalled: boolean
  setsLetters: boolean
  /** The media query for the engine's strongest contrast. */
  contrastQuery: string
  launch(look?: Look): Promise<EnginePage>
}
