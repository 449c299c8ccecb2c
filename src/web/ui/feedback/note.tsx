import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CheckIcon, EyeIcon, InfoIcon, WarnIcon } from '../icons.tsx'

type NoteTone = 'plain' | 'good' | 'bad' | 'notice'

type Props = {
  tone: NoteTone
  title?: string | undefined
  icon?: ReactNode
  action?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

const TONES = {
  plain: { look: 'border border-line [&>svg]:text-accent', Icon: InfoIcon },
  good: { look: 'bg-good-wash [&>svg]:text-good', Icon: CheckIcon },
  bad: { look: 'bg-danger-wash [&>svg]:text-danger', Icon: WarnIcon },
  notice: { look: 'bg-notice-wash [&>svg]:text-notice', Icon: EyeIcon },
}

/** Late notes need a live region around them. */
export function Note({ tone, title, icon, action, children, className }: Props) {
  const { look, Icon } = TONES[tone]
  return (
    <div
      className={classes(
        'grid grid-cols-[--spacing(5.5)_1fr] gap-x-3.5 rounded-card px-5 py-4 text-small [&>svg]:mt-px [&>svg]:size-5.5',
        look,
        className,
      )}
    >
      {icon ?? <Icon />}
      <div>
        {title && <b className="block">{title}</b>}
        {children}
        {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
