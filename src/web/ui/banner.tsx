import type { ReactNode } from 'react'
import { CloudOffIcon } from './icons.tsx'

type Props = { children: ReactNode; action?: ReactNode }

/** Trouble with the network or the server, above the sheet; read out at once. */
export function Banner({ children, action }: Props) {
  return (
    <div
      role="alert"
      className="grid grid-cols-[1.375rem_1fr] gap-x-3.5 bg-danger-wash px-5 py-4 text-small lg:rounded-paper"
    >
      <CloudOffIcon className="mt-px size-5.5 text-danger" />
      <div>{children}</div>
      {action && <div className="col-start-2 mt-2.5 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
