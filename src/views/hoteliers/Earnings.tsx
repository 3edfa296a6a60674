import { USUAL_HOUR_PERCENT } from '#contract/inquiry/usualPrice.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useId, useState } from 'react'
import { earnings, monthSum } from './earnings.rules.ts'
import * as css from './HoteliersPage.css.ts'
import { dollarsText, NIGHT } from './room.rules.ts'

const CENTS = 100

/** What extra hours could earn, from three figures of the reader, with the sum line by line. */
export const Earnings = ({ sharePercent }: { sharePercent: number | null }) => {
  const words = useI18n()
  const [night, setNight] = useState(NIGHT)
  const [requests, setRequests] = useState(10)
  const [hours, setHours] = useState(4)
  const sum = earnings({ night, requests, hours, sharePercent: sharePercent ?? 100 })
  const money = (cents: number) => dollarsText(words, cents)
  const rounded = (cents: number) => money(Math.round(cents / CENTS) * CENTS)
  const percent = words.percent(USUAL_HOUR_PERCENT)
  const lines = [
    { text: words.t('hoteliers.earn.hour', { percent, money: money(night * CENTS) }), value: money(sum.hour) },
    { text: words.plural('hoteliers.earn.request', hours), value: money(sum.request) },
    {
      text: words.t('hoteliers.earn.inMonth', { sum: monthSum(words.number(requests), words.number) }),
      value: words.number(sum.requests, Number.isInteger(sum.requests) ? 0 : 1),
    },
    ...(sharePercent === null ? [] : [{ text: words.t('hoteliers.earn.share'), value: words.percent(sharePercent) }]),
  ]
  return (
    <section className={css.section}>
      <h2 className={css.title}>{words.t('hoteliers.earn.title')}</h2>
      <p className={css.sectionLead}>{words.t('hoteliers.earn.lead')}</p>
      <div className={css.earn}>
        <div className={css.earnPart}>
          <Slider
            label={words.t('hoteliers.earn.night')}
            text={money(night * CENTS)}
            value={night}
            min={40}
            max={400}
            step={5}
            onChange={setNight}
          />
          <Slider
            label={words.t('hoteliers.earn.requests')}
            text={words.number(requests)}
            value={requests}
            min={0}
            max={30}
            onChange={setRequests}
          />
          <Slider
            label={words.t('hoteliers.earn.hours')}
            text={words.number(hours)}
            value={hours}
            min={1}
            max={12}
            onChange={setHours}
          />
        </div>
        <div className={css.earnSum}>
          <div aria-live="polite">
            <p className={css.small}>{words.t(`hoteliers.earn.${sharePercent === null ? 'paid' : 'month'}`)}</p>
            <p className={css.large}>
              <Numeral direction="auto">{rounded(sum.month)}</Numeral>
            </p>
            <p className={css.small}>{words.t('hoteliers.earn.half', { money: rounded(sum.half) })}</p>
          </div>
          <ul className={css.lines}>
            {lines.map(({ text, value }) => (
              <li key={text} className={css.line}>
                <span>{text}</span>
                <b>
                  <Numeral direction="auto">{value}</Numeral>
                </b>
              </li>
            ))}
          </ul>
          <p className={css.aside}>
            <Icon path={icons.info} size="small" />
            <span>{words.t('hoteliers.earn.none')}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

const Slider = ({
  label,
  text,
  value,
  min,
  max,
  step = 1,
  onChange,
}: {
  label: string
  text: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}) => {
  const id = useId()
  return (
    <div>
      <div className={css.sliderHead}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={css.sliderValue}>
          <Numeral direction="auto">{text}</Numeral>
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={css.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
