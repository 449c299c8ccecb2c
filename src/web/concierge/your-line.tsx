import { type RefObject, useEffect, useRef, useState } from 'react'
import { readTab, writeTab } from '../session/storage.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/feedback/toast-store.ts'
import { LINE_ON_CARD, ON_CARD_HINT, YOUR_LINE } from './copy.ts'
import { ownSentences } from './own-sentences.ts'
import { LineEditor, problemOf, useOwnLine } from './snapshot/own-line-part.tsx'
import type { Conversation } from './use-open-conversation.ts'
import { goOn } from './use-pressed.ts'

const askedIn = (sessionId: string) => `overture.line-asked.${sessionId}`
/** In place of the number of turns when it was offered. */
const LEFT = 'left'

type Props = {
  conversation: Pick<Conversation, 'sessionId' | 'turns'>
  /** The editor of an unsaved line. */
  openLine: RefObject<HTMLElement | null>
}

export function YourLine({ conversation, openLine }: Props) {
  const { sessionId, turns } = conversation
  const key = askedIn(sessionId)
  const [askedAt, setAskedAt] = useState(() => readTab(key))
  const ask = (at: string) => {
    writeTab(key, at)
    setAskedAt(at)
  }
  const [draft, setDraft] = useState<string>()
  // The snapshot, which then has the line, is a long way from Finish.
  const { data, change } = useOwnLine(() => {
    ask(LEFT)
    goOn()
    showToast({ variant: 'success', text: LINE_ON_CARD })
  })
  const mayOffer = data?.mayWrite === true && data.line === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is first seen.
  useEffect(() => {
    if (mayOffer && askedAt === undefined) ask(`${turns.length}`)
  }, [mayOffer])
  const isLeft = askedAt === LEFT || (draft === undefined && turns.length > Number(askedAt ?? turns.length))
  const isOpen = !isLeft && mayOffer && (draft ?? '').trim() !== ''
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    openLine.current = isOpen ? editor.current : null
    return () => {
      openLine.current = null
    }
  }, [openLine, isOpen])
  if (isLeft || !mayOffer) return null
  const leave = () => {
    ask(LEFT)
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
