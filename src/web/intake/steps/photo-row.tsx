import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EyeIcon } from '../../ui/icons.tsx'

/** One photo, shown to its owner alone: the browser fetches it without saying where from. */
export function PhotoRow({ url, onRemove }: { url: string; onRemove: () => void }) {
  const [isBroken, setBroken] = useState(false)
  const name = url.replace(/^https?:\/\//, '')
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-4 border-t border-line py-3 last:border-b">
      {isBroken ? (
        <span className="grid size-16 place-items-center rounded-card bg-inset text-ink-soft">
          <EyeIcon />
        </span>
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          className="size-16 rounded-card bg-inset object-cover"
        />
      )}
      <span className="min-w-0 text-small wrap-anywhere">
        {name}
        {isBroken && <span className="block text-ink-soft">No preview from here. The link is kept.</span>}
      </span>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </li>
  )
}
