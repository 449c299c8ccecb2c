import type { Config } from '@react-router/dev/config'

const STEPS = ['account', 'basics', 'location', 'preferences', 'dealbreakers', 'media', 'review']
const PAGES = ['concierge', 'results', 'privacy', 'unsubscribe', 'preferences', 'verify', 'verify/draft']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // "/" is left out, so that index.html is the fallback page for every address that is no page.
  prerender: [...STEPS.map((step) => `/intake/${step}`), ...PAGES.map((page) => `/${page}`)],
} satisfies Config
