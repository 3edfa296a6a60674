import type { HotelsResponse } from '#contract/hotel/hotels.ts'
import type { Filters } from '#machines/search/search.view.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { RangeSlider } from '#src/ui/forms/RangeSlider.tsx'
import { useId } from 'react'
import * as css from './FilterPanel.css.ts'

export interface PriceFilterProps {
  steps: HotelsResponse['rate_distribution']
  /** Hotels shown per price step. */
  counts: readonly number[]
  range: Filters['priceRange']
  onChange: (range: Filters['priceRange']) => void
}

/** Price per night, in the steps counted by the server. The ends of the scale are open. */
export const PriceFilter = ({ steps, counts, range, onChange }: PriceFilterProps) => {
  const words = useI18n()
  const heading = useId()
  const edges = edgesOf(steps)
  const last = edges.length - 1
  // A single step offers no choice.
  if (last < 2) return null
  const { low, high } = placesOf(range, edges)
  const [least, most] = [edges[low] ?? 0, edges[high] ?? 0]
  return (
    <div role="group" aria-labelledby={heading} className={css.group}>
      <h3 id={heading} className={css.groupTitle}>
        {words.t('search.filters.price')}
      </h3>
      <RangeSlider
        labels={{ low: words.t('search.filters.from'), high: words.t('search.filters.to') }}
        value={{ low, high }}
        last={last}
        valueTexts={{ low: words.money(least), high: words.money(most) }}
        bars={counts}
        onChange={(places) =>
          onChange({
            min: places.low === 0 ? null : (edges[places.low] ?? null),
            max: places.high === last ? null : (edges[places.high] ?? null),
          })
        }
      />
      <p className={css.ends}>
        <span>
          <Trans text="search.filters.fromPrice" parts={{ money: <Money key="money" dollars={least} /> }} />
        </span>
        <span>
          <Trans text="search.filters.toPrice" parts={{ money: <Money key="money" dollars={most} /> }} />
        </span>
      </p>
    </div>
  )
}

const edgesOf = (steps: PriceFilterProps['steps']): number[] => {
  const end = steps.at(-1)
  return end === undefined ? [] : [...steps.map(({ from }) => from), end.to]
}

/** Scale indices nearest to a range. A range from another list may exceed the scale. */
export const placesOf = (
  { min, max }: Filters['priceRange'],
  edges: readonly number[],
): { low: number; high: number } => {
  const last = edges.length - 1
  const low = min === null ? 0 : Math.min(last - 1, nearest(min, edges))
  return { low, high: max === null ? last : Math.max(low + 1, nearest(max, edges)) }
}

const nearest = (price: number, edges: readonly number[]): number =>
  edges.reduce((best, edge, place) => (Math.abs(edge - price) < Math.abs((edges[best] ?? 0) - price) ? place : best), 0)
