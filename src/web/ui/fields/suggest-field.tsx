import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { afterBlur } from '../defer-while-pressed.ts'
import { FieldLayout, type FieldLayoutProps } from './field-layout.tsx'
import { type FieldWidth, inputClass, WIDTHS } from './input-look.ts'
import { type Suggestion, SuggestionList } from './suggestion-list.tsx'
import { useFieldIds } from './use-field-ids.ts'

type Props = FieldLayoutProps & {
  name: string
  value: string
  onChange: (text: string) => void
  /** Called after `onChange` with the label. */
  onChoose?: ((id: string) => void) | undefined
  onBlur?: (() => void) | undefined
  suggestions: readonly Suggestion[]
  isLoading?: boolean | undefined
  /** Replaces the hint. One line: a change of height on blur would move a pressed button. */
  emptyText?: string | undefined
  autoComplete?: string | undefined
  maxLength?: number | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  width?: FieldWidth | undefined
}

const NONE = -1

/** Text outside the list is allowed. ARIA pattern: editable combobox with a list; the focus stays in the input. */
export function SuggestField(props: Props) {
  const { label, error, isOptional, className, value, onChange, onChoose, suggestions, emptyText } = props
  const hint = emptyText ?? props.hint
  const ids = useFieldIds({ hint, error })
  const listId = `${ids.id}-list`
  const [isAsking, setAsking] = useState(false)
  const [at, setAt] = useState(NONE)
  const isOpen = isAsking && suggestions.length > 0
  const active = isOpen ? suggestions[at] : undefined
  const [typed = ''] = value.trim().toLowerCase().split(',')
  const likeliest =
    active ?? suggestions.find(({ label }) => isOpen && typed !== '' && label.toLowerCase().startsWith(typed))

  // Text that the caller does not know was typed before hydration: show suggestions if the input still has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the caller takes over the text.
  useEffect(() => {
    const inUse = document.activeElement
    if (inUse instanceof HTMLInputElement && inUse.id === ids.id && inUse.value !== value) setAsking(true)
  }, [])

  function close() {
    setAsking(false)
    setAt(NONE)
  }

  function take(suggestion: Suggestion) {
    onChange(suggestion.label)
    onChoose?.(suggestion.id)
    close()
  }

  /** Goes round all options and the text itself. */
  function move(step: 1 | -1) {
    const stops = suggestions.length + 1
    setAsking(true)
    setAt(((at + 1 + step + stops) % stops) - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && likeliest) take(likeliest)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <FieldLayout label={label} hint={hint} error={error} isOptional={isOptional} className={className} ids={ids}>
      <div className={classes('relative', WIDTHS[props.width ?? 'full'])}>
        <input
          ref={props.inputRef}
          {...ids.control}
          name={props.name}
          type="text"
          dir="auto"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${at}`}
          aria-busy={props.isLoading || undefined}
          autoComplete={props.autoComplete ?? 'off'}
          maxLength={props.maxLength}
          value={value}
          onChange={(event) => {
            setAsking(true)
            setAt(NONE)
            onChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close()
            afterBlur(props.onBlur)()
          }}
          className={inputClass({})}
        />
        <SuggestionList id={listId} suggestions={isOpen ? suggestions : []} at={at} onTake={take} />
      </div>
      <p aria-live="polite" className="sr-only">
        {isOpen ? suggestionCount(suggestions.length) : isAsking && emptyText}
      </p>
    </FieldLayout>
  )
}

const suggestionCount = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`)
