import { useRef, type KeyboardEvent } from 'react'
import * as css from './HourGrid.css.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import type { StayTone } from '#contract/hotel/staySegments.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** How the page writes hours. */
export interface HourWriter {
  hour: (hour: number) => string
  /** For narrow cells. */
  hourShort: (hour: number) => string
}

export interface HourGridProps {
  clock: HourWriter
  label: string
  value: number
  /** Tone of each of the 24 hours. */
  tones: readonly StayTone[]
  /** Announced after an hour, e.g. what it saves; may be empty. */
  say?: (hour: number) => string
  /** Shown below an hour, e.g. what it saves; may be empty. Screen readers get `say` instead. */
  mark?: (hour: number) => string
  onChange: (hour: number) => void
  isDisabled?: (hour: number) => boolean
}

/** Hours per rendered row; 1 if the whole day is one row, where down means the next hour. */
const hoursInRow = (group: HTMLElement): number => {
  const tops = [...group.children].map((hour) => hour.getBoundingClientRect().top)
  const inRow = tops.filter((top) => top === tops[0]).length
  return inRow === HOURS.length ? 1 : inRow
}

const isOfDay = (hour: number): boolean => hour >= 0 && hour < HOURS.length

/** All hours of a day as a radio group: one tab stop, arrows follow the reading direction. */
export const HourGrid = ({ clock, label, value, tones, say, mark, onChange, isDisabled }: HourGridProps) => {
  const group = useRef<HTMLDivElement>(null)
  const isOff = (hour: number) => isDisabled?.(hour) ?? false
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const below = hoursInRow(event.currentTarget)
    const steps: Record<string, number> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: 1,
      [rtl ? 'ArrowRight' : 'ArrowLeft']: -1,
      ArrowUp: -below,
      ArrowDown: below,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    let next = value + step
    while (isOfDay(next) && isOff(next)) next += step
    if (!isOfDay(next)) return
    onChange(next)
    group.current?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus()
  }
  return (
    // The keys act on the hour that has the focus; the group only hears them.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the hours in the grid take the focus, not the grid
    <div ref={group} role="radiogroup" aria-label={label} className={css.grid} onKeyDown={onKeyDown}>
      {HOURS.map((hour) => (
        <button
          key={hour}
          type="button"
          role="radio"
          data-hour={hour}
          aria-checked={hour === value}
          aria-label={[clock.hour(hour), say?.(hour)].filter(Boolean).join(', ')}
          tabIndex={hour === value ? 0 : -1}
          disabled={isOff(hour)}
          className={css.tone[tones[hour] ?? 'idle']}
          onClick={() => onChange(hour)}
        >
          <Numeral>{clock.hourShort(hour)}</Numeral>
          {mark?.(hour) && <span className={css.mark}>{mark(hour)}</span>}
        </button>
      ))}
    </div>
  )
}
