import { useState } from 'react'
import type { Choices, RowToChange } from '#contract/concierge.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CHIP_BUTTON, CHIP_ROW, Chip } from '../ui/fields/chip.tsx'
import { UndoIcon } from '../ui/icons.tsx'

type Props = {
  choices?: Choices | null | undefined
  /** Old and new of an answer that the last message changed. */
  undo?: string | null | undefined
  /** Rows of the snapshot of which the chat was not certain. */
  change?: readonly RowToChange[] | null | undefined
  onAnswer: (text: string) => void
  onChange: (row: RowToChange) => void
}

/** What can be pressed under the concierge's last words. Typing stays possible, and wins. */
export function Answers({ choices, undo, change, onAnswer, onChange }: Props) {
  if (!choices && !undo && !change) return null
  return (
    // The words above are announced; what can be pressed is found by tabbing on.
    <div aria-live="off" className="-mt-2 grid gap-3 sm:pl-9">
      {undo && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          <UndoIcon className="size-4 text-accent" />
          <span className="wrap-anywhere">{undo}</span>
          <button type="button" className="min-h-11 px-1 text-accent underline" onClick={() => onAnswer('Undo')}>
            Undo
          </button>
        </p>
      )}
      {change && (
        <div className={CHIP_ROW}>
          {change.map((row) => (
            <button key={row.label} type="button" className={CHIP_BUTTON} onClick={() => onChange(row)}>
              <span>
                {row.label} <span className="sr-only">on your snapshot</span>
              </span>
            </button>
          ))}
        </div>
      )}
      {choices &&
        (choices.multiple ? (
          <Several key={choices.group} choices={choices} onAnswer={onAnswer} />
        ) : (
          <fieldset className={CHIP_ROW}>
            <legend className="sr-only">Answers</legend>
            {choices.options.map(({ label, text }) => (
              <button key={label} type="button" className={CHIP_BUTTON} onClick={() => onAnswer(text)}>
                <span dir="auto">{label}</span>
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  )
}

// A box that is there before it is checked: a chip keeps its width, and looks like what it is.
const BOXED =
  '[&>svg]:ml-0 [&>svg]:block [&>svg]:size-4.5 [&>svg]:rounded-[0.25rem] [&>svg]:border-[1.5px] [&_path]:opacity-0 has-checked:[&_path]:opacity-100'

function Several({ choices, onAnswer }: { choices: Choices; onAnswer: (text: string) => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choose = (text: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, text] : chosen.filter((other) => other !== text))
  return (
    <div className="grid">
      <fieldset className={CHIP_ROW}>
        <legend className="sr-only">Choose any</legend>
        {choices.options.map(({ label, text }) => (
          <Chip
            key={label}
            type="checkbox"
            className={BOXED}
            checked={chosen.includes(text)}
            onChange={(event) => choose(text, event.target.checked)}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      {/* At the edge of the list, below its padding, for as long as any chip is in view. */}
      <p className="flex items-center gap-3 bg-card py-3 tall:sticky tall:-bottom-6">
        <Button size="small" isUnavailable={chosen.length === 0} onPress={() => onAnswer(chosen.join(', '))}>
          That's it
        </Button>
        <span className="text-small text-ink-soft tabular-nums">
          {chosen.length > 0 ? `${chosen.length} chosen` : 'Choose any that fit.'}
        </span>
      </p>
    </div>
  )
}

const QUESTIONS = ['How do people meet?', 'Who sees what I say?', 'How does matching work?', 'Can I change an answer?']

/** What can be asked back: under the conversation, on a phone at the page's foot. */
export function AlsoAsk({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <Card as="section" aria-labelledby="also-ask">
      <h2 id="also-ask" className="mb-4 text-h3">
        You can also ask
      </h2>
      <div className={CHIP_ROW}>
        {QUESTIONS.map((question) => (
          <button key={question} type="button" className={CHIP_BUTTON} onClick={() => onAsk(question)}>
            {question}
          </button>
        ))}
      </div>
    </Card>
  )
}
