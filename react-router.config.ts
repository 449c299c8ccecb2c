import type { Config } from '@react-router/dev/config'
import { packAssets } from './scripts/pack-assets.ts'

// No pages: the server leads them to the first step, as every address that is none.
const LEADING_ON = ['/', '/intake']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => !LEADING_ON.includes(path)),
  // Once here, as small as it gets, and not for every visitor.
  buildEnd: () => packAssets('build/client/assets'),
} satisfies Config
