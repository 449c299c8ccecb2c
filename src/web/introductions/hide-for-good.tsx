import { useState } from 'react'
import { MAX_REPORT_WORDS } from '#contract/limits.ts'
import type { ReportReason } from '#contract/options.ts'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { RadioChips } from '../ui/fields/radio-chips.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { FEEDBACK_FAILED, REASONS } from './copy.ts'

export type Report = { reason?: ReportReason | undefined; words?: string | undefined }

type QuestionProps = { name: string; onHide: (report: Report) => unknown; onKeep: () => void }

export function HideQuestion({ name, onHide, onKeep }: QuestionProps) {
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const title = `Hide ${name} for good?`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its own fields, not one form field.
    <div role="group" aria-label={title} className="grid basis-full gap-4 wrap-anywhere">
      <p className="text-small">
        <b>{title}</b> Neither of you will see the other again, and {name} is not told why.
      </p>
      <RadioChips
        label="Is something wrong? (optional)"
        hint={`A person at Overture reads it. ${name} never learns of it.`}
        name="report-reason"
        isClearable
        options={REASONS}
        value={reason}
        onChange={(value) => setReason(REASONS.find((each) => each.value === value)?.value)}
      />
      {reason && (
        <TextArea
          label="In your words (optional)"
          value={words}
          onChange={setWords}
          maxLength={MAX_REPORT_WORDS}
          rows={3}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" variant="grave" onPress={() => onHide(reason ? { reason, words } : {})}>
          {reason ? `Hide and report ${name}` : 'Hard no'}
        </Button>
        {/* A held key must not confirm. */}
        <Button size="small" variant="quiet" autoFocus onPress={onKeep}>
          Keep {name}
        </Button>
      </div>
    </div>
  )
}

type Props = { email: string; matchId: string; name: string; onHidden: () => Promise<void> }

/** For asks and introductions, which have no feedback row. */
export function HideForGood({ email, matchId, name, onHidden }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const hardNo = useFocusAfter(isAsking)

  async function hide(report: Report) {
    setFailed(false)
    try {
      await memberClient.giveFeedback({ email, matchId, action: 'hard_no', ...report })
      await onHidden()
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      {isAsking ? (
        <HideQuestion name={name} onHide={hide} onKeep={() => setAsking(false)} />
      ) : (
        <Button
          ref={hardNo}
          size="small"
          variant="grave"
          className="ml-auto not-hover:border-transparent"
          onPress={() => setAsking(true)}
        >
          Hard no
        </Button>
      )}
      <div role="alert" className="basis-full empty:sr-only">
        {isFailed && <ErrorText>{FEEDBACK_FAILED}</ErrorText>}
      </div>
    </>
  )
}
