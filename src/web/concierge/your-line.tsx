import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ON_CARD_HINT, YOUR_LINE } from './copy.ts'
import { ownSentences } from './own-sentences.ts'
import { LineEditor, problemOf, useOwnLine } from './snapshot/own-line-part.tsx'
import type { Conversation } from './use-open-conversation.ts'
import { goOn } from './use-pressed.ts'

const offeredIn = (sessionId: string) => `overture.line-left.${sessionId}`

type Props = {
  conversation: Pick<Conversation, 'sessionId' | 'turns'>
  /** The editor of an unsaved line. */
  openLine: RefObject<HTMLElement | null>
}

export function YourLine({ conversation, openLine }: Props) {
  const key = offeredIn(conversation.sessionId)
  const [isLeft, setLeft] = useState(() => window.sessionStorage.getItem(key) !== null)
  const [draft, setDraft] = useState<string>()
  // After saving, the snapshot takes the focus.
  const { data, change } = useOwnLine()
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
    window.sessionStorage.setItem(key, '1')
    setLeft(true)
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
            {ownSentences(conversation.turns).map((sentence) => (
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
