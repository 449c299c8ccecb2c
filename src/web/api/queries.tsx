import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from './errors.ts'

// Concierge and results only: the first step must not load the package.

/** Per page: a new visit asks again. */
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
