import { classes } from '#src/ui/classes.ts'
import * as css from './RangeSlider.css.ts'

export interface RangeSliderProps {
  /** Accessible names of the two ends. */
  labels: { low: string; high: string }
  /** Scale indices from 0 to `last`; `low` is always less than `high`. */
  value: { low: number; high: number }
  last: number
  /** Text of the current values. */
  valueTexts: { low: string; high: string }
  /** Amount between each index and the next, drawn above the scale. */
  bars: readonly number[]
  onChange: (value: { low: number; high: number }) => void
}

/** A range below its histogram. Each end is a native slider: works by touch and arrow keys, mirrored in right-to-left pages. */
export const RangeSlider = ({ labels, value: { low, high }, last, valueTexts, bars, onChange }: RangeSliderProps) => {
  const most = Math.max(1, ...bars)
  return (
    <div className={css.frame}>
      <div className={css.bars} aria-hidden="true">
        {bars.map((count, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place on the scale
            key={place}
            className={classes(css.bar, place >= low && place < high && css.inside)}
            style={{ blockSize: count === 0 ? 0 : `${Math.max(4, (100 * count) / most)}%` }}
          />
        ))}
      </div>
      <div className={css.rail}>
        <span className={css.chosen} style={{ insetInline: `${(100 * low) / last}% ${100 - (100 * high) / last}%` }} />
        <input
          type="range"
          className={css.thumb}
          aria-label={labels.low}
          aria-valuetext={valueTexts.low}
          min={0}
          max={last}
          value={low}
          onChange={({ target }) => onChange({ low: Math.min(target.valueAsNumber, high - 1), high })}
        />
        <input
          type="range"
          className={css.thumb}
          aria-label={labels.high}
          aria-valuetext={valueTexts.high}
          min={0}
          max={last}
          value={high}
          onChange={({ target }) => onChange({ low, high: Math.max(target.valueAsNumber, low + 1) })}
        />
      </div>
    </div>
  )
}
