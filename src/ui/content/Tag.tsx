import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import type { IconPath } from './icons.ts'
import { Numeral } from './Numeral.tsx'
import * as css from './Tag.css.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const Tag = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: keyof typeof css.tone
  icon?: IconPath
  children: ReactNode
}) => (
  <span className={css.tone[tone]}>
    {icon && <Icon path={icon} size="small" />}
    {children}
  </span>
)

/** A guest rating, already formatted; the label says what it rates. */
export const Score = ({ value, label }: { value: string; label: string }) => (
  <span className={css.score}>
    <span aria-hidden="true">
      <Numeral>{value}</Numeral>
    </span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
)

export const Stars = ({ count, label }: { count: number; label: string }) => (
  <span className={css.stars} role="img" aria-label={label}>
    {Array.from({ length: Math.floor(count) }, (_, index) => (
      <Icon key={index} path={icons.star} filled className={css.star} />
    ))}
  </span>
)

export const Chip = ({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean
  onPress: (pressed: boolean) => void
  children: ReactNode
}) => (
  <button type="button" className={css.chip} aria-pressed={pressed} onClick={() => onPress(!pressed)}>
    {pressed && <Icon path={icons.check} size="small" />}
    {children}
  </button>
)
