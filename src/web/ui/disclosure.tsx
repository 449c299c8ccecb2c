import { type ReactNode, useId, useState } from 'react'
import { classes } from './classes.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { useIsPrinting } from './use-is-printing.ts'

type Props = {
  label: string
  /** Completes the label for readers where several stand on a page, such as a name. */
  of?: string | undefined
  children: ReactNode
  isOpenAtFirst?: boolean | undefined
  /** For the row that is pressed. */
  className?: string | undefined
  panelClassName?: string | undefined
}

/** A full-width row that opens what lies under it; plus and minus show which way it goes. On paper it is open. */
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
        {/* Words of its own, whatever completes them. */}
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
