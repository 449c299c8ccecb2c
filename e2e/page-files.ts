import type { APIRequestContext } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'

/** What a page says where one of its scripts did not come. */
export const INCOMPLETE = 'This page has not loaded completely'
/** What it says where the code of the page that was asked for did not come. */
export const NOT_LOADED = 'The next page could not be loaded'

/** The code of each page and each step, which no other page has. */
export const PAGE_CODE = /\/assets\/[\w.-]+-(page|step)-[\w-]+\.js/
/** Of the steps behind the first one. */
export const STEP_CODE = /\/assets\/(basics|location|preferences|dealbreakers|media|review)-step.*\.js/
export const DIALOG_CODE = /\/assets\/dialog.*\.js/

/** The paths of a page's scripts. */
export async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
}

/** The scripts of a page that no page before it in the list has. */
export async function ownScripts(request: APIRequestContext, path: string) {
  const before = EVERY_PAGE.slice(0, EVERY_PAGE.indexOf(path))
  const seen = new Set((await Promise.all(before.map((each) => scriptsOf(request, each)))).flat())
  return (await scriptsOf(request, path)).filter((script) => !seen.has(script))
}
