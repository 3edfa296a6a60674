import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { SoldNearResponse } from '#contract/hotel/soldNear.ts'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { openSearchField } from '#src/views/searchForm/searchField.ts'
import { Link } from '@tanstack/react-router'
import * as css from './NoResults.css.ts'

export interface NoResultsProps {
  criteria: SearchCriteria
  /** Places nearby with hotels; undefined if unknown or loading. */
  near: SoldNearResponse | undefined
  onFarther: () => void
}

/**
 * Either no hotel within 150 km is free for the stay and party, or there is none: then the nearest places with hotels, or another
 * place to search.
 */
export const NoResults = ({ criteria, near, onFarther }: NoResultsProps) => {
  const words = useI18n()
  if (near === undefined || near.hotels > 0)
    return (
      <EmptyState
        icon={icons.search}
        title={words.t('search.noResults')}
        text={`${words.t('search.empty.title')}. ${words.t('search.empty.text')}`}
        action={
          <Button look="ink" icon={icons.map} onClick={onFarther}>
            {words.t('search.farther')}
          </Button>
        }
      />
    )
  return (
    <section className={css.near}>
      {near.places.length === 0 ? (
        <>
          <p className={css.text}>{words.t('search.nowhere.noneNear')}</p>
          <Button look="ink" onClick={() => openSearchField('destination')}>
            {words.t('search.refused.change.destination')}
          </Button>
        </>
      ) : (
        <>
          <h2 className={css.title}>{words.t('search.nowhere.nearest')}</h2>
          <p className={css.text}>{words.t('search.nowhere.kept')}</p>
        </>
      )}
      <ul className={css.list}>
        {near.places.map(({ name, around, location, hotels, distance }) => (
          <li key={`${location.lat} ${location.lng}`}>
            <Link
              to="/hotels"
              search={writeNewSearch(elsewhere(criteria, { name, point: location, poi: false }))}
              className={css.place}
            >
              <Icon path={icons.city} className={css.icon} />
              <span className={css.words}>
                <bdi className={css.name}>{name}</bdi>
                <span className={css.detail}>
                  {words.t('common.list', { first: around, second: words.distance(distance) })}
                </span>
              </span>
              <span className={css.count}>{words.plural('search.place.hotels', hotels)}</span>
              <Icon path={icons.next} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Same stay and party at another place. */
const elsewhere = (
  { checkIn, checkOut, rooms }: SearchCriteria,
  destination: SearchCriteria['destination'],
): SearchCriteria => ({ destination, checkIn, checkOut, rooms })
