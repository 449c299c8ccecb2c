import { useState } from 'react'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { failureText, issuesOf } from './copy.ts'
import { OfferFields } from './times/offer-fields.tsx'
import { toOffer, useOfferNow } from './times/use-offer.ts'

type Props = {
  id: string
  matchId: string
  firstName: string
  onDone: () => void
  onOffered: () => Promise<void>
}

/** The agreed time stays valid until another one is taken. */
export function OfferAgain({ id, matchId, firstName, onDone, onOffered }: Props) {
  const form = useOfferNow(matchId)
  const [error, setError] = useState<unknown>()
  async function send() {
    const offer = toOffer(form)
    if (!offer) return
    setError(undefined)
    try {
      await memberClient.offerTimes({ id, offer })
      onDone()
      await onOffered()
    } catch (refused) {
      setError(refused)
    }
  }
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <OfferFields
        title="Another time"
        hint={`Offer up to three; ${firstName} picks one.`}
        form={form}
        issues={issuesOf(error)}
        name={`again-${id}`}
        takesFocus
      />
      <div role="alert" className="empty:sr-only">
        {error !== undefined && <ErrorText>{failureText(error)}</ErrorText>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" variant="primary" isUnavailable={toOffer(form) === null} onPress={send}>
          Offer these times
        </Button>
        <Button size="small" variant="quiet" onPress={onDone}>
          Not now
        </Button>
      </div>
    </div>
  )
}
