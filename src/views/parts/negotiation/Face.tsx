import { Icon } from '#src/ui/content/Icon.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'
import type { ReactNode, Ref } from 'react'
import * as css from './negotiation.css.ts'

/** Status first: color, mark, one sentence and one consequence. `ref`: the heading takes the focus when the status changes. */
export const Face = ({
  tone,
  icon,
  title,
  ref,
  level: Heading = 'h1',
  children,
}: {
  tone: css.FaceTone
  icon: IconPath
  title: ReactNode
  ref?: Ref<HTMLHeadingElement>
  level?: 'h1' | 'h2'
  children?: ReactNode
}) => (
  <div className={css.face[tone]}>
    <span className={css.disc[tone]}>
      <Icon path={icon} />
    </span>
    <Heading ref={ref} tabIndex={-1} className={css.faceTitle}>
      {title}
    </Heading>
    {children && <div className={css.faceText}>{children}</div>}
  </div>
)
