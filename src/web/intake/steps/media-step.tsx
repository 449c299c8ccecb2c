import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { photoSchema } from '#contract/intake.ts'
import { MAX_PHOTOS } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { afterPress } from '../after-press.ts'
import { BoundCheck } from '../bound-fields.tsx'
import type { WizardValues } from '../form-values.ts'
import { StepFrame } from '../step-frame.tsx'
import { PhotoRow } from './photo-row.tsx'

export default function MediaStep() {
  const adding = usePhotos()
  return (
    // A link that was typed but not added yet is an answer too: it must not get lost at Continue.
    <StepFrame section="media" onContinue={adding.add}>
      <Photos {...adding} />
      <BoundCheck name="media.selfieVerified" hint="Only if a match asks for one. It is never required.">
        I am open to a selfie check
      </BoundCheck>
    </StepFrame>
  )
}

/** The list of photos, and the link being typed for the next one. */
function usePhotos() {
  const { field, fieldState } = useController<WizardValues, 'media.photos'>({ name: 'media.photos' })
  const photos = field.value
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState('')

  // What was typed before the script ran stands in the page, not in our state.
  useEffect(() => {
    const input = document.getElementsByName(field.name)[0]
    if (input instanceof HTMLInputElement && input.value !== '') setUrl(input.value)
  }, [field.name])

  const check = () => {
    const found = problemWith(url, photos)
    setProblem(found)
    return found === undefined
  }

  return {
    url,
    photos,
    news,
    problem: problem ?? fieldState.error?.message,
    inputRef: field.ref,
    check,
    type(text: string) {
      setUrl(text)
      setProblem(undefined)
    },
    /** Adds what is typed. @returns whether nothing is left in the input */
    add() {
      if (url.trim() === '') return true
      if (!check()) {
        focusField(field.name)
        return false
      }
      field.onChange([...photos, url.trim()])
      setUrl('')
      setNews('Photo added.')
      return true
    },
    remove(at: number) {
      field.onChange(photos.filter((_, other) => other !== at))
      setNews('Photo removed.')
      focusField(field.name)
    },
  }
}

function Photos({ url, photos, news, problem, inputRef, type, check, add, remove }: ReturnType<typeof usePhotos>) {
  return (
    <div className="grid gap-4">
      <Field
        name="media.photos"
        label="Photo URL"
        isOptional
        hint={`A link that starts with https. Up to ${MAX_PHOTOS}. We keep it for you and show it to nobody.`}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        onChange={type}
        onBlur={() => afterPress(check)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || url.trim() === '') return
          // Enter here adds the photo; the step goes on with its own button.
          event.preventDefault()
          add()
        }}
        inputRef={inputRef}
        error={problem}
        beside={
          <Button size="beside" onPress={add} isDisabled={url.trim() === ''}>
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

/** What keeps a photo from being added; a blank input is nothing to complain about. */
function problemWith(url: string, photos: readonly string[]) {
  if (url.trim() === '') return undefined
  if (photos.length >= MAX_PHOTOS) return `Add up to ${MAX_PHOTOS} photos`
  if (photos.includes(url.trim())) return 'This photo is already in the list'
  const parsed = photoSchema.safeParse(url)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}
