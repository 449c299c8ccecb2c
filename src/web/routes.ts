import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('app/to-account.tsx', { id: 'home' }),
  route('intake', 'intake/wizard/intake-layout.tsx', [
    index('app/to-account.tsx', { id: 'intake-index' }),
    route('account', 'intake/steps/account-step.tsx'),
    route('basics', 'intake/steps/basics-step.tsx'),
    route('location', 'intake/steps/location-step.tsx'),
    route('preferences', 'intake/steps/preferences-step.tsx'),
    route('dealbreakers', 'intake/steps/dealbreakers-step.tsx'),
    route('media', 'intake/steps/media-step.tsx'),
    route('review', 'intake/steps/review-step.tsx'),
  ]),
  route('concierge', 'concierge/concierge-page.tsx'),
  route('results', 'results/results-page.tsx'),
  route('how-did-it-go', 'after-meeting/after-meeting-page.tsx'),
  route('plan', 'shared-plan/shared-plan-page.tsx'),
  route('privacy', 'privacy/privacy-page.tsx'),
  route('unsubscribe', 'unsubscribe/unsubscribe-page.tsx'),
  route('preferences', 'email-preferences/email-preferences-page.tsx'),
  route('verify', 'email-link/verify-page.tsx'),
  route('verify/draft', 'email-link/draft-choice-page.tsx'),
  route('*', 'app/to-account.tsx', { id: 'unknown' }),
] satisfies RouteConfig
