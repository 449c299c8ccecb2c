import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from './errors.ts'

// Only the concierge and the results import this module, so that the first step does not load the package.

/** The query cache of one page. A new visit asks again, because answers may have changed. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: Number.POSITIVE_INFINITY,
            refetchOnWindowFocus: false,
            // A refusal stays a refusal; a missing reply is worth one retry.
            retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
          },
        },
      }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
