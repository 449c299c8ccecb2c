import type { ReactNode } from 'react'
import { WarnIcon } from '../icons.tsx'

export const LABEL = 'font-label leading-[1.4]'
export const HINT = '-mt-1 text-small text-ink-soft'
const ERROR = 'flex gap-2 text-small leading-[1.45] font-label text-danger'

/** With an icon: color alone is not enough. */
function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <WarnIcon className="mt-0.5" />
      <span>{children}</span>
    </>
  )
}

export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={ERROR}>
      <ErrorWords>{children}</ErrorWords>
    </p>
  )
}

export function OptionalMark() {
  return (
    <>
      {' '}
      <span className="font-normal text-ink-soft">(optional)</span>
    </>
  )
}
