import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EyeIcon } from '../../ui/icons.tsx'

/** Only its owner sees it. It is fetched without a referrer. */
export function PhotoRow({ url, onRemove }: { url: string; onRemove: () => void }) {
  const [isBroken, setBroken] = useState(false)
  const name = url.replace(/^https?:\/\//, '')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 last:border-b">
      {isBroken ? (
        <span className="grid size-16 shrink-0 place-items-center rounded-card bg-inset text-ink-soft">
          <EyeIcon />
        </span>
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          className="size-16 shrink-0 rounded-card bg-inset object-cover"
        />
      )}
      <span className="min-w-0 flex-1 basis-32 text-small wrap-anywhere">
        {name}
        {isBroken && <span className="block text-ink-soft">No preview from here. The link is kept.</span>}
      </span>
      <Button variant="quiet" size="small" className="ml-auto" aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </li>
  )
}
