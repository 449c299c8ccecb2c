import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { questionText } from '../draft/copy.ts'
import type { DraftQuestion } from '../draft/draft-question.ts'
import type { PressedInto } from '../draft/use-saving.ts'
import { useWizard } from './use-wizard.ts'

type Props = { question: DraftQuestion; onPassedBy: () => void }

/**
 * If a press caused the question and the focus has not moved since, the question takes the focus. Otherwise it is only
 * announced.
 */
export function QuestionArea({ question }: { question: DraftQuestion | undefined }) {
  const { pressedInto } = useWizard()
  const [passedBy, setPassedBy] = useState<PressedInto>()
  const onPassedBy = useCallback(() => setPassedBy(pressedInto), [pressedInto])
  const takesFocus = pressedInto?.question === question && passedBy !== pressedInto
  const text = question && !takesFocus ? questionText(question) : undefined
  return (
    <>
      <p role="status" className="sr-only">
        {text && `${text.title}. ${text.text}`}
      </p>
      {question && <Choice question={question} onPassedBy={onPassedBy} />}
    </>
  )
}

/** Conflicts are rare: the panel loads on demand. */
function Choice({ question, onPassedBy }: Props) {
  const [Panel, setPanel] = useState<ComponentType<Props>>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const code = await import('./question-panel.tsx').catch(() => undefined)
    if (code) setPanel(() => code.QuestionPanel)
    setFailed(!code)
  }, [])
  useEffect(() => void load(), [load])

  if (Panel) return <Panel question={question} onPassedBy={onPassedBy} />
  if (!hasFailed) return null
  return (
    <div className="lg:mb-5">
      <Banner
        action={
          <Button size="small" onPress={load}>
            Try again
          </Button>
        }
      >
        <b>{questionText(question).title}.</b> The choice between the two could not be loaded. What stands here is kept,
        and nothing is sent until you choose.
      </Banner>
    </div>
  )
}
