import type { Sought } from './find.ts'

/** An element of a page. It may be gone by the time it is used: then each call throws. */
export type ElementOfPage = {
  click(): Promise<void>
  /** Chooses in a native select, by value. */
  choose(value: string): Promise<void>
}

export type Key = 'ArrowDown' | 'Backspace' | 'End' | 'Enter' | 'PageUp' | 'Shift+Tab' | 'Space' | 'Tab'

/** A page of a running browser, as far as the tools for Firefox and WebKit have it in common. */
export type EnginePage = {
  open(url: string): Promise<void>
  /** Runs a function in the page, and waits for its promise. */
  run<Given, Result>(script: (given: Given) => Result, given: Given): Promise<Awaited<Result>>
  runText(script: string): Promise<void>
  /** The element that a function finds in the page. */
  element(script: (sought: Sought) => Element | null, sought: Sought): Promise<ElementOfPage | undefined>
  /** Types where the focus is, key by key. */
  type(text: string): Promise<void>
  pressKey(key: Key): Promise<void>
  close(): Promise<void>
}

/** What a person may have set in a browser before any page is open. */
export type Look = {
  colorScheme: 'light' | 'dark'
  width: number
  height: number
  /** Of the letters that a page takes for its own, in pixels. */
  letters: number
  /** Whether nothing is to move. */
  isStill: boolean
  /** Whether the system's strongest contrast is asked for: its own colors, where an engine takes them. */
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
  /** Debian packages that bring it. */
  packages: string
  isInstalled: boolean
  /** Whether it can be told how large letters are. */
  setsLetters: boolean
  /** How a page asks whether the strongest contrast that the engine has is set. */
  contrastQuery: string
  launch(look?: Look): Promise<EnginePage>
}
