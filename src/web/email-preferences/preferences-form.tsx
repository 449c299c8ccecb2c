import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { EmailPreferences, EmailPreferencesFound } from '#contract/email-preferences.ts'
import { MAIL_FREQUENCIES, type MailTopic } from '#contract/options.ts'
import { NetworkError } from '../api/errors.ts'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { CheckRow } from '../ui/fields/check-row.tsx'
import { ChoiceGroup } from '../ui/fields/choice-group.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { useFieldIds } from '../ui/fields/use-field-ids.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import {
  ALWAYS_ON,
  ASKING,
  frequencyOptions,
  NOBODY,
  NOT_SAVED,
  SAVE_UNREACHABLE,
  SAVED,
  TOPICS,
  UNREACHABLE,
  UNSUBSCRIBED,
} from './copy.ts'
import { useChoices } from './use-choices.ts'

/** The browser posts the form, so it works without scripts. The reply redirects here. */
export function PreferencesForm() {
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useHydrated()
  const [params] = useSearchParams()
  // The page is prerendered without an address. The server fills in these two values and the reader.
  const t = isAlive ? (params.get('t') ?? '') : undefined
  const saved = isAlive ? params.get('saved') : null
  const { found, choices, choose } = useChoices(form, t)
  const reader = found.status === 'found' ? found.reader : undefined
  const [isOutOfReach, setOutOfReach] = useState(false)

  /** Checks the network first: without it, a post would replace the page and lose the choices. */
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOutOfReach(false)
    try {
      await memberClient.emailPreferences(t ? { t } : {})
    } catch (error) {
      // Any reply means that the server is up.
      if (error instanceof NetworkError) return setOutOfReach(true)
    }
    form.current?.submit()
  }

  return (
    <Card as="section" aria-label="Your choices" className="lg:max-w-176">
      <form
        ref={form}
        method="post"
        action="/api/preferences"
        onSubmit={save}
        className="grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere"
      >
        <input type="hidden" name="t" value={t ?? ''} />
        <Said what="1" isSaid={saved === '1'} isGood>
          {SAVED}
        </Said>
        <Said what="0" isSaid={saved === '0'}>
          {NOT_SAVED} <Link to="/intake/account">Verify your email</Link>
        </Said>
        <Whose reader={reader} isRefused={saved === '0'} status={found.status} />
        <RadioCards
          label="How often"
          name="freq"
          layout="stack"
          options={frequencyOptions(reader?.pausedUntil ?? null)}
          value={choices.freq}
          onChange={(value) => choose({ freq: MAIL_FREQUENCIES.find((freq) => freq === value) ?? choices.freq })}
        />
        <Topics chosen={choices.topics} onChange={(topics) => choose({ topics })} />
        <div className="grid gap-4">
          <p>
            <Button variant="primary" type="submit">
              Save preferences
            </Button>
          </p>
          <div role="alert" className="empty:sr-only">
            {isOutOfReach && <ErrorText>{SAVE_UNREACHABLE}</ErrorText>}
          </div>
        </div>
      </form>
    </Card>
  )
}

type WhoseProps = {
  reader: EmailPreferencesFound | undefined
  /** The page already says that it knows no reader. */
  isRefused: boolean
  status: 'asking' | 'unreachable' | 'found'
}

/** Always in the page, so that the server can fill it without scripts, and nothing moves later. */
function Whose({ reader, isRefused, status }: WhoseProps) {
  const [cameWithoutServer] = useState(useHydrated())
  return (
    <div role="status" className="not-has-[>*>:not([hidden])]:hidden">
      {/* The element is new for each status, because the server may have changed the old one. */}
      <div key={status} className="grid gap-4">
        <p hidden={!(cameWithoutServer && status === 'asking')} className="text-ink-soft">
          {ASKING}
        </p>
        <p data-reader="known" hidden={!reader?.masked} className="text-ink-soft">
          For{' '}
          <b data-masked="" suppressHydrationWarning className="font-label text-ink wrap-anywhere">
            {reader?.masked ?? ''}
          </b>
        </p>
        <div data-reader="unsubscribed" hidden={!reader?.unsubscribed}>
          <Note tone="notice">{UNSUBSCRIBED}</Note>
        </div>
        <div data-reader="nobody" hidden={reader?.masked !== null || isRefused}>
          <Note tone="plain">
            {NOBODY} <Link to="/intake/account">Verify your email</Link>
          </Note>
        </div>
        {status === 'unreachable' && <Note tone="bad">{UNREACHABLE}</Note>}
      </div>
    </div>
  )
}

/**
 * Always in the page, so that the server can show it without scripts. Text that loads with a page is not announced, so
 * it takes the focus.
 */
function Said(props: { what: '1' | '0'; isSaid: boolean; isGood?: boolean; children: ReactNode }) {
  const { what, isSaid, isGood = false, children } = props
  const id = useId()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaid) words.current?.focus()
  }, [isSaid])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls.
    <div
      data-saved={what}
      hidden={!isSaid}
      ref={words}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="focus:outline-none"
    >
      <Note tone={isGood ? 'good' : 'bad'}>
        <span id={id}>{children}</span>
      </Note>
    </div>
  )
}

type TopicsProps = { chosen: EmailPreferences['topics']; onChange: (topics: MailTopic[]) => void }

function Topics({ chosen, onChange }: TopicsProps) {
  const ids = useFieldIds({ hint: undefined, error: undefined })
  return (
    <ChoiceGroup kind="boxes" label="Topics" ids={ids}>
      {TOPICS.map(({ value, label, hint }) => (
        <CheckRow
          key={value}
          name="topics"
          value={value}
          hint={hint}
          isSelected={chosen.includes(value)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...chosen, value] : chosen.filter((topic) => topic !== value))
          }
        >
          {label}
        </CheckRow>
      ))}
      <CheckRow
        name="transactional"
        isSelected
        isDisabled
        onChange={() => {}}
        hint={`${ALWAYS_ON} They are about something of your own: a code, an introduction, your account.`}
      >
        Transactional
      </CheckRow>
    </ChoiceGroup>
  )
}
