import { Card } from '../ui/card.tsx'
import { NumberedItem } from '../ui/numbered-item.tsx'

const STAGES = [
  {
    title: 'We talk',
    text: 'Two minutes, one question at a time. What I note stands beside us, and you can change it there.',
  },
  {
    title: 'You see who suits you',
    text: 'See Matches shows up to six people, each with the reasons. Openers come with them.',
  },
  {
    title: 'You ask for an introduction',
    text: 'If they say yes, you both get a name, a plan, and a way to write. Nobody learns of a no.',
  },
]

export function NextStages() {
  return (
    <Card as="section" aria-labelledby="next-stages" className="max-lg:hidden">
      <h2 id="next-stages" className="mb-4 text-h3">
        Where this leads
      </h2>
      <ol>
        {STAGES.map(({ title, text }, at) => (
          <NumberedItem key={title} number={at + 1} title={title} className="py-3.5 last:pb-0">
            {text}
          </NumberedItem>
        ))}
      </ol>
    </Card>
  )
}
