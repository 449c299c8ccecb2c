import { type ReactNode, useState } from 'react'
import type { Choices } from '#contract/concierge.ts'
import { Button } from '../../ui/button.tsx'
import { CHIP_BUTTON, Chip } from '../../ui/fields/chip.tsx'

type Props = { choices: Choices; onAnswer: (text: string) => void }

const ROW = 'flex flex-wrap gap-2'
const SKIP = 'Skip'

export function Answers({ choices, onAnswer }: Props) {
  const options = choices.options.filter(({ label }) => label !== SKIP)
  const skip = choices.options.find(({ label }) => label === SKIP)
  const skipButton = skip && (
    <Button size="small" variant="quiet" onPress={() => onAnswer(skip.text)}>
      {SKIP}
    </Button>
  )
  if (choices.multiple) return <Several {...{ options, skipButton, onAnswer }} />
  return (
    <fieldset className={ROW}>
      <legend className="sr-only">Answers</legend>
      {options.map(({ label, text }) => (
        <button key={label} type="button" className={CHIP_BUTTON} onClick={() => onAnswer(text)}>
          <span dir="auto">{label}</span>
        </button>
      ))}
      {skipButton}
    </fieldset>
  )
}

// The box is visible before it is checked, so that the chip keeps its width.
const BOXED =
  '[&>svg]:ml-0 [&>svg]:block [&>svg]:size-4.5 [&>svg]:rounded-[0.25rem] [&>svg]:border-[1.5px] [&_path]:opacity-0 has-checked:[&_path]:opacity-100'

type SeveralProps = Pick<Props, 'onAnswer'> & { options: Choices['options']; skipButton: ReactNode }

function Several({ options, skipButton, onAnswer }: SeveralProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choose = (text: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, text] : chosen.filter((other) => other !== text))
  return (
    <div className="grid gap-2">
      <fieldset className={ROW}>
        <legend className="sr-only">Choose any</legend>
        {options.map(({ label, text }) => (
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
      <div className="flex flex-wrap items-center gap-x-3">
        <Button size="small" isDisabled={chosen.length === 0} onPress={() => onAnswer(chosen.join(', '))}>
          That's it
        </Button>
        {skipButton}
        <span className="text-small text-ink-soft tabular-nums">
          {chosen.length > 0 ? `${chosen.length} chosen` : 'Choose any that fit.'}
        </span>
      </div>
    </div>
  )
}
