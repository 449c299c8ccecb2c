import type { Config } from '@react-router/dev/config'
import { packAssets } from './scripts/pack-assets.ts'

// These paths have no page: the server redirects them to the first step.
const LEADING_ON = ['/', '/intake']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => !LEADING_ON.includes(path)),
  // Compresses once, as much as possible, instead of for every visitor.
  buildEnd: () => packAssets('build/client/assets'),
} satisfies Config
