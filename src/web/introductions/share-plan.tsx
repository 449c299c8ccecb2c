import { useState } from 'react'
import { memberClient } from '../api/member-client.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { ShareIcon } from '../ui/icons.tsx'
import { failureText } from './copy.ts'

type Props = { id: string; url: string | null; onChanged: () => Promise<void> }

/** The link is valid until the day after the meeting. */
export function SharePlan({ id, url, onChanged }: Props) {
  const [failure, setFailure] = useState<string>()
  const change = (call: () => Promise<unknown>) => async () => {
    try {
      await call()
      setFailure(undefined)
      await onChanged()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  if (url === null)
    return (
      <>
        <Button size="small" onPress={change(() => memberClient.sharePlan({ id }))}>
          <ShareIcon />
          Share this plan
        </Button>
        {failure && <ErrorText>{failure}</ErrorText>}
      </>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link with its two buttons, not a form field.
    <div
      role="group"
      aria-label="Link for a friend"
      className="min-w-0 basis-full rounded-card bg-inset p-4 text-small"
    >
      <p>For a friend: first name, date, hour and area, nothing else. It ends the day after.</p>
      <p className="mt-1 flex items-center gap-2">
        <span className="min-w-0 truncate select-all">{url}</span>
        <CopyButton text={url} label="Copy the link for a friend" />
      </p>
      <Button
        size="small"
        variant="quiet"
        className="-ml-3"
        onPress={change(() => memberClient.stopSharingPlan({ id }))}
      >
        Stop sharing
      </Button>
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}
