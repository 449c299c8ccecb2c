import { useEffect, useId, useRef, useState } from 'react'
import { optionLabel } from '#contract/options.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { questionText } from '../draft/copy.ts'
import type { DraftQuestion } from '../draft/draft-question.ts'
import { FIELD_LABELS, type FieldName, type FieldValue, isBlank, valueAt } from '../form/form-values.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { useWizard } from './use-wizard.ts'

type Props = { question: DraftQuestion; onChoose: (taken: readonly FieldName[]) => void }

export function QuestionPanel({ question, onPassedBy }: { question: DraftQuestion; onPassedBy: () => void }) {
  const { sync, pressedInto } = useWizard()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  useEffect(() => {
    if (pressedInto?.question !== question) return
    const { activeElement, body } = document
    const isInPanel = panel.current?.contains(activeElement)
    // Safari does not focus a pressed button.
    if (activeElement !== body && !isInPanel && activeElement !== pressedInto.from) return onPassedBy()
    if (activeElement !== body && !isInPanel) cameFrom.current = activeElement
    panel.current?.focus()
  }, [pressedInto, question, onPassedBy])

  function onChoose(taken: readonly FieldName[]) {
    // The pressed button disappears with the question.
    const next = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('h1')
    if (next instanceof HTMLElement) next.focus()
    sync.resolveConflict(taken)
  }

  const { title, text } = questionText(question)
  const Answers = question.kind === 'draft' ? WholeDraft : FieldByField
  return (
    <section ref={panel} tabIndex={-1} aria-label={title} aria-describedby={id} className="lg:mb-5">
      <Note tone="notice" title={title} className="max-lg:rounded-none">
        <p id={id}>{text}</p>
        <Answers question={question} onChoose={onChoose} />
      </Note>
    </section>
  )
}

function WholeDraft({ question, onChoose }: Props) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="small" onPress={() => onChoose(question.fields)}>
        Open the saved draft
      </Button>
      <Button size="small" onPress={() => onChoose([])}>
        Keep these answers
      </Button>
    </div>
  )
}

function FieldByField({ question, onChoose }: Props) {
  const mine = useFormValues()
  const [taken, setTaken] = useState<ReadonlySet<FieldName>>(new Set())

  function choose(field: FieldName, side: string) {
    const next = new Set(taken)
    if (side === 'theirs') next.add(field)
    else next.delete(field)
    setTaken(next)
  }

  return (
    <div className="mt-4 grid gap-5">
      {question.fields.map((field) => (
        <RadioCards
          key={field}
          label={FIELD_LABELS[field]}
          name={`choice of ${field}`}
          value={taken.has(field) ? 'theirs' : 'mine'}
          onChange={(side) => choose(field, side)}
          options={[
            { value: 'mine', label: inWords(field, valueAt(mine, field)), description: 'On this page' },
            { value: 'theirs', label: inWords(field, valueAt(question.theirs, field)), description: 'Saved elsewhere' },
          ]}
        />
      ))}
      <p>
        <Button size="small" onPress={() => onChoose([...taken])}>
          Use these answers
        </Button>
      </p>
    </div>
  )
}

/** These answers are stored as option keys. */
const IS_OPTION = /^(basics\.relationshipIntent|dealbreakers\.lifestyle\..*)$/

function inWords(field: FieldName, value: FieldValue) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (isBlank(value)) return 'No answer'
  if (Array.isArray(value)) return value.join(', ')
  return IS_OPTION.test(field) ? optionLabel(value) : value
}
