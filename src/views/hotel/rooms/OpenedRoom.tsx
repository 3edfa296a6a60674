import type { Rate, RoomRate } from '#contract/hotel/rates.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Chip } from '#src/ui/content/Tag.tsx'
import { OpenedOffer, type OpenedOfferProps } from './OpenedOffer.tsx'
import * as list from './RateList.css.ts'

export interface OpenedRoomProps extends OpenedOfferProps {
  /** Plans of the room. */
  sold: readonly RoomRate[]
  /** The selected plan. */
  opened: RoomRate
  onOpen: (rate: RoomRate) => void
}

export const OpenedRoom = ({ sold, opened, onOpen, ...offer }: OpenedRoomProps) => (
  <>
    {sold.length > 1 && <Plans rates={sold} opened={opened} onOpen={onOpen} />}
    <Terms rate={opened} />
    <OpenedOffer {...offer} />
  </>
)

/** Plans by cancellation and board; the others show their price difference. */
const Plans = ({
  rates,
  opened,
  onOpen,
}: {
  rates: readonly RoomRate[]
  opened: RoomRate
  onOpen: (rate: RoomRate) => void
}) => {
  const words = useI18n()
  const nameOf = (rate: Rate) => {
    if (rate.board === 'breakfast') return words.t('hotel.board.breakfast')
    return rate.cancellation.refundable ? words.t('search.filters.freeToCancel') : words.t('hotel.rate.notRefundable')
  }
  return (
    <div className={list.plans} role="group" aria-label={words.t('hotel.rate.choose')}>
      {rates.map((rate) => (
        <Chip key={rate.rateKey} pressed={rate.rateKey === opened.rateKey} onPress={() => onOpen(rate)}>
          {nameOf(rate)}
          {rate.rateKey !== opened.rateKey && (
            <>
              {' · '}
              <Numeral direction="auto">{words.moneyChange(opened.total, rate.total)}</Numeral>
            </>
          )}
        </Chip>
      ))}
    </div>
  )
}

/** Terms shared by all variants of this plan. Non-refundable is left out: the plan's name says it. */
const Terms = ({ rate }: { rate: Rate }) => {
  const words = useI18n()
  const { deadline_local } = rate.cancellation
  return (
    <p className={list.terms}>
      {deadline_local !== null && (
        <span className={list.term}>
          <Icon path={icons.check} size="small" />
          {words.t('hotel.rate.freeUntil', { when: dayInYear(words, deadline_local, 'dayMonth') })}
        </span>
      )}
      <span className={list.term}>
        <Icon path={icons.cup} size="small" />
        {words.t(`hotel.board.${rate.board}`)}
      </span>
    </p>
  )
}
