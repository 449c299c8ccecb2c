import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { CheckIcon } from './icons.tsx'
import { Spinner } from './spinner.tsx'
import { useSingleFlight } from './use-single-flight.ts'

export type ButtonVariant = 'primary' | 'second' | 'quiet' | 'grave'
type ButtonSize = 'small' | 'beside'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Makes it a toggle. */
  isPressed?: boolean | undefined
  /** Green, with a check, and inert. */
  isGood?: boolean | undefined
  className?: string | undefined
}

// Pseudo-classes also work on a prerendered button.
const SHAPE =
  'inline-flex max-w-full cursor-pointer items-center justify-center gap-2 rounded-pill border-[1.5px] text-center leading-tight font-label no-underline transition-colors active:scale-[0.985] off:cursor-not-allowed off:scale-100 off:border-transparent'

const SIZES = {
  normal: 'min-h-12 py-2.5',
  small: 'min-h-11 py-2 text-small',
  beside: 'min-h-13 py-2.5',
}

const OFF = 'off:bg-inset off:text-ink-soft'

const VARIANTS = {
  primary: `border-transparent bg-action text-on-action hover:bg-action-hover ${OFF}`,
  second: `border-edge text-action hover:border-action hover:bg-action-wash ${OFF}`,
  quiet:
    'border-transparent text-action underline-offset-4 hover:underline off:bg-transparent off:text-ink-soft off:no-underline',
  grave: `border-danger text-danger hover:bg-danger hover:text-on-danger ${OFF}`,
}

const PRESSED = {
  primary: `border-transparent bg-action-hover text-on-action ${OFF}`,
  second: `border-action bg-action-wash text-action ${OFF}`,
  quiet: 'border-transparent bg-action-wash text-action off:bg-transparent off:text-ink-soft',
  grave: `border-danger bg-danger-wash text-danger ${OFF}`,
}

const GOOD = 'border-transparent off:bg-good-wash off:text-good'

function padding(variant: ButtonVariant, size: ButtonSize | undefined): string {
  if (variant === 'quiet') return 'px-3'
  return size === 'small' ? 'px-4.5' : 'px-6'
}

export function buttonClass({ variant = 'second', size, isPressed, isGood, className }: Look): string {
  const look = isGood ? GOOD : (isPressed ? PRESSED : VARIANTS)[variant]
  return classes(SHAPE, SIZES[size ?? 'normal'], padding(variant, size), look, className)
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'onClick' | 'onKeyDown' | 'disabled'> &
  Look & {
    /** Ignored while the last press's promise is pending. */
    onPress?: (() => unknown) | undefined
    isDisabled?: boolean | undefined
    /** Inert, but keeps the focus, as in a countdown. */
    isUnavailable?: boolean | undefined
    /** Inert, with a spinner; keeps the focus. The caller changes the label, which is announced once. */
    isPending?: boolean | undefined
  }

/** Native, because the first page must stay small. */
export function Button(props: Props) {
  const { variant, size, className, isPressed, isGood, isUnavailable, isDisabled, isPending, ...rest } = props
  const { onPress, type = 'button', id: givenId, children, ...attributes } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  const isInert = Boolean(isPending || isGood || isUnavailable)
  const press = useSingleFlight(() => onPress?.())

  function onClick(event: MouseEvent) {
    // The first click may have put another button here.
    if (event.detail > 1) event.preventDefault()
    else if (!isInert) press()
  }

  return (
    <>
      <button
        {...attributes}
        id={id}
        // An inert button must not submit its form.
        type={isInert ? 'button' : type}
        disabled={isDisabled}
        aria-disabled={isInert || undefined}
        aria-pressed={isPressed}
        onClick={onClick}
        onKeyDown={holdOnce}
        className={buttonClass({ variant, size, isPressed, isGood, className })}
      >
        {isPending && <Spinner />}
        {!isPending && (isPressed || isGood) && <CheckIcon />}
        {children}
      </button>
      {isPending !== undefined && (
        <span aria-live="polite" className="sr-only">
          {/* Announces the new name once. */}
          {isPending && <span role="img" aria-labelledby={id} />}
        </span>
      )}
    </>
  )
}

function holdOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

export function LinkButton({
  variant = 'second',
  size,
  className,
  ...rest
}: LinkProps & Omit<Look, 'isPressed' | 'isGood'>) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />
}
