import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from './errors.ts'

// Only concierge and results import this module, so that the first step does not carry the package.

/** What the page below it knows of the server. A new visit of the page asks anew: answers may have changed in between. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: Number.POSITIVE_INFINITY,
            refetchOnWindowFocus: false,
            // A refusal stays one however often it is asked; no answer at all is worth one more try.
            retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
          },
        },
      }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
