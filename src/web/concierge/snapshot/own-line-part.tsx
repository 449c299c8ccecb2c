import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useRef, useState } from 'react'
import { MAX_OWN_LINE } from '#contract/limits.ts'
import { ValidationIssues } from '../../api/errors.ts'
import { memberClient } from '../../api/member-client.ts'
import { OwnLine } from '../../member-cards/own-line.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { ON_CARD, ON_CARD_HINT, ON_CARD_UNPROVEN, OWN_LINE_FAILED } from '../copy.ts'

const KEY = ['own-line']

/** `change` with null removes the line. */
export function useOwnLine(onSaved?: () => void) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => memberClient.findOwnLine({}, { signal }) })
  const change = useMutation({
    mutationFn: (line: string | null) =>
      line === null ? memberClient.removeOwnLine({}) : memberClient.writeOwnLine({ line }),
    onSuccess: (saved) => {
      queries.setQueryData(KEY, saved)
      onSaved?.()
    },
  })
  return { data, change }
}

export function OwnLinePart() {
  const [draft, setDraft] = useState<string>()
  const { data, change } = useOwnLine(() => setDraft(undefined))
  const { opener, written } = useFocusAtEnd({ isWriting: draft !== undefined, line: data?.line })
  if (!data) return null
  const { line, mayWrite } = data
  return (
    <section aria-labelledby="on-your-card" className="@container grid gap-3 border-t border-line py-4.5">
      <h3 id="on-your-card" className="text-[1.1875rem]">
        {ON_CARD}
      </h3>
      {!mayWrite ? (
        <p className="text-small text-ink-soft">{ON_CARD_UNPROVEN}</p>
      ) : draft !== undefined ? (
        <LineEditor
          value={draft}
          onChange={setDraft}
          isPending={change.isPending}
          error={change.error ? problemOf(change.error) : undefined}
          onPut={() => change.mutate(draft)}
          onLeave={() => {
            change.reset()
            setDraft(undefined)
          }}
        />
      ) : (
        <ShownLine line={line} opener={opener} written={written} change={change} onWrite={() => setDraft(line ?? '')} />
      )}
    </section>
  )
}

type ShownProps = {
  line: string | null
  opener: Ref<HTMLButtonElement>
  written: Ref<HTMLDivElement>
  change: ReturnType<typeof useOwnLine>['change']
  onWrite: () => void
}

function ShownLine({ line, opener, written, change, onWrite }: ShownProps) {
  return (
    <>
      {line === null ? (
        <p className="text-small text-ink-soft">{ON_CARD_HINT}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls.
        <div
          ref={written}
          role="group"
          aria-label={`${ON_CARD}: ${line}`}
          tabIndex={-1}
          className="focus:outline-3 focus:outline-offset-2 focus:outline-focus"
        >
          <OwnLine>{line}</OwnLine>
        </div>
      )}
      <div className="-ml-3 flex flex-wrap">
        <Button ref={opener} size="small" variant="quiet" onPress={onWrite}>
          {line === null ? 'Write a line' : 'Change'}
        </Button>
        {line !== null && (
          <Button size="small" variant="quiet" isPending={change.isPending} onPress={() => change.mutate(null)}>
            Take off
          </Button>
        )}
      </div>
      <div aria-live="assertive" className="empty:sr-only">
        {change.error && <ErrorText>{OWN_LINE_FAILED}</ErrorText>}
      </div>
    </>
  )
}

/**
 * Once the line is saved, kept or removed, the pressed button is gone. So the line takes the focus or, without a line,
 * the button to write one.
 */
function useFocusAtEnd(now: { isWriting: boolean; line: string | null | undefined }) {
  const opener = useRef<HTMLButtonElement>(null)
  const written = useRef<HTMLDivElement>(null)
  const before = useRef(now)
  const { isWriting, line } = now
  useEffect(() => {
    const { isWriting: wasWriting, line: was } = before.current
    before.current = { isWriting, line }
    const isEnded = wasWriting && !isWriting
    const isChanged = was !== undefined && (was === null) !== (line === null)
    if (isEnded || (isChanged && document.activeElement === document.body)) (written.current ?? opener.current)?.focus()
  }, [isWriting, line])
  return { opener, written }
}

export const problemOf = (error: unknown) =>
  (error instanceof ValidationIssues ? error.issues[0]?.message : undefined) ?? OWN_LINE_FAILED

type EditorProps = {
  value: string
  onChange: (value: string) => void
  isPending: boolean
  error: string | undefined
  onPut: () => void
  onLeave: () => void
}

export function LineEditor({ value, onChange, isPending, error, onPut, onLeave }: EditorProps) {
  const written = value.replace(/\s+/g, ' ').trim()
  const input = useRef<HTMLTextAreaElement>(null)
  // The button that opened the editor is gone.
  useEffect(() => input.current?.focus(), [])
  return (
    <>
      <TextArea
        label="Your line"
        hint={ON_CARD_HINT}
        value={value}
        onChange={onChange}
        maxLength={MAX_OWN_LINE}
        rows={2}
        inputRef={input}
        error={error}
      />
      <p className="-mt-1 text-micro text-ink-soft">
        {written.length} of {MAX_OWN_LINE}
      </p>
      {written !== '' && <OwnLine>{written}</OwnLine>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" isPending={isPending} isDisabled={written === ''} onPress={onPut}>
          Put it on my card
        </Button>
        <Button size="small" variant="quiet" onPress={onLeave}>
          Leave it
        </Button>
      </div>
    </>
  )
}
