import { Card } from '../ui/card.tsx'

const STAGES = [
  {
    title: 'We talk',
    text: 'Two minutes, one question at a time. What I note stands beside us, and you can change it there.',
  },
  {
    title: 'You see who suits you',
    text: 'See Matches shows six people, each with the reasons. Openers come with them.',
  },
  {
    title: 'You ask for an introduction',
    text: 'If they say yes, you both get a name, a plan, and a way to write. A no is told to nobody.',
  },
]

/** Where the conversation leads, beside a snapshot that is longer than it; on a phone one scrolls past nothing. */
export function NextStages() {
  return (
    <Card as="section" aria-labelledby="next-stages" className="max-lg:hidden">
      <h2 id="next-stages" className="mb-4 text-h3">
        Where this leads
      </h2>
      <ol>
        {STAGES.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] border-t border-line py-3.5 last:pb-0">
            <span aria-hidden="true" className="font-display text-h3 leading-none font-medium text-accent">
              {at + 1}
            </span>
            <div>
              <h3 className="font-text text-body leading-snug font-medium">{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
