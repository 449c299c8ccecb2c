import { createContext, useContext } from 'react'

type SiteLink = { to: string; label: string }

export type SiteConfig = {
  name: string
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
