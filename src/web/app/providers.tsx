import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { HouseProvider } from '../ui/house.tsx'
import { house } from './house.ts'

/** What every page may ask for. The page's language is English, so controls must not follow the browser's. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="en-US">
      <HouseProvider value={house}>{children}</HouseProvider>
    </I18nProvider>
  )
}
