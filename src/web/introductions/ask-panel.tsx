import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Introductions } from '#contract/introductions.ts'
import { MAX_INTRODUCTION_TEXT, MAX_OPEN_ASKS, MAX_PLAN_PART } from '#contract/limits.ts'
import { nobodyComes, weekdayInWords } from '#contract/meeting/meeting-words.ts'
import { PUBLIC_KINDS } from '#contract/options.ts'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { SpokenGroup } from '../ui/feedback/spoken-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { NativeSelect } from '../ui/fields/native-select.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import type { AskedPerson } from './asked-person.ts'
import { ASK, failureText, INVENTED_ANSWERS, NO_DRAFT, planHint } from './copy.ts'
import { areaFrom, areaParts } from './plan-area.ts'
import { SeenPerson } from './seen-person.tsx'
import { NOTHING_SHARED, ShareFields, toShare } from './share-fields.tsx'
import { OfferFields } from './times/offer-fields.tsx'
import { otherDay } from './times/other-day.ts'
import { toOffer, useOffer } from './times/use-offer.ts'
import { useIntroDraft } from './use-intro-draft.ts'
import { useRefusal } from './use-refusal.ts'

type Props = {
  person: AskedPerson
  offers: NonNullable<Introductions['offers']>
  openAsksLeft: number
  /** The text to begin with, if not a draft. */
  words?: string | undefined
  onClose: () => void
  onAsked: () => Promise<void>
}

const WRITTEN_PARTS = ['day', 'window', 'vibe'] as const
const LONGEST_KIND = Math.max(...PUBLIC_KINDS.map((kind) => kind.length))
const MAX_NEIGHBORHOOD = MAX_PLAN_PART - LONGEST_KIND - 2
const DRAFT_BUTTON = { coming: 'Making a draft...', made: 'Use the draft again', failed: 'Make a draft' }

/** Texts by person, kept while the page is open: "Not now" must not lose them. */
const unsent = new Map<string, string>()

/** Shows what the other person will see. If the server refuses, the texts stay. */
export function AskPanel({ person, offers, openAsksLeft, words, onClose, onAsked }: Props) {
  const id = useId()
  const { name } = person
  const { you } = offers
  const seen = useQuery({
    queryKey: ['seen-in-ask', person.id],
    queryFn: ({ signal }) => memberClient.previewAsk({ matchId: person.id }, { signal }),
  })
  const offer = useOffer(person.id)
  const draft = useIntroDraft(person, {
    yourName: you.firstName,
    findTime: offer.reload,
    words: words ?? unsent.get(person.id),
  })
  const offered = toOffer(offer)
  const [share, setShare] = useState(NOTHING_SHARED)
  const sending = {
    matchId: person.id,
    text: draft.text,
    plan: { ...draft.plan, area: areaFrom(areaParts(draft.plan.area)) },
    offer: offered,
    share: toShare(share),
  }
  const { error, issues, form, refuse, clear } = useRefusal(sending)

  async function ask() {
    clear()
    try {
      await memberClient.askIntroduction(sending)
      unsent.delete(person.id)
      await onAsked()
    } catch (refused) {
      refuse(refused)
    }
  }

  return (
    <SpokenGroup labelledBy={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 py-3">
      <div>
        <h3 id={id} className="text-h3">
          {ASK}
        </h3>
        <WhatTheySee person={person} isKnown={seen.data !== undefined} />
      </div>
      <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-edge p-4 sm:p-5">
          {seen.data ? (
            <SeenPerson seen={seen.data.you} />
          ) : (
            <p className="text-small text-ink-soft">{[you.firstName, you.age, you.city].filter(Boolean).join(' · ')}</p>
          )}
          <TextArea
            label="Your words"
            hint={`${draft.state === 'failed' ? '' : 'A draft made for the two of you. Change what you like. '}No links, numbers or addresses.`}
            value={draft.text}
            onChange={(text) => {
              draft.setText(text)
              unsent.set(person.id, text)
            }}
            maxLength={MAX_INTRODUCTION_TEXT}
            error={issues.text}
          />
          <p className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-soft">
            {draft.text.length} of {MAX_INTRODUCTION_TEXT}
            <Button size="small" variant="quiet" isPending={draft.state === 'coming'} onPress={draft.useDraftAgain}>
              {DRAFT_BUTTON[draft.state]}
            </Button>
          </p>
          <p role="status" className="-mt-3 text-small empty:sr-only">
            {draft.state === 'failed' && NO_DRAFT}
          </p>
          <p role="status" className="-mt-3 text-small empty:sr-only">
            {otherDay(draft.text, offered?.times.map(({ starts }) => weekdayInWords(starts)) ?? [draft.plan.day])}
          </p>
          <OfferFields
            title="Two or three times"
            hint={`${name} takes one, or offers others.`}
            form={offer}
            issues={issues}
            name="offered-time"
          />
          <PlanFields {...{ draft, issues, name }} hasTimes={offered !== null} avoids={offers.avoids ?? []} />
        </div>
        <ShareFields
          title={`If ${name} says yes, share`}
          offers={offers}
          value={share}
          onChange={setShare}
          errors={issues}
        />
      </div>
      <div className="text-small">
        <p>
          {name} gets nothing more than this. If {name} says yes, {name} also gets what you tick here, and both of you
          read your safety choices, but not whose they are.
        </p>
        <p className="mt-2">
          <b>Asks stay few.</b> You can have three open at once; this is your {nthOf(openAsksLeft)}. At most three
          people wait for {name} at a time.
        </p>
        <p className="mt-2 text-ink-soft">
          It stays open for 14 days. You can withdraw it until there is an answer. A no may come as a kind sentence, or
          as silence.
        </p>
      </div>
      <div role="alert" className="empty:sr-only">
        {error !== undefined && <ErrorText>{failureText(error)}</ErrorText>}
      </div>
      <div className="flex flex-wrap gap-3">
        {/* A later plan would replace the one that the member read. */}
        <Button variant="primary" isUnavailable={draft.isPlanComing} onPress={ask}>
          {ASK}
        </Button>
        <Button onPress={onClose}>Not now</Button>
      </div>
    </SpokenGroup>
  )
}

function WhatTheySee({ person: { name, demo }, isKnown }: { person: AskedPerson; isKnown: boolean }) {
  return (
    <>
      <p className="text-small text-ink-soft">
        {isKnown ? `This is exactly what ${name} will see, and nothing else.` : `What ${name} will see.`}
      </p>
      {demo && (
        <p className="mt-2 text-small">
          {nobodyComes(name)} {INVENTED_ANSWERS}
        </p>
      )}
    </>
  )
}

const NTH = ['first', 'second', 'third']
const nthOf = (left: number) => NTH[MAX_OPEN_ASKS - left] ?? 'last'

/** Offered times give the day and window. Without them, both are free text. */
const WHAT = ['vibe'] as const
const PART_LABELS = { day: 'Day', window: 'Window', vibe: 'What you would do' }

type PlanProps = {
  draft: ReturnType<typeof useIntroDraft>
  issues: Record<string, string>
  hasTimes: boolean
  /** Kinds of place that are not offered. */
  avoids: readonly string[]
  name: string
}

function PlanFields({ draft, issues, hasTimes, avoids, name }: PlanProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-[1.1875rem]">The plan</legend>
      <div className="grid gap-4 @min-[30rem]:grid-cols-2">
        {(hasTimes ? WHAT : WRITTEN_PARTS).map((part) => (
          <Field
            key={part}
            className={part === 'vibe' ? '@min-[30rem]:col-span-2' : undefined}
            label={PART_LABELS[part]}
            hint={part === 'vibe' ? planHint(name) : undefined}
            value={draft.plan[part]}
            onChange={(words) => draft.setPlan({ ...draft.plan, [part]: words })}
            maxLength={MAX_PLAN_PART}
            error={issues[`plan.${part}`]}
          />
        ))}
        <AreaFields draft={draft} issues={issues} avoids={avoids} />
      </div>
    </fieldset>
  )
}

/** A first plan is in public: members choose the kind of place and type only the neighborhood. */
function AreaFields({ draft, issues, avoids }: Omit<PlanProps, 'hasTimes' | 'name'>) {
  const { kind, where } = areaParts(draft.plan.area)
  const set = (part: Partial<ReturnType<typeof areaParts>>) =>
    draft.setPlan({ ...draft.plan, area: areaFrom({ kind, where, ...part }) })
  return (
    <>
      <NativeSelect
        name="plan-kind"
        label="Kind of place"
        value={kind}
        onChange={(chosen) => set({ kind: PUBLIC_KINDS.find((one) => one === chosen) ?? kind })}
        options={PUBLIC_KINDS.filter((one) => !avoids.includes(one)).map((value) => ({ value, label: value }))}
        isRequired
      />
      <Field
        label="Neighborhood"
        isOptional
        value={where}
        onChange={(typed) => set({ where: typed })}
        maxLength={MAX_NEIGHBORHOOD}
        error={issues['plan.area']}
      />
    </>
  )
}
