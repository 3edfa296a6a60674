import type { Hotel } from '#contract/hotel/hotels.ts'
import { LOCALES } from '#contract/shared/locale.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { Score } from '#src/ui/content/Tag.tsx'
import { useFocusNextItem } from '#src/ui/hooks/useFocusNextItem.ts'
import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { useRef } from 'react'
import * as css from '#src/views/hotel/HotelPage.css.ts'
import { ALL_REVIEWS, BANDS, SEEN_FILTER, reviewsOf, type ReviewFilter } from './reviewFilter.ts'

const SHOWN_AT_FIRST = 4

/** The response has only the newest reviews: `items` may be fewer than `count`. */
const resultText = (words: PageI18n, { items, count }: Hotel['reviews'], matchCount: number): string => {
  const newest = words.number(items.length)
  if (count <= items.length)
    return matchCount > 0 ? words.plural('hotel.reviewFilter.shown', matchCount) : words.t('hotel.reviewFilter.none')
  if (matchCount === items.length)
    return words.plural('hotel.reviewFilter.newest', matchCount, { all: words.number(count) })
  return matchCount > 0
    ? words.plural('hotel.reviewFilter.among', matchCount, { newest })
    : words.t('hotel.reviewFilter.noneAmong', { newest })
}

export const Reviews = ({ reviews }: { reviews: Hotel['reviews'] }) => {
  const words = useI18n()
  const [all, setAll] = useSeen('reviews.all', false, FLAG)
  const [filter, setFilter] = useSeen<ReviewFilter>('reviews.filter', ALL_REVIEWS, SEEN_FILTER)
  const matches = reviewsOf(reviews.items, filter)
  const shown = all ? matches : matches.slice(0, SHOWN_AT_FIRST)
  const list = useRef<HTMLUListElement>(null)
  const readOn = useFocusNextItem(list, shown.length)
  const rated = (rating: number) => words.t('hotel.ofTen', { rating: words.number(rating, 1) })
  return (
    <>
      <div className={css.scoreRow}>
        <Score value={words.number(reviews.rating, 1)} label={rated(reviews.rating)} />
        <span>{words.plural('hotel.reviewCount', reviews.count)}</span>
      </div>
      <dl className={css.topics}>
        {reviews.scores.map(({ topic, rating }) => (
          <div key={topic} className={css.topic}>
            <dt>{words.t(`hotel.reviewTopic.${topic}`)}</dt>
            <dd className={css.topicScore}>
              <span className={css.meter} aria-hidden="true">
                <span className={css.meterFill} style={{ inlineSize: `${rating * 10}%` }} />
              </span>
              <Numeral>{words.number(rating, 1)}</Numeral>
            </dd>
          </div>
        ))}
      </dl>
      <Filters reviews={reviews.items} filter={filter} onChange={setFilter} />
      <p role="status" className={css.quiet}>
        {resultText(words, reviews, matches.length)}
      </p>
      {matches.length === 0 && (
        <div>
          <Button look="line" onClick={() => setFilter(ALL_REVIEWS)}>
            {words.t('hotel.reviewFilter.clear')}
          </Button>
        </div>
      )}
      <ul ref={list} className={css.reviewList}>
        {shown.map((review) => (
          <li key={review.id} className={css.review}>
            <div className={css.scoreRow}>
              <Score value={words.number(review.rating, 1)} label={rated(review.rating)} />
              <h3 className={css.reviewTitle}>{words.timesIn(review.title)}</h3>
            </div>
            <p className={css.reviewText}>{words.timesIn(review.text)}</p>
            <p className={css.quiet}>
              <Facts>
                {review.author}
                {words.day(review.date, 'monthYear')}
                {words.plural('hotel.stayed', review.nights)}
                {review.lang !== words.locale &&
                  words.t('hotel.reviewFilter.translated', { language: words.languageHere(review.lang) })}
              </Facts>
            </p>
          </li>
        ))}
      </ul>
      {!all && matches.length > SHOWN_AT_FIRST && (
        <div>
          <Button
            look="line"
            onClick={() => {
              readOn(shown.length)
              setAll(true)
            }}
          >
            {words.plural('hotel.showReviews', matches.length - SHOWN_AT_FIRST)}
          </Button>
        </div>
      )}
    </>
  )
}

const Filters = ({
  reviews,
  filter,
  onChange,
}: {
  reviews: Hotel['reviews']['items']
  filter: ReviewFilter
  onChange: (filter: ReviewFilter) => void
}) => {
  const words = useI18n()
  const languages = LOCALES.filter((locale) => reviews.some(({ lang }) => lang === locale))
  return (
    <div className={css.reviewFilters}>
      <Select
        label={words.t('hotel.reviewFilter.score')}
        withoutMessage
        value={filter.band}
        options={BANDS.map((band) => ({
          value: band,
          label: words.t(band === 'all' ? 'hotel.reviewFilter.allScores' : `hotel.reviewFilter.${band}`),
        }))}
        onChange={({ target }) =>
          onChange({ ...filter, band: BANDS.find((band) => band === target.value) ?? ALL_REVIEWS.band })
        }
      />
      <Select
        label={words.t('hotel.reviewFilter.language')}
        withoutMessage
        value={filter.lang ?? ''}
        options={[
          { value: '', label: words.t('hotel.reviewFilter.allLanguages') },
          ...languages.map((locale) => ({ value: locale, label: words.languageHere(locale) })),
        ]}
        onChange={({ target }) =>
          onChange({ ...filter, lang: LOCALES.find((locale) => locale === target.value) ?? null })
        }
      />
    </div>
  )
}
