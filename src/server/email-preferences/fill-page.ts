import type { EmailPreferences } from '#contract/email-preferences.ts'
import type { Deps } from '../deps.ts'
import type { FillPage } from '../http/pages.ts'
import { findReader, readPreferences } from './preferences.ts'

/**
 * Fills the built page of email preferences in for its reader, so that it works where scripts are off: the token of
 * the mail's link goes into the form, the choices stand as they were saved, and what came of a save is shown.
 */
export const fillPreferencesPage =
  (deps: Deps): FillPage =>
  async (html, { query, owner }) => {
    const { t, saved } = query
    const token = typeof t === 'string' ? t : undefined
    const reader = await findReader(deps, { t: token, owner })
    return fillForm(html, {
      // Somebody else's text has no business in our page; the form tells its sender that it names nobody.
      t: reader && token ? token : '',
      saved: saved === '1' || saved === '0' ? saved : undefined,
      choices: reader && (await readPreferences(deps, reader)),
    })
  }

type Filling = { t: string; saved: '0' | '1' | undefined; choices: EmailPreferences | undefined }

/** @param html the page as it was built: our own markup, found by the names of its inputs */
export function fillForm(html: string, { t, saved, choices }: Filling) {
  return html
    .replace(/<input\b[^>]*\bname="t"[^>]*>/, (input) => input.replace('value=""', `value="${encodeURIComponent(t)}"`))
    .replace(/<input\b[^>]*\bname="(freq|topics)"[^>]*>/g, (input, name: string) => {
      if (!choices) return input
      const value = /\bvalue="([^"]*)"/.exec(input)?.[1] ?? ''
      const chosen: readonly string[] = name === 'freq' ? [choices.freq] : choices.topics
      return withChecked(input, chosen.includes(value))
    })
    .replace(`<div data-saved="${saved}" hidden=""`, `<div data-saved="${saved}"`)
}

function withChecked(input: string, isChecked: boolean) {
  const bare = input.replace(' checked=""', '')
  return isChecked ? bare.replace('<input', '<input checked=""') : bare
}
