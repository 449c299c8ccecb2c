import type { SiteConfig } from '../ui/page/site-config.ts'

/** What the house is called and where its doors lead: the words of every masthead and foot. */
export const site: SiteConfig = {
  name: 'Overture',
  home: '/intake/account',
  navLinks: [
    { to: '/intake/account', label: 'Intake' },
    { to: '/concierge', label: 'Concierge' },
    { to: '/results', label: 'Matches' },
  ],
  footerLinks: [
    { to: '/privacy', label: 'Privacy' },
    { to: '/preferences', label: 'Email preferences' },
  ],
}
