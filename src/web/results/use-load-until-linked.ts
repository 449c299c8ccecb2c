import { useEffect } from 'react'
import { useLinkedPerson } from '../introductions/linked-person.ts'
import type { useMatches } from './use-matches.ts'

/** A letter's person is near the front of the list. Further pages are not searched. */
const MOST_PAGES = 5

/** Loads further pages until the person that the address names is among them. */
export function useLoadUntilLinked({
  data,
  hasNextPage,
  isFetching,
  isError,
  fetchNextPage,
}: ReturnType<typeof useMatches>['list']) {
  const linked = useLinkedPerson()
  const pages = data?.pages ?? []
  const isFound = pages.some(({ items }) => items.some(({ id }) => id === linked))
  const isSearching =
    linked !== undefined && !isFound && hasNextPage && !isFetching && !isError && pages.length < MOST_PAGES
  useEffect(() => {
    if (isSearching) void fetchNextPage({ cancelRefetch: false })
  }, [isSearching, fetchNextPage])
}
