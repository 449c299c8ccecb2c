import { callAddress } from '#contract/help-lines.ts'
import { linesInZone } from './lines-in-zone.ts'

/** A person who did not feel safe sees this first, with their country's numbers. */
export function HelpLines() {
  const lines = linesInZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <div className="rounded-card bg-notice-wash px-5 py-4">
      <p className="mb-2 font-medium">
        We are sorry. You come first. These people answer day and night, free of charge:
      </p>
      <dl className="grid gap-2 text-small">
        {lines.map(({ when, who, number }) => (
          <div key={when + who} className="grid gap-x-4 sm:grid-cols-[13rem_1fr]">
            <dt className="text-ink-soft">{when}</dt>
            <dd>
              {number === '' ? (
                who
              ) : (
                <a href={callAddress(number)}>
                  {who} <span className="whitespace-nowrap">{number}</span>
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
