import { HELP_LINES } from './copy.ts'

/** Said before anything else to somebody who did not feel safe. */
export function HelpLines() {
  return (
    <div className="rounded-card bg-notice-wash px-5 py-4">
      <p className="mb-2 font-medium">
        We are sorry. You come first. These people answer day and night, free of charge:
      </p>
      <dl className="grid gap-2 text-small">
        {HELP_LINES.map(({ when, who, number, href }) => (
          <div key={when} className="grid gap-x-4 sm:grid-cols-[13rem_1fr]">
            <dt className="text-ink-soft">{when}</dt>
            <dd>
              <a href={href}>
                {who} <span className="whitespace-nowrap">{number}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
