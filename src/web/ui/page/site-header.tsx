import { Link, NavLink } from 'react-router'
import { classes } from '../classes.ts'
import { Logo } from '../logo.tsx'
import { ServerNote } from './server-note.tsx'
import { useSiteConfig } from './site-config.ts'

export function HomeLink() {
  const { name, home } = useSiteConfig()
  return (
    <Link
      to={home}
      className="inline-flex min-h-11 items-center gap-3 font-display text-[min(1.625rem,9vw)] leading-none font-medium tracking-[-0.005em] text-on-brand no-underline"
    >
      <Logo on="brand" />
      {name}
    </Link>
  )
}

export function MainNav({ className }: { className?: string }) {
  const { navLinks } = useSiteConfig()
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex flex-wrap gap-1">
        {navLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-11 items-center px-3 text-small font-medium text-on-brand-soft no-underline hover:text-on-brand hover:underline aria-[current=page]:text-on-brand aria-[current=page]:shadow-[inset_0_-3px_0_-1px_var(--on-brand-accent)] forced-colors:aria-[current=page]:underline md:text-[1rem]"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SiteFooterProps = {
  on?: 'page' | 'brand'
  className?: string
}

export function SiteFooter({ on = 'page', className }: SiteFooterProps) {
  const { footerLinks } = useSiteConfig()
  return (
    <footer
      className={classes(
        'flex flex-wrap gap-x-6 gap-y-1 text-small',
        on === 'brand' ? 'text-on-brand-soft' : 'text-ink-soft',
        className,
      )}
    >
      {footerLinks.map(({ to, label }) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center text-current">
          {label}
        </Link>
      ))}
      <ServerNote name="footer" className="flex min-h-11 items-center empty:hidden [&_a]:text-current" />
    </footer>
  )
}
