import { useState } from 'react'
import type { Introduced } from '#contract/introductions.ts'
import { whenToWrite } from '#contract/meeting/meeting-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { MailIcon } from '../ui/icons.tsx'
import { mailtoUrl } from './copy.ts'

const DOT =
  'mt-0.5 size-6 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-field checked:border-7 checked:border-action checked:bg-on-action forced-colors:appearance-auto'

export function WriteFirst({ introduced, firstName }: { introduced: Introduced; firstName: string }) {
  const { id, youAsked, firstLines, contact, meeting } = introduced
  const [chosen, setChosen] = useState(0)
  if (youAsked)
    return (
      <div>
        <h3 className="text-h3">{firstName} writes first</h3>
        <p className="mt-1.5 text-ink-soft">{whenToWrite({ hasDate: Boolean(meeting?.agreed) })}</p>
      </div>
    )
  if (contact && !contact.email && !contact.phone && !contact.other)
    return (
      <div>
        <h3 className="text-h3">{firstName} can write to you</h3>
        <p className="mt-1.5 text-ink-soft">
          {firstName} shared a mobile number alone, and it opens after the first check-in.
        </p>
      </div>
    )
  return (
    <div>
      <h3 className="text-h2">You write first</h3>
      <p className="mt-1.5 mb-4 text-ink-soft">
        {firstName} asked, so the first word is yours. Take one of these, or write your own.
      </p>
      <fieldset>
        <legend className="sr-only">First line</legend>
        {firstLines.map((line, at) => (
          <div key={line} className="grid grid-cols-[1fr_auto] items-start gap-2 border-t border-line py-3">
            <label className="grid cursor-pointer grid-cols-[--spacing(6)_1fr] gap-x-3.5">
              <input
                type="radio"
                name={`line-${id}`}
                checked={chosen === at}
                onChange={() => setChosen(at)}
                className={DOT}
              />
              <span className="font-display text-[1.1875rem] leading-[1.45] wrap-anywhere">{line}</span>
            </label>
            <CopyButton text={line} label={`Copy line ${at + 1}`} />
          </div>
        ))}
      </fieldset>
      {contact?.email && (
        <>
          <a
            href={mailtoUrl(contact.email, firstLines[chosen] ?? '')}
            className={buttonClass({ variant: 'primary', className: 'mt-3 w-full' })}
          >
            <MailIcon />
            Write to {firstName}
          </a>
          <p className="mt-2.5 text-small text-ink-soft">Opens your mail with the line in it.</p>
        </>
      )}
    </div>
  )
}
