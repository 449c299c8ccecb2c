import { useId, useState } from 'react'
import { MAX_REPORT_WORDS } from '#contract/limits.ts'
import type { IntroductionOutcome } from '#contract/options.ts'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { SpokenGroup } from '../ui/feedback/spoken-group.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { FAILED, OUTCOMES } from './copy.ts'
import { HelpLines } from './help-lines.tsx'

type Props = {
  /** A signed-in member has the introduction's id, others have the mail's token. */
  of: { id: string } | { token: string }
  firstName: string
  given: IntroductionOutcome | null
  onSent?: (() => Promise<void>) | undefined
}

export function OutcomeForm({ of, firstName, given, onSent }: Props) {
  const [outcome, setOutcome] = useState<IntroductionOutcome | undefined>(given ?? undefined)
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<'idle' | 'missing' | 'failed' | 'sent'>('idle')
  const isUnsafe = outcome === 'felt_unsafe'
  const id = useId()

  async function send(report: boolean) {
    if (!outcome) return setStatus('missing')
    try {
      const said = report ? { reason: 'felt_unsafe' as const, words } : {}
      await memberClient.afterIntroduction({ ...of, outcome, ...said })
      setStatus('sent')
      if (!isUnsafe) await onSent?.()
    } catch {
      setStatus('failed')
    }
  }

  if (status === 'sent')
    return (
      <SpokenGroup labelledBy={id} className="grid gap-4">
        <p id={id} className="text-good">
          {isUnsafe
            ? `Thank you. You and ${firstName} will not see each other on Overture again.`
            : 'Thank you. It helps us choose better.'}
        </p>
        {isUnsafe && <HelpLines />}
      </SpokenGroup>
    )
  return (
    <div className="grid gap-5">
      <RadioCards
        label="How did it go?"
        hint={`${firstName} never sees what you say here.`}
        name="outcome"
        layout="stack"
        options={OUTCOMES}
        value={outcome}
        error={status === 'missing' ? 'Choose what happened' : undefined}
        onChange={(value) => {
          setOutcome(OUTCOMES.find((each) => each.value === value)?.value)
          setStatus('idle')
        }}
      />
      <div aria-live="polite" className="empty:sr-only">
        {isUnsafe && <HelpLines />}
      </div>
      {isUnsafe && (
        <TextArea
          label={`Would you like to report ${firstName}? (optional)`}
          hint={`The people who run Overture read it. ${firstName} never learns of it.`}
          value={words}
          onChange={setWords}
          maxLength={MAX_REPORT_WORDS}
          rows={3}
        />
      )}
      <div role="alert" className="empty:sr-only">
        {status === 'failed' && <ErrorText>{FAILED}</ErrorText>}
      </div>
      <div className="flex flex-wrap gap-3">
        {isUnsafe && (
          <Button variant="grave" onPress={() => send(true)}>
            Report and hide {firstName}
          </Button>
        )}
        <Button variant={isUnsafe ? 'second' : 'primary'} onPress={() => send(false)}>
          {isUnsafe ? `Hide ${firstName} without a report` : 'Send my answer'}
        </Button>
      </div>
      {!isUnsafe && (
        <p className="text-small text-ink-soft">
          Your answer helps us choose better. Nothing is sent until you press the button, and you can change it for a
          week.
        </p>
      )}
    </div>
  )
}
