import type { EmailPreferencesFound } from '#contract/email-preferences.ts'
import type { Deps } from '../deps.ts'
import type { FillPage } from '../http/pages.ts'
import { escapeHtml } from '../mail/content-html.ts'
import { findReader, findUnsubscriber, readPreferences } from './preferences.ts'

/** For readers without scripts, writes link token, stored choices, masked address and the result of a save. */
export const fillPreferencesPage =
  (deps: Deps): FillPage =>
  async (html, { query, owner }) => {
    const { t, saved } = query
    const token = typeof t === 'string' ? t : undefined
    const reader = await findReader(deps, { t: token, owner })
    return fillForm(html, {
      t: reader && token ? token : '',
      saved: saved === '1' || saved === '0' ? saved : undefined,
      found: await readPreferences(deps, reader),
    })
  }

type Filling = { t: string; saved: '0' | '1' | undefined; found: EmailPreferencesFound }

export const fillUnsubscribePage =
  (deps: Deps): FillPage =>
  async (html, { query: { t } }) => {
    const token = typeof t === 'string' ? t : ''
    const reader = await findUnsubscriber(deps, token)
    if (!reader) return shown(html, 'unsubscribe', 'nobody')
    const { masked, unsubscribed } = await readPreferences(deps, reader)
    return shown(withMasked(html, masked), 'unsubscribe', unsubscribed ? 'done' : 'open').replace(
      'action="/api/unsubscribe?t="',
      `action="/api/unsubscribe?t=${encodeURIComponent(token)}"`,
    )
  }

const shown = (html: string, kind: 'reader' | 'unsubscribe', part: string) =>
  html.replace(new RegExp(`(<\\w+ data-${kind}="${part}") hidden=""`), '$1')

const withMasked = (html: string, masked: string | null) =>
  html.replace(/(<b data-masked=""[^>]*>)(?=<\/b>)/, (bold) => bold + escapeHtml(masked ?? ''))

/** @param html the built page */
export function fillForm(html: string, { t, saved, found }: Filling) {
  const filled = html
    .replace(/<input\b[^>]*\bname="t"[^>]*>/, (input) => input.replace('value=""', `value="${encodeURIComponent(t)}"`))
    .replace(/<input\b[^>]*\bname="(freq|topics)"[^>]*>/g, (input, name: string) => {
      if (found.masked === null) return input
      const value = /\bvalue="([^"]*)"/.exec(input)?.[1] ?? ''
      const chosen: readonly string[] = name === 'freq' ? [found.freq] : found.topics
      return withChecked(input, chosen.includes(value))
    })
    .replace(`<div data-saved="${saved}" hidden=""`, `<div data-saved="${saved}"`)
  return shownOf(found, saved).reduce((page, part) => shown(page, 'reader', part), withMasked(filled, found.masked))
}

function shownOf({ masked, unsubscribed }: EmailPreferencesFound, saved: Filling['saved']) {
  if (masked === null) return saved === '0' ? [] : ['nobody']
  return unsubscribed ? ['known', 'unsubscribed'] : ['known']
}

function withChecked(input: string, isChecked: boolean) {
  const bare = input.replace(' checked=""', '')
  return isChecked ? bare.replace('<input', '<input checked=""') : bare
}
