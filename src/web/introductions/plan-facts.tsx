import type { IntroDraft } from '#contract/suggestions.ts'

export function PlanFacts({ plan }: { plan: IntroDraft['plan'] }) {
  const facts = [
    ['Day', plan.day],
    ['Window', plan.window],
    ['Vibe', plan.vibe],
    ['Area', plan.area],
  ]
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-3 border-t border-line pt-4 wrap-anywhere">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-micro text-ink-soft">{name}</dt>
          <dd className="text-small font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
