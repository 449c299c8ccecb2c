import { type ReactNode, useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button, type ButtonVariant } from '../button.tsx'

type Question = {
  title: string
  /** What will happen. */
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
  cancelLabel: string
  confirmVariant?: ButtonVariant | undefined
}

/**
 * Asks once before something that cannot be taken back. It is open from the start, so that a page can fetch it only
 * when it is asked; Escape and the second button leave all as it was.
 */
export function ConfirmDialog(props: Question & { onClose: () => void }) {
  return (
    // The page's language is English, so hidden dismiss buttons must not follow the browser's.
    <I18nProvider locale="en-US">
      <Asking {...props} />
    </I18nProvider>
  )
}

function Asking(props: Question & { onClose: () => void }) {
  const id = useId()
  const { title, children, confirmLabel, onConfirm, cancelLabel, confirmVariant = 'grave', onClose } = props
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-40 grid h-(--visual-viewport-height) place-items-center overflow-y-auto bg-[rgb(10_20_16/0.55)] p-4"
    >
      <Modal className="w-full max-w-120 animate-rise">
        <Dialog
          role="alertdialog"
          aria-describedby={id}
          className="rounded-card border border-line bg-card p-6 text-ink shadow-lift [--focus:var(--focus-default)] focus:outline-none sm:p-9"
        >
          {({ close }) => (
            <>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <div id={id} className="mt-3 text-ink-soft">
                {children}
              </div>
              <div className="mt-8 flex flex-wrap gap-3">
                <Button
                  variant={confirmVariant}
                  onPress={() => {
                    close()
                    onConfirm()
                  }}
                >
                  {confirmLabel}
                </Button>
                <Button autoFocus onPress={close}>
                  {cancelLabel}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
