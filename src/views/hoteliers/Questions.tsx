import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { ANSWER_HOURS, FINAL_HOURS } from '#contract/inquiry/deadlines.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './HoteliersPage.css.ts'

const shareText = (words: PageI18n, sharePercent: number | null): string => {
  if (sharePercent === null) return words.t('hoteliers.questions.shareText')
  if (sharePercent === 100) return words.t('hoteliers.questions.shareWhole')
  return words.t('hoteliers.questions.sharePart', {
    kept: words.percent(100 - sharePercent),
    received: words.percent(sharePercent),
  })
}

/** What hoteliers ask first; the first answer is open. */
export const Questions = ({ sharePercent }: { sharePercent: number | null }) => {
  const words = useI18n()
  const questions = [
    {
      name: 'must',
      answer: words.plural('hoteliers.questions.mustText', ANSWER_HOURS),
    },
    { name: 'price', answer: words.t('hoteliers.questions.priceText') },
    { name: 'booking', answer: words.t('hoteliers.questions.bookingText') },
    { name: 'charge', answer: words.t('hoteliers.questions.chargeText') },
    { name: 'share', answer: shareText(words, sharePercent) },
    {
      name: 'back',
      answer: words.plural('hoteliers.questions.backText', FINAL_HOURS, {
        checkIn: words.hour(STANDARD_CHECK_IN_HOUR),
        checkOut: words.hour(STANDARD_CHECK_OUT_HOUR),
      }),
    },
    { name: 'languages', answer: words.t('hoteliers.questions.languagesText') },
  ] as const
  return (
    <section className={css.questions}>
      <h2 className={css.title}>{words.t('hoteliers.questions.title')}</h2>
      <div>
        {questions.map(({ name, answer }, place) => (
          <details key={name} open={place === 0} className={css.question}>
            <summary className={css.summary}>
              {words.t(`hoteliers.questions.${name}`)}
              <Icon path={icons.plus} size="small" />
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
