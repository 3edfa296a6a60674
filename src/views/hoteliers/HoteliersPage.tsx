import type { ConfigResponse } from '#contract/http/config.ts'
import { ANSWER_HOURS } from '#contract/inquiry/deadlines.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { AnswerByPhone } from './AnswerByPhone.tsx'
import { Earnings } from './Earnings.tsx'
import { Join } from './Join.tsx'
import { OneRoom } from './OneRoom.tsx'
import { Questions } from './Questions.tsx'
import * as css from './HoteliersPage.css.ts'
import { CLEANED_AT, LEAVES_AT } from './room.rules.ts'
import night from './night.svg'

/** Decisions §9: what joining the network means for a hotel, with figures from rules and the reader's own, and the form. */
export const HoteliersPage = ({
  brand,
  sharePercent,
}: {
  brand: ConfigResponse['brand']
  /** What a hotel gets of an accepted price; null: not known yet. */
  sharePercent: number | null
}) => {
  const words = useI18n()
  const facts = [
    { figure: 0, name: 'free' },
    { figure: 2, name: 'taps' },
    { figure: ANSWER_HOURS, name: 'time' },
  ] as const
  return (
    <>
      <PageHead title={words.t('hoteliers.title')} description={words.t('hoteliers.description')} />
      <section className={css.hero}>
        <Picture src={night} alt="" width={1600} height={640} eager className={css.heroPicture} />
        <div className={css.heroWords}>
          <h1 className={css.head}>{words.t('hoteliers.head')}</h1>
          <p className={css.lead}>
            {words.t('hoteliers.lead', { leave: words.hour(LEAVES_AT), come: words.hour(CLEANED_AT) })}
          </p>
          <div className={css.heroActions}>
            <a href="#join" className={buttonClass({ look: 'go', size: 'large' })}>
              {words.t('hoteliers.join')}
            </a>
            <a href="#request" className={classes(buttonClass({ look: 'line', size: 'large' }), css.ghost)}>
              {words.t('hoteliers.see')}
            </a>
          </div>
        </div>
      </section>
      <div className={css.column}>
        <ul className={css.facts} aria-label={words.t('hoteliers.facts')}>
          {facts.map(({ figure, name }) => (
            <li key={name} className={css.fact}>
              <b className={css.figure}>
                <Numeral>{words.number(figure)}</Numeral>
              </b>
              <h2 className={css.factTitle}>{words.t(`hoteliers.${name}.title`)}</h2>
              <p className={css.quiet}>{words.t(`hoteliers.${name}.text`)}</p>
            </li>
          ))}
        </ul>
        <OneRoom />
        <Earnings sharePercent={sharePercent} />
        <AnswerByPhone />
        <Questions sharePercent={sharePercent} />
        <Join brand={brand} />
      </div>
    </>
  )
}
