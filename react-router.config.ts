import type { Config } from '@react-router/dev/config'

const STEPS = ['account', 'basics', 'location', 'preferences', 'dealbreakers', 'media', 'review']
const PAGES = ['concierge', 'results', 'privacy', 'unsubscribe', 'preferences', 'verify', 'verify/draft']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // "/" is no page: the server leads it to the first step, as every address that is none.
  prerender: [...STEPS.map((step) => `/intake/${step}`), ...PAGES.map((page) => `/${page}`)],
} satisfies Config
