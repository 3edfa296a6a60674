import type { RoomOffer } from '#contract/hotel/rates.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { hoursInTotal, Money, NightPrice } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { jumpToSection } from './jumpToSection.ts'
import * as css from './PriceBlock.css.ts'
import { guaranteedFrom } from '#src/views/hotel/rooms/rateWords.ts'

/** On the first screen: price of the stay, price with guaranteed hours, and a link to the rooms. */
export const PriceBlock = ({
  rooms,
  partyRooms,
  hasFailed,
  busy,
  datesId,
}: {
  /** Cheapest first; undefined until loaded. */
  rooms: readonly RoomOffer[] | undefined
  /** How many rooms the prices are for. */
  partyRooms: number
  hasFailed: boolean
  /** The rooms still belong to the previous stay. */
  busy: boolean
  /** Id of the panel to choose other dates. */
  datesId: string
}) => {
  const words = useI18n()
  const cheapest = rooms?.[0]?.rates[0]
  if (hasFailed) return null
  return (
    <div className={css.block} aria-busy={busy || rooms === undefined}>
      {rooms === undefined && (
        <>
          <Skeleton width="60%" height="34px" />
          <Skeleton width="80%" height="42px" />
        </>
      )}
      {rooms !== undefined && cheapest === undefined && <p className={css.none}>{words.t('hotel.noRooms.title')}</p>}
      {rooms && cheapest && (
        <>
          <p className={busy ? css.formerTotal : css.total}>
            <Trans text="hotel.rate.from" parts={{ money: <Money key="money" dollars={cheapest.total} /> }} />
          </p>
          <p className={css.facts}>
            <span>
              <NightPrice dollars={cheapest.avg_night_price} rooms={partyRooms} hours={hoursInTotal(cheapest)} />
            </span>
            {busy ? (
              <span>{words.t('hotel.hoursChecked')}</span>
            ) : (
              <Promise total={cheapest.total} guaranteed={guaranteedFrom(rooms)} />
            )}
          </p>
        </>
      )}
      {rooms !== undefined && cheapest === undefined ? (
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

const Promise = ({ total, guaranteed }: { total: number; guaranteed: number | null }) => {
  const words = useI18n()
  if (guaranteed === null)
    return (
      <span className={css.asked}>
        <Icon path={icons.ask} size="small" />
        {words.t('hotel.hoursOnRequest')}
      </span>
    )
  return (
    <span className={css.guaranteed}>
      <Icon path={icons.lock} size="small" />
      {guaranteed === total ? (
        words.t('hotel.hoursGuaranteed')
      ) : (
        <span>
          <Trans text="hotel.guaranteedFrom" parts={{ money: <Money key="money" dollars={guaranteed} /> }} />
        </span>
      )}
    </span>
  )
}
