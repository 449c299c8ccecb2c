import type { Agreement } from '#contract/agreement.ts'
import { PairFigure } from '../member-cards/pair-figure.tsx'
import { SAMPLE } from '../member-cards/sample-members-line.tsx'
import { Facts } from '../ui/facts.tsx'

type Props = {
  eyebrow: string
  title: string
  other: { city: string; age: number | null; score: number; demo: boolean; agreement?: Agreement | undefined }
}

export function IntroductionHead({ eyebrow, title, other }: Props) {
  const facts = [other.city, other.age === null ? '' : `${other.age}`, other.demo ? SAMPLE : ''].filter(Boolean)
  return (
    <>
      <p className="mb-2 text-small font-medium text-accent">{eyebrow}</p>
      <div className="grid items-start justify-items-start gap-4 @min-[13rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-[1.15] font-[450]">{title}</h2>
          <Facts facts={facts} className="mt-1 text-ink-soft" />
        </div>
        <PairFigure score={other.score} agreement={other.agreement} />
      </div>
    </>
  )
}
