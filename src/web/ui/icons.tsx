import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type IconProps = { className?: string | undefined }

/** On a 20 px grid. Icons only repeat words, so screen readers skip them. */
function Drawing({ className, weight = 1.75, children }: IconProps & { weight?: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      className={classes('size-4.5', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const line = (d: string) =>
  function Line(props: IconProps) {
    return (
      <Drawing {...props}>
        <path d={d} />
      </Drawing>
    )
  }

export const CheckIcon = line('m4 10.5 4 4 8-9')
export const CloseIcon = line('m5 5 10 10M15 5 5 15')
export const PlusIcon = line('M10 4v12M4 10h12')
export const MinusIcon = line('M4 10h12')
export const ChevronIcon = line('m5 8 5 5 5-5')
export const UndoIcon = line('M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l3.5-3.5M4 8l3.5 3.5')
export const FlaskIcon = line('M8 3h4M9 3v5l-4.5 7.5a1 1 0 0 0 .9 1.5h9.2a1 1 0 0 0 .9-1.5L11 8V3')
export const CloudOffIcon = line('m3 3 14 14M6.5 8A4 4 0 0 0 6 16h8M9 5.5a5 5 0 0 1 6 3.7 3.5 3.5 0 0 1 1.8 5.3')

export function TickIcon(props: IconProps) {
  return (
    <Drawing {...props} weight={2.5}>
      <path d="m4 10.5 4 4 8-9" />
    </Drawing>
  )
}

export function WarnIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 6v4.75M10 13.6v.01" />
    </Drawing>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.25V14M10 6.4v.01" />
    </Drawing>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
      <circle cx="10" cy="10" r="2.25" />
    </Drawing>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
      <path d="M13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2" />
    </Drawing>
  )
}

export const CalendarIcon = line('M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5')
export const ShareIcon = line('M10 12.5V3M6.5 6.5 10 3l3.5 3.5M5 10v7h10v-7')
export const MailIcon = line('M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5')
