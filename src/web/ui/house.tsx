import { createContext, useContext } from 'react'
import { Link, NavLink } from 'react-router'
import { classes } from './classes.ts'
import { Mark } from './mark.tsx'

export type Place = { to: string; label: string }

/** The words on the walls: what the house is called and where its doors lead. The app hangs them up. */
export type House = {
  name: string
  /** Where the logo leads. */
  home: string
  rooms: readonly Place[]
  foot: readonly Place[]
  footNote: string
}

const HouseContext = createContext<House>({ name: '', home: '/', rooms: [], foot: [], footNote: '' })

export const HouseProvider = HouseContext.Provider

export const useHouse = () => useContext(HouseContext)

/** Mark and name, leading home. It stands on the wall. */
export function Logo() {
  const { name, home } = useHouse()
  return (
    <Link
      to={home}
      className="inline-flex min-h-11 items-center gap-3 font-display text-[1.625rem] leading-none font-medium tracking-[-0.005em] text-hall-ink no-underline"
    >
      <Mark on="hall" />
      {name}
    </Link>
  )
}

/** The way between the rooms; the one a person is in is underlined and told. */
export function MainNav({ className }: { className?: string }) {
  const { rooms } = useHouse()
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex flex-wrap gap-1">
        {rooms.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-11 items-center px-3 text-small font-medium text-hall-soft no-underline hover:text-hall-ink hover:underline aria-[current=page]:text-hall-ink aria-[current=page]:shadow-[inset_0_-3px_0_-1px_var(--hall-accent)] md:text-[1rem]"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FootProps = {
  /** On the wall it takes the wall's quiet ink. */
  on?: 'room' | 'hall'
  className?: string
}

/** The quiet links at the end of every page. */
export function Foot({ on = 'room', className }: FootProps) {
  const { foot, footNote } = useHouse()
  return (
    <footer
      className={classes(
        'flex flex-wrap gap-x-6 gap-y-1 text-small',
        on === 'hall' ? 'text-hall-soft' : 'text-ink-soft',
        className,
      )}
    >
      {foot.map(({ to, label }) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center text-current">
          {label}
        </Link>
      ))}
      <span className="inline-flex min-h-11 items-center">{footNote}</span>
    </footer>
  )
}
