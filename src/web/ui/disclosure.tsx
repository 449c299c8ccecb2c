import { type ReactNode, useId, useState } from 'react'
import { classes } from './classes.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { useIsPrinting } from './use-is-printing.ts'

type Props = {
  label: string
  /** Completes the label for screen readers. */
  of?: string | undefined
  children: ReactNode
  isOpenAtFirst?: boolean | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

/** Open in print. */
export function Disclosure({ label, of, children, isOpenAtFirst = false, className, panelClassName }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const isShown = useIsPrinting() || isOpen
  const Sign = isOpen ? MinusIcon : PlusIcon
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={classes(
          'flex min-h-13 w-full cursor-pointer items-center gap-3 border-t border-line text-left font-label text-action -outline-offset-2 transition-colors hover:bg-inset',
          className,
        )}
      >
        <span>{label}</span>
        {of && <span className="sr-only">: {of}</span>}
        <Sign className="ml-auto" />
      </button>
      <div id={id} hidden={!isShown} className={panelClassName}>
        {isShown && children}
      </div>
    </>
  )
}
