import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { WarnIcon } from './icons.tsx'

export const LABEL = 'font-label leading-[1.4]'
export const HINT = '-mt-1 text-small text-ink-soft'

/** What is wrong, with its icon: color never speaks alone. */
function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <>
      <WarnIcon className="mt-0.5" />
      <span>{children}</span>
    </>
  )
}

const ERROR = 'flex gap-2 text-small leading-[1.45] font-label text-danger'

/** An error below a control that ties it by `id`. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={ERROR}>
      <ErrorLine>{children}</ErrorLine>
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

type AroundProps = { label: string; hint?: ReactNode; isOptional?: boolean | undefined }

/** Label and hint above a React Aria field, which ties them to its input. */
export function AriaLabel({ label, hint, isOptional }: AroundProps) {
  return (
    <>
      <Label className={LABEL}>
        {label}
        {isOptional && <OptionalMark />}
      </Label>
      {hint && (
        <Text slot="description" elementType="p" className={HINT}>
          {hint}
        </Text>
      )}
    </>
  )
}

/** The error of a React Aria field, which ties it to its input. */
export function AriaError({ error }: { error: ReactNode }) {
  return (
    <FieldError elementType="p" className={ERROR}>
      {error ? <ErrorLine>{error}</ErrorLine> : undefined}
    </FieldError>
  )
}
