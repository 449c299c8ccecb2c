import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import brygada from '../../node_modules/.cache/faces/brygada-1918-basic-wght-normal.woff2?url'
import figtree from '../../node_modules/.cache/faces/figtree-basic-wght-normal.woff2?url'
import { BeforeHydrationScript, LoadTrouble, RestoreTypedScript } from './app/before-hydration.tsx'
import { NavigationGuard } from './app/navigation-guard.tsx'
import { Opening } from './app/opening.tsx'
import { RouteError } from './app/route-error.tsx'
import { site, useSite } from './app/site.ts'
import { ToastRegion } from './ui/feedback/toast.tsx'
import { SiteConfigProvider } from './ui/page/site-config.ts'
import theme from './ui/theme.css?inline'

const DESCRIPTION =
  'A dating concierge for verified adults: a guided intake, a conversation in your own words, and introductions with their reasons.'

/**
 * Inlined, so that the page paints without another file.
 */
const THEME = import.meta.env.SSR ? theme : ''
// In development, style changes show at once.
if (import.meta.env.DEV) void import('./ui/theme.css')

/** Preloads the basic letters of the two upright fonts. */
export const links: LinksFunction = () => [
  { rel: 'icon', href: '/logo.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[figtree, brygada].map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export function Layout({ children }: { children: ReactNode }) {
  const shown = useSite()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={DESCRIPTION} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={`${site.name}, a dating concierge`} />
        <meta property="og:description" content={DESCRIPTION} />
        <meta name="theme-color" content="#17372c" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b3d31" media="(prefers-color-scheme: dark)" />
        <BeforeHydrationScript />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, printed at build time. */}
        <style dangerouslySetInnerHTML={{ __html: THEME }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteConfigProvider value={shown}>{children}</SiteConfigProvider>
        <RestoreTypedScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <a
        href="#main"
        className="absolute top-0 left-4 z-50 -translate-y-full rounded-pill bg-card px-5 py-3 text-ink focus:translate-y-4"
      >
        Skip to content
      </a>
      <LoadTrouble />
      <NavigationGuard />
      <Outlet />
      <ToastRegion />
    </>
  )
}

export function HydrateFallback() {
  return <Opening />
}

export function ErrorBoundary() {
  return <RouteError />
}
