import { MAX_PERSON_NAME } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { useRespelledName } from '../../ui/fields/use-respelled-name.ts'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { failureText } from '../copy.ts'
import type { useConversation } from '../use-conversation.ts'
import { OneFieldForm } from './one-field-form.tsx'
import type { Contact } from './use-contact.ts'
import type { ContactCheck } from './use-contact-check.ts'

type Props = {
  contact: Contact
  check: ContactCheck
  conversation: ReturnType<typeof useConversation>
  onBegin: () => void
}

export function BeginForm({ contact, check, conversation: { current, finished, begin }, onBegin }: Props) {
  const isTalking = current !== undefined
  const start = useSingleFlight(async () => {
    if (isTalking || !check.isNameRight() || !check.isEmailRight({ isNeeded: false })) return
    onBegin()
    const email = contact.email()
    await begin.call({ name: contact.name(), email }, { onSuccess: () => email && contact.remember(email) })
  })

  const respelling = useRespelledName((name) => {
    if (contact.nameInput.current) contact.nameInput.current.value = name
    contact.keep('name', name)
  })

  return (
    <OneFieldForm onSubmit={start}>
      <Field
        label="Your name"
        name="name"
        autoComplete="given-name"
        autoCapitalize="words"
        {...respelling}
        maxLength={MAX_PERSON_NAME}
        inputRef={contact.nameInput}
        onChange={(text) => {
          check.clear.name()
          contact.keep('name', text)
        }}
        error={check.nameError}
        beside={
          <Button type="submit" size="beside" variant={finished ? 'second' : 'primary'} isPending={begin.isPending}>
            {begin.isPending ? 'Beginning...' : 'Begin'}
          </Button>
        }
      />
      <div aria-live="polite" className="*:mt-2">
        {begin.isError && <ErrorText>{failureText(begin.error)}</ErrorText>}
      </div>
    </OneFieldForm>
  )
}
