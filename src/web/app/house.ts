import type { House } from '../ui/house.tsx'

/** What the house is called and where its doors lead: the words of every masthead and foot. */
export const house: House = {
  name: 'Overture',
  home: '/intake/account',
  rooms: [
    { to: '/intake/account', label: 'Intake' },
    { to: '/concierge', label: 'Concierge' },
    { to: '/results', label: 'Matches' },
  ],
  foot: [
    { to: '/privacy', label: 'Privacy' },
    { to: '/preferences', label: 'Email preferences' },
  ],
  footNote: '18+ only',
}
