import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import type { IconPath } from './icons.ts'
import * as css from './Notice.css.ts'

export type NoticeTone = keyof typeof css.tone

const TONE_ICON: Record<NoticeTone, IconPath> = {
  plain: icons.info,
  guaranteed: icons.lock,
  asked: icons.ask,
  gained: icons.coin,
  bad: icons.warning,
}

export interface NoticeProps {
  tone?: NoticeTone
  icon?: IconPath
  /** `status` waits for a pause, `alert` interrupts; omit it for a notice rendered with the page. */
  live?: 'status' | 'alert'
  children: ReactNode
}

export const Notice = ({ tone = 'plain', icon, live, children }: NoticeProps) => (
  <div className={css.tone[tone]} {...(live ? { role: live } : {})}>
    <Icon path={icon ?? TONE_ICON[tone]} className={css.iconTone[tone]} />
    <div className={css.grow}>{children}</div>
  </div>
)

export interface EmptyStateProps {
  icon: IconPath
  title: ReactNode
  /** What to change, or whose fault it is. */
  text?: ReactNode
  action?: ReactNode
  live?: 'status' | 'alert'
}

/** For an empty, failed, offline or expired state: what happened, and what to do. */
export const EmptyState = ({ icon, title, text, action, live }: EmptyStateProps) => (
  <div className={css.state} {...(live ? { role: live } : {})}>
    <Icon path={icon} size="large" />
    <h2 className={css.stateTitle}>{title}</h2>
    {text && <p className={css.stateText}>{text}</p>}
    {action && <div className={css.stateAction}>{action}</div>}
  </div>
)
