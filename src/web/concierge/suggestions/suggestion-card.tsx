import { useState } from 'react'
import { distanceBandText } from '#contract/distance.ts'
import type { IntroDraft, Suggestion } from '#contract/suggestions.ts'
import { useCall } from '../../api/use-call.ts'
import { AskRow } from '../../introductions/ask-row.tsx'
import { canAsk } from '../../introductions/can-ask.ts'
import type { OwnIntroductions } from '../../introductions/use-introductions.ts'
import { PairFigure } from '../../member-cards/pair-figure.tsx'
import { SAMPLE } from '../../member-cards/sample-members-line.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useFrozenWhilePressed } from '../../ui/defer-while-pressed.ts'
import { Facts } from '../../ui/facts.tsx'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { INTRO_FAILED, OPENERS_FAILED } from '../copy.ts'
import { failureCode, fetchIntroDraft, fetchOpeners } from './introductions.ts'
import type { WrittenTexts } from './use-written-texts.ts'

type Props = {
  person: Suggestion
  introductions: OwnIntroductions
  yourName: () => string
  written: WrittenTexts
}

const KINDS = ['A question', 'Something shared', 'An invitation']

export function SuggestionCard({ person, introductions, yourName, written }: Props) {
  const { id, name, age, distance_km, score, brief } = person
  const [used, setUsed] = useState<{ text: string; at: number }>()
  const near = distance_km == null ? undefined : distanceBandText(distance_km)
  const facts = [age, near, person.demo && SAMPLE].filter((fact) => fact != null && fact !== false)
  const mayAsk = canAsk(introductions, id)
  // After an ask, a draft with other words would look like the sent text.
  const isAskOut = introductions.data?.offers != null && !mayAsk
  return (
    <Card as="article" isFlush aria-label={name} className="grid gap-4 px-5 py-6 sm:px-9 sm:py-8">
      <div className="grid items-center justify-items-start gap-4 @min-[13rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-[1.75rem] font-[450]">
            <bdi>{name}</bdi>
          </h3>
          {facts.length > 0 && <Facts facts={facts.map(String)} className="mt-0.5 text-small text-ink-soft" />}
        </div>
        <PairFigure score={score} agreement={person.agreement} size="small" />
      </div>
      {brief && <p className="font-display text-lede italic wrap-anywhere">{brief}</p>}
      {!isAskOut && (
        <WaysToWrite
          {...{ person, yourName, written }}
          onUse={mayAsk ? (text) => setUsed({ text, at: (used?.at ?? 0) + 1 }) : undefined}
        />
      )}
      <AskRow
        // Each inserted opener starts a new ask.
        key={used?.at ?? 0}
        person={{ ...person, demo: person.demo ?? false, shared: [] }}
        introductions={introductions}
        isOpenAtFirst={used !== undefined}
        words={used?.text}
        isMain
      />
    </Card>
  )
}

type WaysProps = Pick<Props, 'person' | 'yourName' | 'written'> & { onUse: ((text: string) => void) | undefined }

function WaysToWrite({ person: { id, name, brief }, yourName, written, onUse }: WaysProps) {
  const openers = useFrozenWhilePressed(
    useCall({ mutationFn: fetchOpeners, onSuccess: (texts) => written.write(`${id} openers`, texts) }),
  )
  const intro = useFrozenWhilePressed(
    useCall({
      mutationFn: fetchIntroDraft,
      onSuccess: ({ opener, plan }) => written.write(`${id} intro`, [opener, plan.vibe]),
    }),
  )
  const pair = (kind: 'openers' | 'intro') => ({
    yourName: yourName(),
    theirName: name,
    brief,
    said: written.beside(`${id} ${kind}`),
  })
  return (
    <>
      <div aria-live="polite" className="grid gap-4 empty:sr-only">
        {openers.data && <Openers openers={openers.data} name={name} onUse={onUse} />}
        {openers.isError && <Failure text={OPENERS_FAILED} error={openers.error} />}
        {intro.data && <Intro draft={intro.data} name={name} />}
        {intro.isError && <Failure text={INTRO_FAILED} error={intro.error} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are not form fields, so no fieldset. */}
      <div role="group" aria-label={`Write to ${name}`} className="flex flex-wrap gap-2.5">
        <Button size="small" isPending={openers.isPending} onPress={() => openers.call(pair('openers'))}>
          {openers.isPending ? 'Writing openers...' : 'Get 3 Openers'}
        </Button>
        <Button size="small" isPending={intro.isPending} onPress={() => intro.call(pair('intro'))}>
          {intro.isPending ? 'Drafting intro...' : 'Draft Intro'}
        </Button>
      </div>
    </>
  )
}

type OpenersProps = { openers: readonly string[]; name: string; onUse: ((text: string) => void) | undefined }

function Openers({ openers, name, onUse }: OpenersProps) {
  return (
    <ol className="animate-rise">
      {openers.map((opener, place) => (
        <li key={opener} className="border-t border-line pt-3.5 pb-2">
          <p className="text-micro font-label text-accent">{KINDS[place] ?? 'Another way'}</p>
          <Quote text={opener} copyLabel={`Copy opener ${place + 1} for ${name}`} />
          {onUse && (
            <Button
              size="small"
              variant="quiet"
              className="-ml-3"
              aria-label={`Use this: opener ${place + 1} for ${name}`}
              onPress={() => onUse(opener)}
            >
              Use this
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function Intro({ draft: { opener, plan }, name }: { draft: IntroDraft; name: string }) {
  const terms = [
    ['Day', plan.day],
    ['Window', plan.window],
    ['Vibe', plan.vibe],
    ['Area', plan.area],
  ] as const
  return (
    <div className="animate-rise border-t border-line pt-3.5">
      <p className="text-micro font-label text-accent">Your intro</p>
      <Quote text={opener} copyLabel={`Copy your intro for ${name}`} />
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3.5 border-t border-line pt-4">
        {terms.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-micro font-medium text-ink-soft">{term}</dt>
            <dd className="text-[1rem] leading-[1.35] font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Quote({ text, copyLabel }: { text: string; copyLabel: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <blockquote
        dir="auto"
        className="pt-0.5 font-display text-[1.125rem] leading-[1.45] wrap-anywhere whitespace-pre-line"
      >
        {text}
      </blockquote>
      <CopyButton text={text} label={copyLabel} />
    </div>
  )
}

function Failure({ text, error }: { text: string; error: unknown }) {
  const code = failureCode(error)
  return (
    <div>
      <ErrorText>{text}</ErrorText>
      {code && <p className="ml-6.5 text-micro text-ink-soft">{code}</p>}
    </div>
  )
}
