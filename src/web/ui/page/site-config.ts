import { createContext, useContext } from 'react'

type SiteLink = { to: string; label: string }

/** Site name, navigation and footer links. The app provides them. */
export type SiteConfig = {
  name: string
  /** Where the logo leads. */
  home: string
  navLinks: readonly SiteLink[]
  footerLinks: readonly SiteLink[]
}

const SiteConfigContext = createContext<SiteConfig>({
  name: '',
  home: '/',
  navLinks: [],
  footerLinks: [],
})

export const SiteConfigProvider = SiteConfigContext.Provider

export const useSiteConfig = () => useContext(SiteConfigContext)
