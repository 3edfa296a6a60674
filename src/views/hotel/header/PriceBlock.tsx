import { useI18n } from '#src/i18n/I18nContext.tsx'
import { type HoursInTotal } from '#src/i18n/hoursInTotal.ts'
import { Money } from '#src/i18n/Money.tsx'
import { NightPrice } from '#src/i18n/NightPrice.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { useRef } from 'react'
import { jumpToSection } from './jumpToSection.ts'
import * as css from './PriceBlock.css.ts'

/** The rate that the page has chosen. Amounts are US dollars; null until known. */
export interface Headline {
  /** Charged now. */
  total: number | null
  /** With all hours of the stay, as on the hotel's card. */
  hoursTotal: number | null
  isGuaranteed: boolean
  /** Average price of the nights in the sum. */
  avgNightPrice: number
  hours: HoursInTotal
  /** How much more the stay costs with all hours guaranteed; null: nothing is on request, or the hotel guarantees less. */
  guaranteedFor: number | null
}

/** On the first screen: the sum of the chosen rate, what it promises, and a link to the rooms. */
export const PriceBlock = ({
  headline,
  partyRooms,
  hasFailed,
  busy,
  datesId,
  onTakeGuaranteed,
}: {
  /** Undefined until the rooms are loaded; null: none is free. */
  headline: Headline | null | undefined
  /** How many rooms the prices are for. */
  partyRooms: number
  hasFailed: boolean
  /** The rooms still belong to the previous stay. */
  busy: boolean
  /** Id of the panel to choose other dates. */
  datesId: string
  onTakeGuaranteed: () => void
}) => {
  const words = useI18n()
  const facts = useRef<HTMLParagraphElement>(null)
  if (hasFailed) return null
  return (
    <div className={css.block} aria-busy={busy || headline === undefined}>
      {headline === undefined && (
        <>
          <Skeleton width="60%" height="34px" />
          <Skeleton width="80%" height="42px" />
        </>
      )}
      {headline === null && <p className={css.none}>{words.t('hotel.noRooms.title')}</p>}
      {headline && (
        <>
          <p className={busy ? css.formerTotal : css.total}>
            {headline.hoursTotal === null ? (
              <Skeleton width="60%" height="34px" />
            ) : (
              <Money dollars={headline.hoursTotal} />
            )}
          </p>
          <p ref={facts} tabIndex={-1} className={css.facts}>
            <span>
              <NightPrice dollars={headline.avgNightPrice} rooms={partyRooms} hours={headline.hours} />
            </span>
            {busy ? <span>{words.t('hotel.hoursChecked')}</span> : <Promise headline={headline} />}
          </p>
          {!busy && headline.guaranteedFor !== null && (
            <Button
              look="line"
              size="small"
              icon={icons.lock}
              onClick={() => {
                onTakeGuaranteed()
                // The button goes with what it offered.
                facts.current?.focus({ preventScroll: true })
              }}
            >
              {headline.guaranteedFor > 0 ? (
                <Trans
                  text="hotel.guaranteedForMore"
                  // To the cent where it is charged so: the difference may be a few dollars.
                  parts={{ money: <Money key="money" exact={!words.isConverted} dollars={headline.guaranteedFor} /> }}
                />
              ) : (
                words.t('hotel.guaranteedForNoMore')
              )}
            </Button>
          )}
        </>
      )}
      {headline === null ? (
        // The panel opens beside the stay, so bring that into view.
        <Button
          look="line"
          block
          popoverTarget={datesId}
          onClick={() => document.getElementById('stay')?.scrollIntoView()}
        >
          {words.t('hotel.noRooms.otherDates')}
        </Button>
      ) : (
        <a href="#rooms" onClick={jumpToSection} className={buttonClass({ look: 'go', block: true })}>
          {words.t('hotel.seeRooms')}
        </a>
      )}
    </div>
  )
}

const Promise = ({ headline: { total, hoursTotal, isGuaranteed } }: { headline: Headline }) => {
  const words = useI18n()
  if (isGuaranteed)
    return (
      <span className={css.guaranteed}>
        <Icon path={icons.lock} size="small" />
        {words.t('hotel.hoursGuaranteed')}
      </span>
    )
  return (
    <span className={css.asked}>
      <Icon path={icons.ask} size="small" />
      {total === null || hoursTotal === null ? (
        words.t('hotel.hoursOnRequest')
      ) : (
        <span>
          <Trans
            text="search.card.nowAndAll"
            parts={{ now: <Money key="now" dollars={total} />, all: <Money key="all" dollars={hoursTotal} /> }}
          />
        </span>
      )}
    </span>
  )
}
