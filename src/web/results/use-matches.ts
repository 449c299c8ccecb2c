import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { memberClient } from '../api/member-client.ts'

const keyOf = (email: string) => ['matches', email] as const

/** `reload` starts at the first page. */
export function useMatches(email: string) {
  const queries = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: keyOf(email),
    queryFn: ({ pageParam, signal }) => memberClient.listMatches({ email, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  return { list, reload: () => queries.resetQueries({ queryKey: keyOf(email) }) }
}
