import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from './errors.ts'

// Only concierge and results import this module, so that the first step does not carry the package.
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // A refusal stays one however often it is asked; no answer at all is worth one more try.
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    },
  },
})

/** What the pages below it know of the server, kept while the person moves between them. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
