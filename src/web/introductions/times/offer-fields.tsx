import { useEffect, useRef, useState } from 'react'
import { zoneInWords } from '#contract/meeting/meeting-words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText, LABEL } from '../../ui/fields/field-parts.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { TimeCard } from './time-card.tsx'
import { TimeEditor } from './time-editor.tsx'
import { type OfferForm, timeErrors } from './use-offer.ts'

const PLACES = ['First time', 'Second time', 'Third time']

type Props = {
  title: string
  hint: string
  form: OfferForm
  issues: Record<string, string>
  name: string
  /** True if the group replaces the pressed button. */
  takesFocus?: boolean
}

export function OfferFields({ title, hint, form, issues, name, takesFocus = false }: Props) {
  const [editing, setEditing] = useState<number>()
  const { found, times, state } = form
  const fields = useFocusInTimes({ editing, count: times.length, takesFocus })
  const errors = timeErrors(form, issues)
  const zone = found ? ` All in ${zoneInWords(found.zone)}.` : ''
  return (
    <fieldset ref={fields} tabIndex={-1} className="@container min-w-0 focus:outline-none">
      <legend className={LABEL}>{title}</legend>
      <p className="mt-1 mb-3 text-small text-ink-soft">
        {hint}
        {zone}
      </p>
      <p role="status" className="text-small text-ink-soft empty:sr-only">
        {state === 'coming' && 'Looking for times that suit you both.'}
        {state === 'failed' && 'No times came just now. You can settle one after the yes.'}
      </p>
      <div className="grid gap-2.5">
        {times.map(({ key, bothFree, isOn, ...time }, at) =>
          editing === key && found ? (
            <TimeEditor
              key={key}
              label={PLACES[at] ?? 'Another time'}
              time={time}
              from={found.from}
              to={found.to}
              onChange={(changed) => form.change(key, changed)}
              onDone={() => setEditing(undefined)}
              onLeave={
                times.length > 1
                  ? () => {
                      setEditing(undefined)
                      form.leave(key)
                    }
                  : undefined
              }
            />
          ) : (
            <TimeCard
              key={key}
              kind="checkbox"
              name={name}
              time={time}
              bothFree={bothFree}
              isChosen={isOn}
              onChange={(chosen) => form.change(key, { isOn: chosen, bothFree })}
              error={errors.get(key)}
              action={
                <Button {...{ [OPENS]: key }} size="small" variant="quiet" onPress={() => setEditing(key)}>
                  Change <span className="sr-only">the {(PLACES[at] ?? 'time').toLowerCase()}</span>
                </Button>
              }
            />
          ),
        )}
      </div>
      {form.add && (
        <Button size="small" variant="quiet" className="mt-2" onPress={form.add}>
          <PlusIcon />
          Add a time
        </Button>
      )}
      {(issues['offer.zone'] ?? issues['offer.times']) && (
        <ErrorText>{issues['offer.zone'] ?? issues['offer.times']}</ErrorText>
      )}
    </fieldset>
  )
}

const OPENS = 'data-opens-time'

/**
 * The pressed button disappears. The button of the changed time takes the focus, else the last time's, else the
 * group.
 */
function useFocusInTimes(given: { editing: number | undefined; count: number; takesFocus: boolean }) {
  const { editing, count, takesFocus } = given
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (takesFocus) fields.current?.focus()
  }, [takesFocus])
  const before = useRef({ editing, count })
  useEffect(() => {
    const { editing: edited, count: counted } = before.current
    before.current = { editing, count }
    const isAdded = count > counted && document.activeElement === document.body
    if (editing !== undefined || counted === 0 || (edited === undefined && !isAdded)) return
    const buttons = [...(fields.current?.querySelectorAll<HTMLElement>(`[${OPENS}]`) ?? [])]
    const own = buttons.find((button) => button.getAttribute(OPENS) === `${edited}`)
    ;(own ?? buttons.at(-1) ?? fields.current)?.focus()
  }, [editing, count])
  return fields
}
