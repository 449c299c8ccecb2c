import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/web/routes.ts'

const pathsOf = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above
    return children ? pathsOf(children, here) : index || path === '*' ? [] : [here]
  })

/** Every path except index routes and '*'. */
export const EVERY_PAGE = pathsOf(routes)
