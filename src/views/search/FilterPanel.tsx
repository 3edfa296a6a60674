import { AMENITIES } from '#contract/hotel/amenities.ts'
import { MAX_FILTER_NAME_LENGTH } from '#machines/search/search.filters.url.ts'
import { MIN_RATING_OPTIONS, STARS } from '#machines/search/search.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Stars } from '#src/ui/content/Tag.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { useId, useState, type ReactNode } from 'react'
import { amenityRows } from './amenityRows.ts'
import * as css from './FilterPanel.css.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { Search } from './useSearch.ts'

type FilteredSearch = Pick<Search, 'view' | 'facets' | 'steps' | 'filter' | 'rename'>

/** Filters of the list. Each choice applies immediately and shows how many hotels it would leave. */
export const FilterPanel = ({ search }: { search: FilteredSearch }) => {
  const words = useI18n()
  const { facets, filter, rename } = search
  const { filters, hotelName } = search.view
  return (
    <div className={css.panel}>
      <div className={css.group}>
        <NameField value={hotelName} onChange={rename} />
      </div>
      <PriceFilter
        steps={search.steps}
        counts={facets.prices}
        range={filters.priceRange}
        onChange={(priceRange) => filter({ priceRange })}
      />
      <Group title={words.t('search.filters.hours')}>
        <Counted
          count={facets.hours}
          checked={filters.hoursGuaranteed}
          onChange={(hoursGuaranteed) => filter({ hoursGuaranteed })}
        >
          {words.t('search.filters.bothGuaranteed')}
        </Counted>
      </Group>
      <Group title={words.t('search.filters.terms')}>
        <Counted
          count={facets.cancellation}
          checked={filters.freeCancellation}
          onChange={(freeCancellation) => filter({ freeCancellation })}
        >
          {words.t('search.filters.freeToCancel')}
        </Counted>
        <Counted count={facets.breakfast} checked={filters.breakfast} onChange={(breakfast) => filter({ breakfast })}>
          {words.t('hotel.board.breakfast')}
        </Counted>
      </Group>
      <Group title={words.t('search.filters.rating')}>
        <div className={css.segments}>
          {MIN_RATING_OPTIONS.map((least) => (
            <label key={least} className={css.segment}>
              <input
                type="radio"
                name="rating"
                aria-label={words.t('common.list', {
                  first: least === 0 ? words.t('search.filters.any') : `${least}+`,
                  second: words.plural('search.filters.count', facets.rating.get(least) ?? 0),
                })}
                className={css.segmentInput}
                checked={filters.guestRating === least}
                onChange={() => filter({ guestRating: least })}
              />
              <span>{least === 0 ? words.t('search.filters.any') : <Numeral>{`${least}+`}</Numeral>}</span>
              <span className={css.segmentCount}>{words.number(facets.rating.get(least) ?? 0)}</span>
            </label>
          ))}
        </div>
      </Group>
      <Group title={words.t('search.filters.stars')}>
        {STARS.map((stars) => (
          <Counted
            key={stars}
            count={facets.stars.get(stars) ?? 0}
            checked={filters.starRating.includes(stars)}
            onChange={(isChecked) =>
              filter({
                starRating: STARS.filter((one) =>
                  one === stars ? isChecked : filters.starRating.includes(one),
                ).toReversed(),
              })
            }
          >
            <Stars count={stars} label={words.plural('hotel.stars', stars)} />
          </Counted>
        ))}
      </Group>
      <AmenityFilter search={search} />
    </div>
  )
}

const NameField = ({ value, onChange }: { value: string; onChange: (name: string) => void }) => {
  const words = useI18n()
  return (
    <span className={css.name}>
      <Icon path={icons.search} />
      <input
        type="search"
        className={css.nameInput}
        aria-label={words.t('search.filters.name')}
        placeholder={words.t('search.filters.name')}
        autoComplete="off"
        maxLength={MAX_FILTER_NAME_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}

const AmenityFilter = ({ search: { facets, filter, view } }: { search: FilteredSearch }) => {
  const words = useI18n()
  const [isWhole, setWhole] = useSeen('filters.amenities', false, FLAG)
  const { amenities } = view.filters
  const [chosenBefore, setChosenBefore] = useState(amenities)
  return (
    <Group title={words.t('search.filters.amenities')}>
      {amenityRows(chosenBefore, amenities, isWhole).map((amenity) => (
        <Counted
          key={amenity}
          count={facets.amenities.get(amenity) ?? 0}
          checked={amenities.includes(amenity)}
          onChange={(isChecked) => {
            const selection = AMENITIES.filter((one) => (one === amenity ? isChecked : amenities.includes(one)))
            filter({ amenities: selection })
          }}
        >
          {words.t(`hotel.amenity.${amenity}`)}
        </Counted>
      ))}
      <button
        type="button"
        className={css.whole}
        aria-expanded={isWhole}
        onClick={() => {
          setWhole(!isWhole)
          if (isWhole) setChosenBefore(amenities)
        }}
      >
        {words.t(isWhole ? 'search.filters.fewer' : 'search.filters.all')}
      </button>
    </Group>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={css.group}>
      <h3 id={heading} className={css.groupTitle}>
        {title}
      </h3>
      {children}
    </div>
  )
}

/** A choice that would leave nothing is disabled, unless it is set and can be undone. */
const Counted = ({
  count,
  checked,
  onChange,
  children,
}: {
  count: number
  checked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) => {
  const words = useI18n()
  return (
    <Checkbox
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={({ target }) => onChange(target.checked)}
      className={css.choice}
    >
      <span className={css.choiceWords}>{children}</span>{' '}
      <span className={css.count} aria-hidden="true">
        {words.number(count)}
      </span>
      <VisuallyHidden>{words.plural('search.filters.count', count)}</VisuallyHidden>
    </Checkbox>
  )
}
