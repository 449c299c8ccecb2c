import { useState } from 'react'
import { optionLabel } from '#contract/options.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { QUESTION_ID, questionText } from '../draft/copy.ts'
import type { DraftQuestion } from '../draft/draft-question.ts'
import { FIELD_LABELS, type FieldName, type FieldValue, isBlank, valueAt } from '../form/form-values.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { useWizard } from './use-wizard.ts'

/** Two copies of the draft disagree: the person says which answers stand. Until then nothing is sent. */
export function QuestionPanel({ question }: { question: DraftQuestion }) {
  const { title, text } = questionText(question)
  return (
    <section id={QUESTION_ID} tabIndex={-1} aria-label={title} aria-live="polite" className="lg:mb-5">
      <Note tone="notice" title={title} className="max-lg:rounded-none">
        {text}
        {question.kind === 'draft' ? <WholeDraft question={question} /> : <FieldByField question={question} />}
      </Note>
    </section>
  )
}

function WholeDraft({ question }: { question: DraftQuestion }) {
  const { sync } = useWizard()
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="small" onPress={() => sync.resolveConflict(question.fields)}>
        Open the saved draft
      </Button>
      <Button size="small" onPress={() => sync.resolveConflict([])}>
        Keep these answers
      </Button>
    </div>
  )
}

function FieldByField({ question }: { question: DraftQuestion }) {
  const { sync } = useWizard()
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
        <Button size="small" onPress={() => sync.resolveConflict([...taken])}>
          Use these answers
        </Button>
      </p>
    </div>
  )
}

/** Answers that are stored as a word of ours; all others are shown as they were written. */
const IS_OPTION = /^(basics\.relationshipIntent|dealbreakers\.lifestyle\..*)$/

function inWords(field: FieldName, value: FieldValue) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (isBlank(value)) return 'No answer'
  if (Array.isArray(value)) return value.join(', ')
  return IS_OPTION.test(field) ? optionLabel(value) : value
}
