import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { MAX_PHOTOS } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { focusField } from '../../ui/fields/focus-field.ts'
import { BoundCheck } from '../form/bound-fields.tsx'
import { PENDING, type WizardValues } from '../form/form-values.ts'
import { addPendingEntry, readPendingEntry } from '../form/pending-entry.ts'
import { StepFrame } from '../wizard/step-frame.tsx'
import { PhotoRow } from './photo-row.tsx'

const PHOTOS = 'media.photos'

export default function MediaStep() {
  return (
    <StepFrame
      section="media"
      note="We introduce people by name, so no member sees a photo. What you add is kept with your answers and comes with your export. You can skip this page."
    >
      <Photos />
      <BoundCheck name="media.selfieVerified" hint="Only if a match asks for one. It is never required.">
        I am open to a selfie check
      </BoundCheck>
    </StepFrame>
  )
}

function usePhotos() {
  const form = useFormContext<WizardValues>()
  const { field: list, fieldState } = useController<WizardValues, typeof PHOTOS>({ name: PHOTOS })
  const { field: typed } = useController({ control: form.control, name: PENDING[PHOTOS] })
  const [news, setNews] = useState('')
  return {
    photos: list.value,
    inputRef: list.ref,
    error: fieldState.error?.message,
    text: typed.value,
    isBlank: typed.value.trim() === '',
    /** For screen readers. */
    news,
    type(text: string) {
      typed.onChange(text)
      form.clearErrors(PHOTOS)
    },
    check() {
      const read = readPendingEntry(form.getValues(), PHOTOS)
      if (read && 'problem' in read) form.setError(PHOTOS, { type: 'rule', message: read.problem })
    },
    add() {
      const added = addPendingEntry(form, PHOTOS)
      if (added && 'entry' in added) setNews('Photo added.')
      focusField(PHOTOS)
    },
    remove(at: number) {
      list.onChange(list.value.filter((_, other) => other !== at))
      setNews('Photo removed.')
      focusField(PHOTOS)
    },
  }
}

function Photos() {
  const { photos, inputRef, error, text, isBlank, news, type, check, add, remove } = usePhotos()
  return (
    <div className="grid gap-4">
      <Field
        name={PHOTOS}
        label="Photo URL"
        hint={`Optional. A link that starts with https. Up to ${MAX_PHOTOS}.`}
        type="url"
        inputMode="url"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={type}
        onBlur={check}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isBlank) return
          event.preventDefault()
          add()
        }}
        inputRef={inputRef}
        error={error}
        beside={
          <Button size="beside" onPress={add} isDisabled={isBlank}>
            Add photo
          </Button>
        }
      />
      {photos.length === 0 ? (
        <p className="text-ink-soft">No media added yet.</p>
      ) : (
        <ul aria-label="Your photos">
          {photos.map((photo, at) => (
            <PhotoRow key={photo} url={photo} onRemove={() => remove(at)} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
