import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import {
  DEFAULT_EMAIL_PREFERENCES,
  type EmailPreferences,
  type EmailPreferencesFound,
  emailPreferencesSchema,
} from '#contract/email-preferences.ts'
import { memberClient } from '../api/member-client.ts'

type Found = { status: 'asking' } | { status: 'unreachable' } | { status: 'found'; reader: EmailPreferencesFound }

/**
 * Keeps choices made before the reply arrives or this script runs.
 * @param t the address's signed token, '' without one, undefined while unknown
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, t: string | undefined) {
  const [choices, setChoices] = useState<EmailPreferences>(DEFAULT_EMAIL_PREFERENCES)
  const [found, setFound] = useState<Found>({ status: 'asking' })
  const [isTouched, setTouched] = useState(false)

  // Runs before the next render, which would reset the boxes.
  useLayoutEffect(() => {
    if (!form.current) return
    setChoices(standing(form.current))
    setTouched(wasTouched(form.current))
  }, [form])

  useEffect(() => {
    if (t === undefined) return
    let isOver = false
    memberClient.emailPreferences(t === '' ? {} : { t }).then(
      (reader) => !isOver && setFound({ status: 'found', reader }),
      () => !isOver && setFound({ status: 'unreachable' }),
    )
    return () => {
      isOver = true
    }
  }, [t])

  const theirs = found.status === 'found' && !isTouched ? found.reader : choices
  return {
    found,
    choices: { freq: theirs.freq, topics: theirs.topics },
    choose(change: Partial<EmailPreferences>) {
      setChoices({ freq: theirs.freq, topics: theirs.topics, ...change })
      setTouched(true)
    },
  }
}

/** Reads the form, which the server or a quick reader may have changed. */
function standing(form: HTMLFormElement): EmailPreferences {
  const data = new FormData(form)
  const parsed = emailPreferencesSchema.safeParse({
    freq: data.get('freq') ?? undefined,
    topics: data.getAll('topics'),
  })
  return parsed.success ? { freq: parsed.data.freq, topics: parsed.data.topics } : DEFAULT_EMAIL_PREFERENCES
}

/** `defaultChecked` is the state when the page loaded. */
const wasTouched = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked)
