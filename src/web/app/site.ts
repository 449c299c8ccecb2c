import { expectsHome } from '../session/home-memory.ts'
import { useSessionSoFar } from '../session/use-session.ts'
import type { SiteConfig } from '../ui/page/site-config.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

export const site: SiteConfig = {
  name: 'Overture',
  home: '/intake/account',
  navLinks: [
    { to: '/intake/account', label: 'Intake' },
    { to: '/concierge', label: 'Concierge' },
    { to: '/results', label: 'Matches' },
  ],
  footerLinks: [
    { to: '/privacy#help', label: 'Help' },
    { to: '/privacy', label: 'Privacy' },
    { to: '/preferences', label: 'Email preferences' },
    { to: '/privacy#your-data', label: 'Your data' },
  ],
}

const memberSite: SiteConfig = {
  ...site,
  navLinks: site.navLinks.map((link) => (link.to === site.home ? { ...link, label: 'Home' } : link)),
}

/** Until the server answers, the menu is that of the last visit. */
export function useSite(): SiteConfig {
  const session = useSessionSoFar()
  const isHydrated = useHydrated()
  const isHome = session.status === 'known' ? session.submitted === true : isHydrated && expectsHome()
  return isHome ? memberSite : site
}
