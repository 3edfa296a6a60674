import type { Hotel } from '#contract/hotels.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { N } from '#src/ui/N.tsx'
import { Score } from '#src/ui/Tag.tsx'
import { useState } from 'react'
import * as css from './HotelPage.css.ts'

const SHOWN_AT_FIRST = 4

export const Reviews = ({ reviews }: { reviews: Hotel['reviews'] }) => {
  const words = useWords()
  const [all, setAll] = useState(false)
  const shown = all ? reviews.items : reviews.items.slice(0, SHOWN_AT_FIRST)
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
              <N>{words.number(rating, 1)}</N>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={css.reviewList}>
        {shown.map((review) => (
          <li key={review.id} className={css.review}>
            <div className={css.scoreRow}>
              <Score value={words.number(review.rating, 1)} label={rated(review.rating)} />
              <h3 className={css.reviewTitle}>{review.title}</h3>
            </div>
            <p className={css.reviewText}>{review.text}</p>
            <p className={css.quiet}>
              <Facts>
                {review.author}
                {words.day(review.date, 'monthYear')}
                {words.plural('hotel.stayed', review.nights)}
              </Facts>
            </p>
          </li>
        ))}
      </ul>
      {!all && reviews.items.length > SHOWN_AT_FIRST && (
        <div>
          <Button look="line" onClick={() => setAll(true)}>
            {words.plural('hotel.showReviews', reviews.items.length)}
          </Button>
        </div>
      )}
    </>
  )
}
