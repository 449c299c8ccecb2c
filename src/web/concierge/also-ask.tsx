import { Card } from '../ui/card.tsx'
import { CHIP_BUTTON, CHIP_ROW } from '../ui/fields/chip.tsx'

const QUESTIONS = ['How do people meet?', 'Who sees what I say?', 'How does matching work?', 'Can I change an answer?']

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
