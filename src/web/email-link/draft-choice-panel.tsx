import { useState } from 'react'
import type { DraftChoice } from '#contract/verification.ts'
import type { Leave } from '../session/leave.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { focusField } from '../ui/fields/focus-field.ts'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { CHOICE_FAILED, CHOICE_LOST, CHOOSE_ONE } from './copy.ts'
import { draftInWords } from './kept-draft.ts'
import { type Side, useDraftChoice } from './use-draft-choice.ts'

/** Both drafts are kept until the choice. */
export function DraftChoicePanel({ leave }: { leave: Leave }) {
  const { loaded, saving, load, choose } = useDraftChoice(leave)
  if (loaded.status === 'open')
    return <Question both={loaded.both} saving={saving} onChoose={(side) => void choose(side)} />
  return (
    <>
      <p role="status" className="mt-4 text-lede text-balance text-ink-soft">
        {loaded.status === 'loading' && 'Your two drafts are on their way. Until you have chosen, both are kept.'}
        {loaded.status === 'lost' && CHOICE_LOST}
        {loaded.status === 'nothing' && 'There is nothing to choose: your draft is where you left it.'}
      </p>
      <p className="mt-9 flex flex-wrap gap-3">
        {loaded.status === 'lost' && (
          <Button variant="primary" onPress={() => void load()}>
            Try again
          </Button>
        )}
        <LinkButton variant={loaded.status === 'nothing' ? 'primary' : 'quiet'} to="/intake/account">
          Go to the intake
        </LinkButton>
      </p>
    </>
  )
}

type QuestionProps = {
  both: NonNullable<DraftChoice['choice']>
  saving: 'idle' | 'saving' | 'failed'
  onChoose: (side: Side) => void
}

function Question({ both, saving, onChoose }: QuestionProps) {
  const [side, setSide] = useState<Side>()
  const [isMissing, setMissing] = useState(false)

  function use() {
    if (side) return onChoose(side)
    setMissing(true)
    // By now, the field's description contains the error text.
    focusField('draft')
  }

  const options: { value: Side; label: string; description: string }[] = [
    { value: 'browser', label: 'The one from this browser', description: draftInWords(both.browser) },
    { value: 'member', label: 'The one you saved before', description: draftInWords(both.member) },
  ]
  return (
    <>
      <p className="mt-4 text-lede text-balance text-ink-soft">
        Your email is proven. You began an intake here, and you have another one from before.
      </p>
      <RadioCards
        label="Two drafts"
        hint="The intake goes on with the one you choose. The other one is deleted."
        name="draft"
        layout="stack"
        className="mt-8"
        options={options}
        value={side}
        error={isMissing ? CHOOSE_ONE : undefined}
        onChange={(value) => {
          setSide(value === 'browser' ? 'browser' : 'member')
          setMissing(false)
        }}
      />
      <p className="mt-9">
        <Button variant="primary" isPending={saving === 'saving'} onPress={use}>
          {saving === 'saving' ? 'Saving...' : 'Use this draft'}
        </Button>
      </p>
      <div role="alert" className="mt-4 empty:sr-only">
        {saving === 'failed' && <ErrorText>{CHOICE_FAILED}</ErrorText>}
      </div>
    </>
  )
}
