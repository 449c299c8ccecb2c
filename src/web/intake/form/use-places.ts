import { useEffect, useState } from 'react'
import type { FoundPlaces } from '#contract/places.ts'
import { client } from '../../api/client.ts'

const ASK_AFTER_MS = 150
const SHORTEST = 2

/** A failed request gives no places: suggestions are optional. */
export function usePlaces(text: string) {
  const [found, setFound] = useState<FoundPlaces & { text: string }>({ text: '', places: [] })
  const q = text.trim()
  useEffect(() => {
    if (q.length < SHORTEST) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await client.findPlaces({ q }, { signal: abort.signal }).catch(() => ({ places: [] }))
      if (!abort.signal.aborted) setFound({ text: q, ...reply })
    }, ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q])
  const isAsked = q.length >= SHORTEST
  const isLoading = isAsked && found.text !== q
  return {
    places: isAsked ? found.places : [],
    named: isAsked && !isLoading ? (found.named ?? []) : [],
    meant: isAsked && !isLoading ? (found.meant ?? []) : [],
    isLoading,
    isUnknown: isAsked && !isLoading && found.places.length === 0,
  }
}
