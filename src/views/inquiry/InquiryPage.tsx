import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, type Stay } from '#contract/hotel/stay.ts'
import { firstHourAsked, answerDue, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import type { SideTones } from '#src/i18n/stayWords.ts'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { card, page } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as css from './InquiryPage.css.ts'
import { momentText } from './momentText.ts'

const ZONE = 'Asia/Amman'
const PRICE = 60
const EXTRA_HOURS = 11
/** The example's check-in: a Friday far enough ahead for every date on the rail. */
const DAYS_AHEAD = 8
const FRIDAY = 5

interface Example {
  asked: Stay
  standard: Stay
  freeUntil: string
}

const exampleAt = (now: Temporal.Instant): Example => {
  const soon = now.toZonedDateTimeISO(ZONE).toPlainDate().add({ days: DAYS_AHEAD })
  const friday = soon.add({ days: (FRIDAY - soon.dayOfWeek + 7) % 7 })
  const sunday = friday.add({ days: 2 })
  return {
    asked: { checkIn: `${friday.toString()}T09:00`, checkOut: `${sunday.toString()}T16:00` },
    standard: { checkIn: `${friday.toString()}T15:00`, checkOut: `${sunday.toString()}T11:00` },
    freeUntil: `${friday.subtract({ days: 2 }).toString()}T18:00`,
  }
}

const ASKED: SideTones = { checkIn: 'asked', checkOut: 'asked' }
const GUARANTEED: SideTones = { checkIn: 'guaranteed', checkOut: 'guaranteed' }

/** Specification §2, /inquiry: what asking for hours is, what it costs, and when things happen. */
export const InquiryPage = () => {
  const words = useI18n()
  const now = useInstant()
  const example = exampleAt(now)
  const standard = { from: words.hour(STANDARD_CHECK_IN_HOUR), until: words.hour(STANDARD_CHECK_OUT_HOUR) }
  const start = (
    <Link to="/inquiry/steps" className={buttonClass({ look: 'go', size: 'large' })}>
      {words.t('inquiry.start.action')}
    </Link>
  )
  return (
    <>
      <PageHead title={words.t('inquiry.start.head')} description={words.t('inquiry.start.lead', standard)} />
      <div className={css.hero}>
        <div className={classes(page, css.heroColumns)}>
          <div className={css.heroWords}>
            <h1 className={css.title}>{words.t('inquiry.start.title')}</h1>
            <p className={css.heroLead}>{words.t('inquiry.start.lead', standard)}</p>
            <div className={css.actions}>{start}</div>
            <p className={css.free}>
              <Icon path={icons.check} size="small" />
              {words.t('inquiry.start.free')}
            </p>
          </div>
          <ExampleCard example={example} />
        </div>
      </div>
      <div className={page}>
        <Section title={words.t('inquiry.start.steps')} text={words.t('inquiry.start.stepsText')}>
          <ol className={css.lines}>
            <Line
              number={1}
              title={words.t('inquiry.start.tell')}
              text={words.t('inquiry.start.tellText')}
              stay={example.standard}
            />
            <Line
              number={2}
              title={words.t('inquiry.start.pick')}
              text={words.t('inquiry.start.pickText')}
              stay={example.asked}
              tones={ASKED}
            />
            <Line
              number={3}
              title={words.t('inquiry.start.answer')}
              text={words.t('inquiry.start.answerText')}
              stay={example.asked}
              tones={GUARANTEED}
            >
              <p className={css.yes}>{words.t('inquiry.start.accepted')}</p>
              <p className={css.quiet}>{words.t('inquiry.start.declined', standard)}</p>
            </Line>
          </ol>
        </Section>
        <Section title={words.t('inquiry.start.costs')}>
          <div className={classes(card, css.costs)}>
            <Cost
              sum={<Money dollars={0} />}
              title={words.t('inquiry.start.send')}
              text={words.t('inquiry.start.sendText')}
            />
            <Cost
              sum={<Money dollars={0} />}
              title={words.t('inquiry.start.no')}
              text={words.t('inquiry.start.noText')}
            />
            <Cost
              sum={words.t('inquiry.start.price')}
              title={words.t('inquiry.start.yes')}
              text={<Trans text="inquiry.start.yesText" parts={{ money: <Money key="money" dollars={PRICE} /> }} />}
            />
          </div>
        </Section>
        <Section title={words.t('inquiry.start.rail')} text={words.t('inquiry.start.railText')}>
          <Rail words={words} now={now} example={example} />
        </Section>
        <Section title={words.t('inquiry.start.questions')}>
          <div className={css.questions}>
            {(['booking', 'account', 'list', 'mind'] as const).map((question) => (
              <details key={question} className={css.question}>
                <summary className={css.summary}>{words.t(`inquiry.start.${question}`)}</summary>
                <p>
                  {question === 'booking'
                    ? words.t('inquiry.start.bookingText', standard)
                    : words.t(`inquiry.start.${question}Text`)}
                </p>
              </details>
            ))}
          </div>
        </Section>
        <section className={classes(card, css.closing)}>
          <div>
            <h2 className={css.closingTitle}>{words.t('inquiry.start.closing')}</h2>
            <p className={css.quiet}>{words.t('inquiry.start.closingText')}</p>
          </div>
          {start}
        </section>
      </div>
    </>
  )
}

const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className={css.section}>
    <h2 className={css.sectionTitle}>{title}</h2>
    {text !== undefined && <p className={css.quiet}>{text}</p>}
    {children}
  </section>
)

const ExampleCard = ({ example: { asked } }: { example: Example }) => {
  const words = useI18n()
  const end = (label: string, at: string, hour: number) => (
    <div className={css.end}>
      <p className={css.small}>
        {label} <time dateTime={at}>{words.day(at, 'weekdayDayMonth')}</time>
      </p>
      <p className={css.bigHour}>
        <Numeral>{words.hourOf(at)}</Numeral>
      </p>
      <p className={css.small}>{words.t('inquiry.start.instead', { hour: words.hour(hour) })}</p>
    </div>
  )
  return (
    <section className={classes(card, css.example)} aria-label={words.t('inquiry.start.example')}>
      <p className={css.split}>
        <b>{words.t('inquiry.start.exampleHotel')}</b>
        <Tag>{words.t('inquiry.start.example')}</Tag>
      </p>
      <div className={css.split}>
        {end(words.t('common.stay.checkIn'), asked.checkIn, STANDARD_CHECK_IN_HOUR)}
        {end(words.t('common.stay.checkOut'), asked.checkOut, STANDARD_CHECK_OUT_HOUR)}
      </div>
      <StayLineLarge
        hourShort={words.hourShort}
        stay={stayHours(asked, ASKED)}
        label={stayLabel(words, asked, ASKED, ZONE)}
      />
      <p className={classes(css.split, css.sum)}>
        <span className={css.asked}>{words.plural('inquiry.time.asked', EXTRA_HOURS)}</span>
        <b>
          <Money dollars={PRICE} />
        </b>
      </p>
    </section>
  )
}

const Line = ({
  number,
  title,
  text,
  stay,
  tones,
  children,
}: {
  number: number
  title: string
  text: string
  stay: Stay
  tones?: SideTones
  children?: ReactNode
}) => (
  <li className={css.line}>
    <div>
      <h3 className={css.lineTitle}>
        <span className={css.number} aria-hidden="true">
          <Numeral>{number}</Numeral>
        </span>
        {title}
      </h3>
      <p className={css.quiet}>{text}</p>
    </div>
    <div className={css.drawn}>
      <WordedStayLine stay={stay} {...(tones ? { tones } : {})} timeZone={ZONE} />
      {children}
    </div>
  </li>
)

const Cost = ({ sum, title, text }: { sum: ReactNode; title: string; text: ReactNode }) => (
  <div className={css.cost}>
    <p className={css.costSum}>{sum}</p>
    <h3 className={css.costTitle}>{title}</h3>
    <p className={css.quiet}>{text}</p>
  </div>
)

/** The example's own deadlines, by the rule that yours follow. */
const Rail = ({ words, now, example }: { words: PageI18n; now: Temporal.Instant; example: Example }) => {
  const times = negotiationTimes({
    firstHour: firstHourAsked(null, example.asked),
    freeCancellationUntil: example.freeUntil,
    timeZone: ZONE,
  })
  const standard = { from: words.hour(STANDARD_CHECK_IN_HOUR), until: words.hour(STANDARD_CHECK_OUT_HOUR) }
  const moments = [
    { name: words.t('inquiry.aside.send'), at: now, text: words.t('inquiry.aside.sendText') },
    { name: words.t('inquiry.aside.answer'), at: answerDue(now, times), text: '' },
    { name: words.t('inquiry.aside.charge'), at: times.chargeAt, text: words.t('inquiry.aside.chargeText') },
    { name: words.t('inquiry.aside.final'), at: times.finalAt, text: words.t('inquiry.aside.finalText', standard) },
    { name: words.t('inquiry.aside.checkIn'), at: times.hoursBeginAt, text: '' },
  ]
  return (
    <ol className={css.rail}>
      {moments.map(({ name, at, text }) => (
        <li key={name} className={css.moment}>
          <b>{name}</b>
          <span>{momentText(words, at, ZONE)}</span>
          <span className={css.quiet}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
