import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './Counter.css.ts'

export interface CounterProps {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The counted thing, e.g. "Adults". */
  label: string
  fewerLabel: string
  moreLabel: string
}

/** A number between `min` and `max`, changed by two buttons. */
export const Counter = ({ value, min, max, onChange, label, fewerLabel, moreLabel }: CounterProps) => (
  <span className={css.counter} role="group" aria-label={label}>
    <IconButton
      steps
      icon={icons.minus}
      label={fewerLabel}
      edged
      disabled={value <= min}
      onClick={() => onChange(value - 1)}
    />
    <output className={css.value} aria-live="polite">
      {value}
    </output>
    <IconButton
      steps
      icon={icons.plus}
      label={moreLabel}
      edged
      disabled={value >= max}
      onClick={() => onChange(value + 1)}
    />
  </span>
)
