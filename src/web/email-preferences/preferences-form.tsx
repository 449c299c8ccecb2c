import { type ReactNode, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { EmailPreferences } from '#contract/email-preferences.ts'
import { MAIL_FREQUENCIES, type MailTopic } from '#contract/options.ts'
import { Button } from '../ui/button.tsx'
import { Paper } from '../ui/card.tsx'
import { CheckRow } from '../ui/check-row.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Note } from '../ui/note.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { useTies } from '../ui/use-ties.ts'
import { ALWAYS_ON, frequencyOptions, NOBODY, NOT_SAVED, SAVED, TOPICS, UNREACHABLE, UNSUBSCRIBED } from './copy.ts'
import { useChoices } from './use-choices.ts'

/** A plain form: the browser posts it itself, so it works without this script, and the reply leads back here. */
export function PreferencesForm() {
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  // Prerendered without an address; where scripts are off, the server writes these two into the page.
  const t = isAlive ? (params.get('t') ?? '') : undefined
  const saved = isAlive ? params.get('saved') : null
  const { found, choices, choose } = useChoices(form, t)
  const reader = found.status === 'found' ? found.reader : undefined

  return (
    <Paper as="section" aria-label="Your choices" className="lg:max-w-176">
      <form
        ref={form}
        method="post"
        action="/api/preferences"
        className="grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere"
      >
        <input type="hidden" name="t" value={t ?? ''} />
        <Said what="1" isSaid={saved === '1'} isGood>
          {SAVED}
        </Said>
        <Said what="0" isSaid={saved === '0'}>
          {NOT_SAVED} <Link to="/intake/account">Verify your email</Link>
        </Said>
        <div role="status" className="grid gap-4 empty:hidden">
          {reader?.masked && (
            <p className="text-ink-soft">
              For <b className="font-label text-ink wrap-anywhere">{reader.masked}</b>
            </p>
          )}
          {reader?.unsubscribed && <Note tone="notice">{UNSUBSCRIBED}</Note>}
          {reader?.masked === null && saved !== '0' && (
            <Note tone="plain">
              {NOBODY} <Link to="/intake/account">Verify your email</Link>
            </Note>
          )}
          {found.status === 'unreachable' && <Note tone="bad">{UNREACHABLE}</Note>}
        </div>
        <RadioCards
          label="How often"
          name="freq"
          layout="stack"
          options={frequencyOptions(reader?.pausedUntil ?? null)}
          value={choices.freq}
          onChange={(value) => choose({ freq: MAIL_FREQUENCIES.find((freq) => freq === value) ?? choices.freq })}
        />
        <Topics chosen={choices.topics} onChange={(topics) => choose({ topics })} />
        <p>
          <Button variant="primary" type="submit">
            Save preferences
          </Button>
        </p>
      </form>
    </Paper>
  )
}

/** What came of the last save. It is in the page from the start, so that the server can show it where scripts are off. */
function Said(props: { what: '1' | '0'; isSaid: boolean; isGood?: boolean; children: ReactNode }) {
  const { what, isSaid, isGood = false, children } = props
  return (
    <div data-saved={what} hidden={!isSaid} role={isGood ? 'status' : 'alert'}>
      <Note tone={isGood ? 'good' : 'bad'}>{children}</Note>
    </div>
  )
}

type TopicsProps = { chosen: EmailPreferences['topics']; onChange: (topics: MailTopic[]) => void }

function Topics({ chosen, onChange }: TopicsProps) {
  const ties = useTies({ hint: undefined, error: undefined })
  return (
    <ChoiceGroup kind="boxes" label="Topics" ties={ties}>
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
        hint={`${ALWAYS_ON} You start them yourself: a verification code, for example.`}
      >
        Transactional
      </CheckRow>
    </ChoiceGroup>
  )
}
