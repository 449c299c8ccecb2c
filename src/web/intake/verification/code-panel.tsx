import { useEffect, useRef, useState } from 'react'
import { CHALLENGE_MS, CODE_LENGTH } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { Field } from '../../ui/fields/field.tsx'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { CooldownLine } from './cooldown-line.tsx'
import { useConfirmCode } from './use-confirm-code.ts'
import { useVerification } from './use-verification.ts'
import { EMAIL_ID } from './verification-copy.ts'
import type { Asked } from './verification-state.ts'

const MINUTES = CHALLENGE_MS / 60_000

const NO_MAIL_SERVER = 'No mail server is connected, so the email stays on this machine:'
const OPEN_OUTBOX = 'Open the outbox'

export type CodePanelProps = {
  isMain: boolean
  asked: Asked | undefined
  isCooling: boolean
}

export default function CodePanel({ isMain, asked, isCooling }: CodePanelProps) {
  const { email, isFocusDue } = useVerification()
  const confirm = useConfirmCode()
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // The panel opens below the disabled button. Do not interrupt a person who types elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each reply to a press.
  useEffect(() => {
    const { activeElement } = document
    const isElsewhere = activeElement instanceof HTMLInputElement && activeElement.id !== EMAIL_ID
    const isDue = isFocusDue.current && !isElsewhere
    isFocusDue.current = false
    if (!isDue) return
    input.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'nearest' }) // jsdom lacks it
  }, [asked])
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)

  const check = useSingleFlight(async () => {
    if (code === '') return input.current?.focus()
    setChecking(true)
    setProblem(await confirm(code))
    setChecking(false)
  })

  return (
    <div ref={panel} className="scroll-my-4 rounded-card bg-inset px-5 py-6 sm:px-8 sm:py-7">
      <h2 className="text-h3">Your code is on its way</h2>
      <p className="mt-1.5 mb-5 text-small wrap-anywhere text-ink-soft">
        We sent a link and an {CODE_LENGTH}-character code to {email}. Either works once, for {MINUTES} minutes.
      </p>
      <Field
        label="Code from the email"
        isCode
        inputRef={input}
        value={code}
        onChange={(text) => {
          setCode(text.replace(/\s/g, ''))
          setProblem(undefined)
        }}
        error={useFrozenWhilePressed(problem)}
        autoComplete="one-time-code"
        spellCheck="false"
        // The hyphen is optional, and a pasted line may have spaces.
        maxLength={4 * CODE_LENGTH}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          check()
        }}
        beside={
          <Button size="beside" variant={isMain ? 'primary' : 'second'} isPending={isChecking} onPress={check}>
            Confirm code
          </Button>
        }
      />
      {asked?.isInOutbox && (
        <p className="mt-4 text-small text-ink-soft">
          {NO_MAIL_SERVER}{' '}
          <a href="/dev/outbox" target="_blank" rel="noreferrer">
            {OPEN_OUTBOX}
          </a>
        </p>
      )}
      {isCooling && asked?.endsAt && <CooldownLine endsAt={asked.endsAt} />}
    </div>
  )
}
