import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { ANSWER_HOURS } from '#contract/inquiry/deadlines.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { StayLine } from '#src/ui/stay/StayLine.tsx'
import { LogoMark } from '#src/views/layout/Logo.tsx'
import * as css from './HoteliersPage.css.ts'
import { CLEANED_AT, dollarsText, HOUR_PRICE, PAID_HOURS } from './room.rules.ts'

const CENTS = 100
const STEPS = ['asks', 'one', 'answer', 'desk'] as const

/** How a hotel answers, and what a request looks like. The sample is a picture: nothing in it can be pressed. */
export const AnswerByPhone = () => {
  const words = useI18n()
  const money = dollarsText(words, PAID_HOURS * HOUR_PRICE * CENTS)
  const checkIn = words.hour(CLEANED_AT)
  const checkOut = words.hour(STANDARD_CHECK_OUT_HOUR)
  return (
    <section className={css.section} id="request">
      <h2 className={css.title}>{words.t('hoteliers.look.title')}</h2>
      <div className={css.look}>
        <ol className={css.steps}>
          {STEPS.map((step, place) => (
            <li key={step} className={css.step}>
              <span className={css.stepNumber} aria-hidden="true">
                {words.number(place + 1)}
              </span>
              <h3 className={css.factTitle}>{words.t(`hoteliers.look.${step}`)}</h3>
              <p className={css.stepText}>{words.t(`hoteliers.look.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <div role="group" aria-label={words.t('hoteliers.look.sample')} className={css.phone}>
          <div className={css.phoneBar}>
            <LogoMark />
            <p>
              <b>{words.t('hoteliers.look.hotel')}</b>
              <br />
              <span className={css.small}>{words.t('hoteliers.look.header')}</span>
            </p>
          </div>
          <div className={css.phoneBody}>
            <p className={css.phoneDue}>
              <Icon path={icons.clock} size="small" />
              {words.plural('hoteliers.look.due', ANSWER_HOURS)}
            </p>
            <p className={css.phoneTitle}>{words.plural('hoteliers.look.offers', PAID_HOURS, { money })}</p>
            <div className={css.phoneCard}>
              <div className={css.phoneHours}>
                <p>
                  <span className={css.small}>{words.t('common.stay.checkIn')}</span>
                  <br />
                  <b className={css.phoneHour}>
                    <Numeral>{checkIn}</Numeral>
                  </b>
                  <br />
                  <span className={css.small}>
                    {words.t('hoteliers.look.instead', { hour: words.hour(STANDARD_CHECK_IN_HOUR) })}
                  </span>
                </p>
                <p className={css.phoneEnd}>
                  <span className={css.small}>{words.t('common.stay.checkOut')}</span>
                  <br />
                  <b className={css.phoneHour}>
                    <Numeral>{checkOut}</Numeral>
                  </b>
                  <br />
                  <span className={css.small}>{words.t('hoteliers.look.standard')}</span>
                </p>
              </div>
              <StayLine
                stay={{
                  checkInHour: CLEANED_AT,
                  checkOutHour: STANDARD_CHECK_OUT_HOUR,
                  nights: 1,
                  checkInTone: 'asked',
                }}
                label={words.t('hoteliers.look.line', { checkIn, checkOut })}
              />
              <p className={css.line}>
                <span>{words.t('hoteliers.look.perHour', { money: dollarsText(words, HOUR_PRICE * CENTS) })}</span>
                <b>
                  <Numeral direction="auto">{money}</Numeral>
                </b>
              </p>
            </div>
            <div className={css.phoneButtons} aria-hidden="true">
              <span className={classes(buttonClass({ look: 'go' }), css.wholeRow)}>
                {words.t('hoteliers.look.accept', { money })}
              </span>
              <span className={classes(buttonClass({ look: 'line' }), css.phoneButton)}>
                {words.t('hoteliers.look.counter')}
              </span>
              <span className={classes(buttonClass({ look: 'line' }), css.phoneButton)}>
                {words.t('hoteliers.look.decline')}
              </span>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
