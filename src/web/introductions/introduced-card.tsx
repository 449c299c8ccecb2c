import { useState } from 'react'
import type { Introduced } from '#contract/introductions.ts'
import { OutcomeForm } from '../after-meeting/outcome-form.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { calendarFile } from './calendar-file.ts'
import { INTRODUCTION_OVER, introducedTitle, namedContact, planDay, sharedSentence, sinceDay } from './copy.ts'
import { HideForGood } from './hide-for-good.tsx'
import { IntroductionHead } from './introduction-head.tsx'
import { PlanFacts } from './plan-facts.tsx'

type Props = {
  email: string
  introduced: Introduced
  onChanged: () => Promise<void>
  /** What was said of the meeting is kept; its thanks stay where the form stood. */
  onOutcome: () => Promise<void>
}

/** Both said yes: how to reach the other, the plan, and what both asked for. */
export function IntroducedCard({ email, introduced, onChanged, onOutcome }: Props) {
  const { other, contact, plan, date, safety, shared, introducedAt } = introduced
  if (!other || !contact || !plan)
    return (
      <Card as="article" aria-label="An introduction ended">
        <p className="font-display text-[1.0625rem] italic">{INTRODUCTION_OVER}</p>
      </Card>
    )
  const title = introducedTitle(other.firstName)
  const file = date && calendarFile({ date, plan, firstName: other.firstName, id: introduced.id })
  return (
    <Card as="article" aria-label={title}>
      <IntroductionHead eyebrow={`Since ${sinceDay(introducedAt)}`} title={title} other={other} />
      {other.demo && (
        <p className="mt-3 text-small text-ink-soft">
          {other.firstName} is invented, and so is the answer. The address is an example: nobody reads it.
        </p>
      )}
      <h3 className="mt-7 mb-2 text-[1.1875rem]">How to reach {other.firstName}</h3>
      <Contacts contact={contact} />
      {shared && <p className="mt-2 text-small text-ink-soft">{sharedSentence(other.firstName, shared)}</p>}
      <h3 className="mt-7 mb-3 text-[1.1875rem]">The plan</h3>
      <PlanFacts plan={plan} day={date ? planDay(date) : plan.day} />
      {file && (
        <a href={file.href} download={file.name} className={buttonClass({ size: 'small', className: 'mt-4' })}>
          Add to calendar
        </a>
      )}
      {safety.length > 0 && (
        <>
          <h3 className="mt-7 mb-2 text-[1.1875rem]">What the two of you asked for</h3>
          <ul className="grid gap-1.5 text-small">
            {safety.map((wish) => (
              <li key={wish} className="flex gap-2.5">
                <CheckIcon className="mt-px text-good" />
                {wish}
              </li>
            ))}
          </ul>
        </>
      )}
      <Afterwards
        email={email}
        introduced={introduced}
        firstName={other.firstName}
        matchId={other.matchId}
        onChanged={onChanged}
        onOutcome={onOutcome}
      />
    </Card>
  )
}

function Contacts({ contact }: { contact: NonNullable<Introduced['contact']> }) {
  const [otherName, otherValue] = contact.other ? namedContact(contact.other) : ['', null]
  const ways: [string, string | null][] = [
    ['Email', contact.email],
    ['Mobile number', contact.phone],
    [otherName, otherValue],
  ]
  return (
    <dl className="border-b border-line wrap-anywhere">
      {ways.map(
        ([name, value]) =>
          value !== null && (
            <div
              key={name}
              className="grid grid-cols-[7.5rem_1fr_auto] items-center gap-2 border-t border-line max-sm:grid-cols-[1fr_auto]"
            >
              <dt className="text-small text-ink-soft max-sm:col-span-2 max-sm:pt-2">{name}</dt>
              <dd className="py-2">{value}</dd>
              <dd>
                <CopyButton text={value} label={`Copy ${name}`} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

type AfterProps = Props & { firstName: string; matchId: string }

function Afterwards({ email, introduced, firstName, matchId, onChanged, onOutcome }: AfterProps) {
  const { id, outcome, state } = introduced
  const [isOpen, setOpen] = useState(state === 'check_in' && outcome === null)
  return (
    <div className="mt-7 grid gap-4 border-t border-line pt-5">
      {isOpen ? (
        <OutcomeForm of={{ id }} firstName={firstName} given={outcome} onSent={onOutcome} />
      ) : (
        <p className="text-small text-ink-soft">
          Afterwards we ask you both how it went. Neither sees the other's answer.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isOpen && (
          <Button size="small" variant="quiet" className="-ml-3" onPress={() => setOpen(true)}>
            Tell us how it went
          </Button>
        )}
        <HideForGood email={email} matchId={matchId} name={firstName} onHidden={onChanged} />
      </div>
    </div>
  )
}
