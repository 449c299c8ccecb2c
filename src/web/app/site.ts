import type { SiteConfig } from '../ui/page/site-config.ts'

/** The name of the site, and the links at the head and the foot of every page. */
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
    { to: '/privacy#your-data', label: 'Your data' },
  ],
}
