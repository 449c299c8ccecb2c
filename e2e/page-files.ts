import type { APIRequestContext } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'

export const INCOMPLETE = 'This page has not loaded completely'
export const NOT_LOADED = 'The next page could not be loaded'

export const PAGE_CODE = /\/assets\/[\w.-]+-(page|step)-[\w-]+\.js/
export const STEP_CODE = /\/assets\/(basics|location|preferences|dealbreakers|media|review)-step.*\.js/
export const DIALOG_CODE = /\/assets\/dialog.*\.js/

export async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
}

/** Scripts that no earlier page of the list has. */
export async function ownScripts(request: APIRequestContext, path: string) {
  const before = EVERY_PAGE.slice(0, EVERY_PAGE.indexOf(path))
  const seen = new Set((await Promise.all(before.map((each) => scriptsOf(request, each)))).flat())
  return (await scriptsOf(request, path)).filter((script) => !seen.has(script))
}
