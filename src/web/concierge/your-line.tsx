import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/feedback/toast-store.ts'
import { LINE_ON_CARD, ON_CARD_HINT, YOUR_LINE } from './copy.ts'
import { ownSentences } from './own-sentences.ts'
import { LineEditor, problemOf, useOwnLine } from './snapshot/own-line-part.tsx'
import type { Conversation } from './use-open-conversation.ts'
import { goOn } from './use-pressed.ts'

const askedIn = (sessionId: string) => `overture.line-asked.${sessionId}`
/** Less than any number of turns. */
const LEFT = -1

type Props = {
  conversation: Pick<Conversation, 'sessionId' | 'turns'>
  /** The editor of an unsaved line. */
  openLine: RefObject<HTMLElement | null>
}

export function YourLine({ conversation, openLine }: Props) {
  const { sessionId, turns } = conversation
  const [askedAt, setAskedAt] = useState(() =>
    Number(window.sessionStorage.getItem(askedIn(sessionId)) ?? turns.length),
  )
  useEffect(() => window.sessionStorage.setItem(askedIn(sessionId), `${askedAt}`), [sessionId, askedAt])
  const [draft, setDraft] = useState<string>()
  // The snapshot, which then has the line, is a long way from Finish.
  const { data, change } = useOwnLine(() => {
    goOn()
    showToast({ variant: 'success', text: LINE_ON_CARD })
  })
  const isLeft = draft === undefined ? turns.length > askedAt : askedAt === LEFT
  const isOpen = !isLeft && data?.line === null && (draft ?? '').trim() !== ''
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    openLine.current = isOpen ? editor.current : null
    return () => {
      openLine.current = null
    }
  }, [openLine, isOpen])
  if (isLeft || !data?.mayWrite || data.line !== null) return null
  const leave = () => {
    setAskedAt(LEFT)
    goOn()
  }
  return (
    <section aria-labelledby="your-line" className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h3 id="your-line" className="text-[1.1875rem]">
        {YOUR_LINE}
      </h3>
      {draft === undefined ? (
        <>
          <p className="text-small text-ink-soft">{ON_CARD_HINT}</p>
          <div className="-ml-3 flex flex-wrap">
            {ownSentences(turns).map((sentence) => (
              <Button key={sentence} size="small" variant="quiet" onPress={() => setDraft(sentence)}>
                {`\u201c${sentence}\u201d`}
              </Button>
            ))}
            <Button size="small" variant="quiet" onPress={() => setDraft('')}>
              Write a line
            </Button>
            <Button size="small" variant="quiet" onPress={leave}>
              No, thanks
            </Button>
          </div>
        </>
      ) : (
        <div ref={editor} className="grid w-full gap-3">
          <LineEditor
            value={draft}
            onChange={setDraft}
            isPending={change.isPending}
            error={change.error ? problemOf(change.error) : undefined}
            onPut={() => change.mutate(draft)}
            onLeave={leave}
          />
        </div>
      )}
    </section>
  )
}
