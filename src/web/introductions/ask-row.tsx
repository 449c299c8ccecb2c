import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { kindNo, nobodyComes } from '#contract/meeting/meeting-words.ts'
import { memberClient } from '../api/member-client.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { useConfirmation } from '../ui/feedback/use-confirmation.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { useArrival } from '../ui/use-arrival.ts'
import { AskPanel } from './ask-panel.tsx'
import type { AskedPerson } from './asked-person.ts'
import {
  ASK,
  askedWhen,
  ENDED,
  failureText,
  INVENTED_ANSWERS,
  introducedTitle,
  NO_PLACE,
  saidYes,
  withdrawal,
} from './copy.ts'
import { useLinkedPerson } from './linked-person.ts'
import { SentAsk } from './seen-person.tsx'
import type { OwnIntroductions } from './use-introductions.ts'

type Props = {
  person: AskedPerson
  introductions: OwnIntroductions
  isOpenAtFirst?: boolean
  words?: string | undefined
  /** The page's only filled button. */
  isMain?: boolean
  className?: string | undefined
}

/** Only for full members. */
export function AskRow(props: Props) {
  const { person, introductions, isOpenAtFirst = false, words, isMain = false, className } = props
  const isLinked = useLinkedPerson() === person.id
  const [isOpen, setOpen] = useState(isOpenAtFirst || isLinked)
  const [isFull, setFull] = useState(false)
  // The pressed button disappears; the row takes the focus, and its name is announced.
  const row = useRef<HTMLDivElement>(null)
  const { data, reload } = introductions
  const isAbout = ({ other }: { other: { matchId: string } | null }) => other?.matchId === person.id
  const made = data?.made.find(isAbout)
  const introduced = data?.introduced.find(isAbout)
  const { name } = person
  const spoken =
    made?.state === 'refused'
      ? kindNo(name)
      : made?.state === 'ended'
        ? ENDED
        : made
          ? onItsWay(name)
          : `An introduction to ${name}`

  const isChanging = useRef(false)
  async function changed() {
    isChanging.current = true
    await reload()
    setOpen(false)
  }
  // Runs in the layout effect: later, a screen reader would announce the old name first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the announced name changes with each ask or withdrawal.
  useLayoutEffect(() => {
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !row.current?.contains(activeElement)
    if (isChanging.current && !isElsewhere) row.current?.focus()
    isChanging.current = false
  }, [spoken, isOpen])

  useArrival(row, { isLinked })

  if (!data?.offers) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls.
    <div ref={row} role="group" aria-label={spoken} tabIndex={-1} className={classes('focus:outline-none', className)}>
      {introduced ? (
        <div className="grid justify-items-start gap-3">
          <p className="flex gap-2">
            <CheckIcon className="mt-1 text-good" />
            {introduced.youAsked ? saidYes(name) : `${introducedTitle(name)}.`}
          </p>
          <LinkButton size="small" variant="primary" to="/results#introductions">
            See how you meet
          </LinkButton>
        </div>
      ) : data.received.some(isAbout) ? (
        <Link to="/results#introductions">{name} would like to meet you</Link>
      ) : made?.state === 'refused' ? (
        <p className="font-display text-[1.0625rem] italic">{kindNo(name)} Your place for an ask is free again.</p>
      ) : made?.state === 'ended' ? (
        <p className="font-display text-[1.0625rem] italic">{ENDED}</p>
      ) : made ? (
        <Asked made={made} you={data.offers.you} name={name} isDemo={person.demo} onChanged={changed} />
      ) : isOpen && (data.openAsksLeft ?? 0) > 0 ? (
        <AskPanel
          person={person}
          offers={data.offers}
          openAsksLeft={data.openAsksLeft ?? 0}
          words={words}
          onClose={() => {
            setOpen(false)
            row.current?.focus()
          }}
          onAsked={changed}
        />
      ) : (
        <Button
          size="small"
          variant={isMain ? 'primary' : 'second'}
          onPress={() => ((data.openAsksLeft ?? 0) > 0 ? setOpen(true) : setFull(true))}
        >
          {ASK}
        </Button>
      )}
      <p role="status" className="mt-3 text-small empty:mt-0">
        {isFull && !made && NO_PLACE}
      </p>
    </div>
  )
}

const onItsWay = (name: string) => `Your ask is on its way to ${name}.`

type AskedProps = ComponentProps<typeof SentAsk> & { name: string; isDemo: boolean; onChanged: () => Promise<void> }

function Asked({ made, you, name, isDemo, onChanged }: AskedProps) {
  const [failure, setFailure] = useState<string>()
  async function withdraw() {
    try {
      await memberClient.withdrawIntroduction({ id: made.id })
      setFailure(undefined)
      await onChanged()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const confirmation = useConfirmation(withdrawal(name), withdraw)
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-small">
        <CheckIcon className="mt-1 text-good" />
        <p>
          {onItsWay(name)} {isDemo && `${nobodyComes(name)} ${INVENTED_ANSWERS}`}
        </p>
        <p className="col-start-2 flex flex-wrap items-center gap-x-2 text-ink-soft">
          Asked {askedWhen(made.askedAt, new Date())}
          <Button size="small" variant="quiet" onPress={confirmation.ask}>
            Withdraw
          </Button>
        </p>
      </div>
      {confirmation.dialog}
      <div role="alert">{failure && <ErrorText>{failure}</ErrorText>}</div>
      <div className="@container mt-3 border-b border-line">
        <Disclosure label={`What ${name} sees`} className="text-small" panelClassName="pt-2 pb-5">
          <SentAsk made={made} you={you} />
        </Disclosure>
      </div>
    </>
  )
}
