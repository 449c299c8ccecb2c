import { createPath, matchRoutes, parsePath, type To } from 'react-router'

type RouteFile = { module: string; imports?: string[] | undefined }

/** Absent in component tests. */
type Framework = {
  __reactRouterManifest?: { routes: Record<string, RouteFile> }
  __reactRouterRouteModules?: Record<string, unknown>
  __reactRouterDataRouter?: {
    routes: Parameters<typeof matchRoutes>[0]
    navigate: (to: To | number | null, options?: object) => Promise<void>
  }
}

/** `gone`: the server has a newer build without this file. */
export type Loading = 'loaded' | 'gone' | 'unreachable'

const framework = () => window as unknown as Framework // React Router does not type what it keeps there

/**
 * React Router reloads the page when it cannot import a route's code. So this fetches the code first, because a failed
 * fetch has no effect. Cached code is not imported again.
 */
export async function loadPageCode(pathname: string): Promise<Loading> {
  const results = await Promise.all(missingRoutes(pathname).map(loadRoute))
  return results.find((result) => result !== 'loaded') ?? 'loaded'
}

function missingRoutes(pathname: string) {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: loaded = {} } = framework()
  const matches = router ? (matchRoutes(router.routes, pathname) ?? []) : []
  return matches.map(({ route }) => String(route.id)).filter((id) => !(id in loaded))
}

async function loadRoute(id: string): Promise<Loading> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = framework()
  const route = manifest?.routes[id]
  if (!route || !loaded) return 'loaded'
  const files = await Promise.all([route.module, ...(route.imports ?? [])].map(fetchFile))
  const failed = files.find((result) => result !== 'loaded')
  if (failed) return failed
  try {
    loaded[id] ??= await import(/* @vite-ignore */ route.module)
    return 'loaded'
  } catch {
    // The file was fetched but cannot be imported. This counts as without network.
    return 'unreachable'
  }
}

async function fetchFile(url: string): Promise<Loading> {
  try {
    const reply = await fetch(url)
    await reply.arrayBuffer()
    return reply.ok ? 'loaded' : reply.status === 404 ? 'gone' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/**
 * Loads a page's code before the navigation.
 * @param onTrouble receives a retry if loading fails, undefined when a navigation proceeds
 */
export function guardNavigation(onTrouble: (retry: (() => void) | undefined) => void) {
  const { __reactRouterDataRouter: router } = framework()
  if (!router) return
  const navigate = router.navigate.bind(router)
  let latest = 0
  const guarded: typeof navigate = async (to, options) => {
    const turn = ++latest
    const pathname = pathnameOf(to)
    if (to === null || pathname === undefined || missingRoutes(pathname).length === 0) {
      onTrouble(undefined)
      return navigate(to, options)
    }
    const loading = await loadPageCode(pathname)
    if (turn !== latest) return
    if (loading === 'gone') return window.location.assign(typeof to === 'object' ? createPath(to) : String(to))
    if (loading === 'unreachable') return onTrouble(() => void guarded(to, options))
    onTrouble(undefined)
    return navigate(to, options)
  }
  router.navigate = guarded
}

function pathnameOf(to: To | number | null): string | undefined {
  if (to === null || typeof to === 'number') return undefined
  const { pathname } = typeof to === 'string' ? parsePath(to) : to
  return pathname?.startsWith('/') ? pathname : undefined
}
