import * as css from './HourMeter.css.ts'

const CELLS = Array.from({ length: 50 }, (_, place) => place)

/** Share of `of` hours that is done, as fifty strokes. */
export const HourMeter = ({ done, of, label }: { done: number; of: number; label: string }) => (
  <div role="img" aria-label={label} className={css.meter}>
    {CELLS.map((place) => (
      <i key={place} className={place < Math.floor((done / of) * CELLS.length) ? css.filled : css.cell} />
    ))}
  </div>
)
