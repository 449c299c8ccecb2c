import { useEffect } from 'react'
import { useLinkedPerson } from '../introductions/linked-person.ts'
import type { useMatches } from './use-matches.ts'

/** A person from a letter is near the start of the list. */
const MOST_PAGES = 5

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
