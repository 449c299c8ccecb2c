import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ERROR, ErrorWords, HINT, LABEL, OptionalMark } from './field-parts.tsx'

type Props = { label: string; hint?: ReactNode; isOptional?: boolean | undefined }

/** Label and hint above a React Aria control, which ties them. */
export function AriaLabel({ label, hint, isOptional }: Props) {
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

/** The error of a React Aria control, which ties it. */
export function AriaError({ error }: { error: ReactNode }) {
  return (
    <FieldError elementType="p" className={ERROR}>
      {error ? <ErrorWords>{error}</ErrorWords> : undefined}
    </FieldError>
  )
}
