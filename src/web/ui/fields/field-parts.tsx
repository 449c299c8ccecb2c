import type { ReactNode } from 'react'
import { WarnIcon } from '../icons.tsx'

export const LABEL = 'font-label leading-[1.4]'
export const HINT = '-mt-1 text-small text-ink-soft'
const ERROR = 'flex gap-2 text-small leading-[1.45] font-label text-danger'

/** What is wrong, with its icon: color never speaks alone. */
function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <WarnIcon className="mt-0.5" />
      <span>{children}</span>
    </>
  )
}

/** An error below a control, which ids it by `id`. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={ERROR}>
      <ErrorWords>{children}</ErrorWords>
    </p>
  )
}

/** Marks a label as one that may be left empty. */
export function OptionalMark() {
  return (
    <>
      {' '}
      <span className="font-normal text-ink-soft">(optional)</span>
    </>
  )
}
