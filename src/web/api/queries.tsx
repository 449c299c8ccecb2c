import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from './errors.ts'

// Only the concierge and results use this: the first step must not load the package.

/** Each page has its own cache: a new visit asks again. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: Number.POSITIVE_INFINITY,
            refetchOnWindowFocus: false,
            // Repeating a refused call is useless. A call without a reply is repeated once.
            retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
          },
        },
      }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
