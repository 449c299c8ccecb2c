import type { Sought } from './find.ts'

/** Methods throw if the element is gone. */
export type ElementOfPage = {
  click(): Promise<void>
  choose(value: string): Promise<void>
}

export type Key = 'ArrowDown' | 'Backspace' | 'End' | 'Enter' | 'PageUp' | 'Shift+Tab' | 'Space' | 'Tab'

export type EnginePage = {
  open(url: string): Promise<void>
  /** Also waits for the function's promise. */
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
  /** The browser's font size setting, in pixels. */
  letters: number
  isStill: boolean
  /** Uses its own colors if an engine supports them. */
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
  contrastQuery: string
  launch(look?: Look): Promise<EnginePage>
}
