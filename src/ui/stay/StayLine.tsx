import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './StayLine.css.ts'
import { staySegments, type StayHours, type StayTone } from '#contract/hotel/staySegments.ts'

/** Width of a whole day between, in hours of the end days. */
export const SMALL_DAY_WIDTH = 8
export const LARGE_DAY_WIDTH = 12

export const Track = ({
  stay,
  size,
  dayWidth = size === 'small' ? SMALL_DAY_WIDTH : LARGE_DAY_WIDTH,
}: {
  stay: StayHours
  size: 'small' | 'large'
  dayWidth?: number
}) => (
  <div className={css.track[size]} aria-hidden="true">
    {staySegments(stay, dayWidth).map((segment) => (
      <span
        key={segment.start}
        className={classes(
          css.tone[segment.tone],
          segment.startsDay && css.midnight,
          segment.between === 'folded' && css.folded,
        )}
        style={{ flexGrow: segment.width }}
      >
        {size === 'large' && segment.between === 'no' && segment.tone !== 'idle' && (
          <span className={css.cells} style={{ backgroundSize: `${100 / segment.width}% 100%` }} />
        )}
      </span>
    ))}
  </div>
)

export interface StayLineProps {
  stay: StayHours
  /** The whole line in words: both ends with their hours and tones, and the total hours. */
  label: string
  /** Start day and hour, total hours, end day and hour. */
  caption?: { start: ReactNode; middle: ReactNode; end: ReactNode }
  /** Drawn on the scale of a large line above it, to compare them. */
  isComparable?: boolean
  className?: string | undefined
}

/** The line of a stay, 12 px high: on cards, rates, bookings and summaries. A single image for screen readers. */
export const StayLine = ({ stay, label, caption, isComparable = false, className }: StayLineProps) => (
  <div className={classes(css.line, className)} role="img" aria-label={label}>
    <Track stay={stay} size="small" {...(isComparable ? { dayWidth: LARGE_DAY_WIDTH } : {})} />
    {caption && (
      <div className={css.caption} aria-hidden="true">
        <span>{caption.start}</span>
        <span className={css.captionMiddle}>{caption.middle}</span>
        <span className={css.captionEnd}>{caption.end}</span>
      </div>
    )}
  </div>
)

export const StayLegend = ({ items }: { items: readonly { tone: StayTone; label: ReactNode }[] }) => (
  <ul className={css.legend}>
    {items.map(({ tone, label }) => (
      <li key={tone} className={css.legendItem}>
        <span className={css.key[tone]} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
)
