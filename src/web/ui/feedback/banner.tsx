import type { ReactNode } from 'react'
import { CloudOffIcon, WarnIcon } from '../icons.tsx'

type Props = {
  children: ReactNode
  action?: ReactNode
  /** If false, the network is down. */
  isMistake?: boolean
}

export function Banner({ children, action, isMistake = false }: Props) {
  const Icon = isMistake ? WarnIcon : CloudOffIcon
  return (
    <div
      role="alert"
      className="grid grid-cols-[--spacing(5.5)_1fr] gap-x-3.5 bg-danger-wash px-5 py-4 text-small lg:rounded-card"
    >
      <Icon className="mt-px size-5.5 text-danger" />
      <div>{children}</div>
      {action && <div className="col-start-2 mt-2.5 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
