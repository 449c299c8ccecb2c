import type { ReactNode, Ref } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { AriaError, AriaLabel } from './aria-parts.tsx'
import { classes } from './classes.ts'
import { type FieldWidth, inputClass } from './input-look.ts'

export type Suggestion = { id: string; label: string; detail?: string | undefined }

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean | undefined
  name: string
  value: string
  onChange: (text: string) => void
  /** Called with the id of a suggestion that was taken, after `onChange` with its label. */
  onChoose?: ((id: string) => void) | undefined
  onBlur?: (() => void) | undefined
  /** What fits the text so far; the caller does the looking up. */
  suggestions: readonly Suggestion[]
  isLoading?: boolean | undefined
  /** Said in place of suggestions when there are none; nothing is said without it. */
  emptyText?: string | undefined
  autoComplete?: string | undefined
  maxLength?: number | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  width?: FieldWidth | undefined
  className?: string | undefined
}

/** A text input that suggests; any other text is just as welcome. */
export function SuggestField(props: Props) {
  const { label, hint, error, isOptional, name, value, onChange, onChoose, onBlur, suggestions, className } = props
  return (
    // The page's language is English, so the counts read out must not follow the browser's.
    <I18nProvider locale="en-US">
      <ComboBox
        name={name}
        allowsCustomValue
        // Suggestions arrive after the keystroke they belong to, and the list opens at keystrokes only.
        allowsEmptyCollection
        menuTrigger="input"
        items={suggestions}
        inputValue={value}
        onInputChange={onChange}
        onChange={(id) => id !== null && onChoose?.(String(id))}
        onBlur={() => onBlur?.()}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={classes('grid content-start gap-2', className)}
      >
        <AriaLabel label={label} hint={hint} isOptional={isOptional} />
        <Input
          ref={props.inputRef ?? null}
          dir="auto"
          autoComplete={props.autoComplete ?? 'off'}
          {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
          aria-busy={props.isLoading}
          className={inputClass({ width: props.width })}
        />
        <AriaError error={error} />
        <Popover
          offset={4}
          className={classes(
            'w-(--trigger-width) animate-rise rounded-paper border border-line bg-card p-1.5 text-ink shadow-lift',
            suggestions.length === 0 && !props.emptyText && 'hidden',
          )}
        >
          <ListBox<Suggestion>
            renderEmptyState={() => <p className="px-3 py-2 text-small text-ink-soft">{props.emptyText}</p>}
            className="max-h-80 overflow-y-auto focus:outline-none"
          >
            {({ label: place, detail }) => (
              <ListBoxItem
                textValue={place}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-paper px-3 py-1 data-focused:bg-inset data-focused:outline-none forced-colors:data-focused:outline-2"
              >
                <Text slot="label" dir="auto" className="min-w-0 wrap-anywhere">
                  {place}
                </Text>
                {detail && (
                  <Text slot="description" className="shrink-0 text-small text-ink-soft">
                    {detail}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
