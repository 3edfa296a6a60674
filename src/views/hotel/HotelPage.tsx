import { pngUrl, PREVIEW_PICTURE } from '#contract/hotel/pictures.ts'
import type { Hotel, SearchCriteria } from '#contract/hotel/hotels.ts'
import type { Rate, RoomOffer } from '#contract/hotel/rates.ts'
import { hourPart } from '#contract/hotel/stay.ts'
import { toDollars } from '#contract/shared/money.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { maxTotalWithOpeningBids } from '#machines/rates/bids.rules.ts'
import {
  choiceWithFilters,
  guaranteedInstead,
  NONE_GUARANTEED,
  readRateChoice,
  type RateChoice,
} from '#machines/rates/rateChoice.rules.ts'
import { BOTH_GUARANTEED } from '#machines/rates/rates.rules.ts'
import { searchKey, textOf, type UrlParams } from '#machines/search/search.criteria.url.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { hoursInTotal } from '#src/i18n/hoursInTotal.ts'
import { hoursInPreselected } from './rooms/rateWords.ts'
import { rateTones } from '#src/i18n/stayWords.ts'
import { withHotelTexts } from '#src/i18n/pageTexts.ts'
import { useId, type ReactNode } from 'react'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { SlowLoadingNotice } from '#src/views/parts/loading/SlowLoadingNotice.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { UrlRepairNotice } from '#src/views/searchForm/UrlRepairNotice.tsx'
import type { PanelEntries } from '#src/views/searchForm/panelEntries.ts'
import { BoardSection } from './stay/BoardSection.tsx'
import { ChangeStay } from './stay/ChangeStay.tsx'
import { HotelBody } from './about/HotelBody.tsx'
import { HotelJsonLd } from './about/HotelJsonLd.tsx'
import { HeadSkeleton, HotelHeader } from './header/HotelHeader.tsx'
import * as css from './HotelPage.css.ts'
import { LocationSection } from './about/LocationSection.tsx'
import type { Book } from './rooms/OpenedOffer.tsx'
import type { PicturesOpen } from './header/Pictures.tsx'
import { PriceBlock, type Headline } from './header/PriceBlock.tsx'
import { Rooms } from './rooms/Rooms.tsx'
import { SectionLinks } from './header/SectionLinks.tsx'
import type { OtherHotel, SimilarProps } from './about/Similar.tsx'
import { StayPanel } from './stay/StayPanel.tsx'
import { useHotel } from './useHotel.ts'
import { tonesAhead } from './rooms/rateWords.ts'
import { useLiveStay } from './stay/useLiveStay.ts'
import { useOpenedRoom, type OpenedRoomState } from './rooms/useOpenedRoom.ts'
import { chooseVariant, useOpenedRate } from './rooms/useRates.ts'

export interface HotelPageProps {
  id: string
  params: UrlParams
  /** Resolves once the URL has changed. */
  onChangeStay: (criteria: SearchCriteria) => Promise<void>
  /** Puts the chosen rate into the URL. */
  onChooseRate: (choice: RateChoice) => void
  /** Set if panels that cover a phone screen are history entries. */
  panels?: PanelEntries
  renderBook: Book
  /** Link to a new search, around this hotel if the URL names no place. */
  renderSearch: (hotel: Hotel | undefined) => ReactNode
  renderHotel: OtherHotel
  pictures: PicturesOpen
  /** Absolute URL of this page with only the stay in it. */
  shareUrl: (criteria: SearchCriteria) => string
  notFound: ReactNode
}

const NOT_FOUND = 404

/** The opened rate, or until it is known the preselected one: the same, from the list of rooms. */
const headlineOf = (
  rooms: readonly RoomOffer[],
  { choice, preselected, opened }: OpenedRoomState,
  openedRate: Rate | null,
): Headline | null => {
  if (preselected === null) return null
  const rate = opened === null ? null : openedRate
  const { guarantee } = preselected
  const { checkin_guaranteed, checkout_guaranteed } = rate ?? guarantee
  const hoursTotal = rate === null ? preselected.hoursTotal : toDollars(maxTotalWithOpeningBids(rate))
  return {
    total: rate === null ? preselected.total : rate.total,
    hoursTotal,
    isGuaranteed: checkin_guaranteed && checkout_guaranteed,
    avgNightPrice: (rate ?? preselected.rate).avg_night_price,
    hours:
      rate === null
        ? hoursInPreselected(preselected)
        : { ...hoursInTotal(rate), more: rate.checkin_deviation > 0 || rate.checkout_deviation > 0 },
    guaranteedFor:
      guaranteedInstead(rooms, choice, { guarantee: { checkin_guaranteed, checkout_guaranteed }, hoursTotal })?.more ??
      null,
  }
}

const useSimilar = lazyPart(async () => (await withHotelTexts(import('./about/Similar.tsx'))).Similar)

/** Lazy: few hotels are sold out. */
const Instead = (props: SimilarProps) => {
  const { part: Similar, hasFailed, retry } = useSimilar(true)
  if (Similar !== null) return <Similar {...props} />
  return hasFailed && <ChunkError onRetry={retry} />
}

export const HotelPage = ({
  id,
  params,
  onChangeStay,
  onChooseRate,
  panels,
  renderBook,
  renderSearch,
  renderHotel,
  pictures,
  shareUrl,
  notFound,
}: HotelPageProps) => {
  const words = useI18n()
  const datesId = useId()
  const { url, hotel, offers, waiting, again } = useHotel(id, params)
  const { criteria } = url
  const link = readRateChoice(params)
  const openedRoom = useOpenedRoom({
    rooms: offers.data,
    choice: choiceWithFilters(link, url.view.filters),
    isChosen: link.room !== null || link.guarantee !== null,
    onChoose: onChooseRate,
  })
  const openedRate = useOpenedRate(id, criteria)
  const timeZone = hotel.data?.time_zone
  const draft = useLiveStay(criteria, timeZone, onChangeStay)
  const tones = tonesAhead(
    criteria,
    rateTones(openedRate ?? openedRoom.preselected?.guarantee ?? NONE_GUARANTEED),
    draft.criteria,
  )
  const isSoldOut = offers.data?.length === 0
  const newSearch = renderSearch(hotel.data)
  const isBehind = draft.isAhead || offers.isPlaceholderData
  if (hotel.isError) {
    const failure = toFailure(hotel.error)
    if (failure.status === NOT_FOUND) return notFound
    return (
      <div className={css.page}>
        <LoadError of="hotel.failed" offline="hotel.offline" failure={failure} onRetry={again} />
      </div>
    )
  }
  if (hotel.isPending && hotel.isPaused)
    return (
      <div className={css.page}>
        <Offline text="hotel.offline" />
      </div>
    )
  return (
    <div className={css.page}>
      {hotel.data && (
        <>
          <PageHead
            title={hotel.data.name}
            description={hotel.data.description}
            image={hotel.data.images[0] && pngUrl(hotel.data.images[0].url, PREVIEW_PICTURE)}
          />
          <HotelJsonLd hotel={hotel.data} rooms={isBehind ? undefined : offers.data} />
        </>
      )}
      <UrlRepairNotice criteria={criteria} />
      {hotel.isPending && <SlowLoadingNotice waiting={waiting} onRetry={again} way={newSearch} />}
      {hotel.data ? (
        <HotelHeader
          hotel={hotel.data}
          hour={hourPart(criteria.checkIn)}
          pictures={pictures}
          shareUrl={shareUrl(criteria)}
          price={
            <PriceBlock
              headline={offers.data && headlineOf(offers.data, openedRoom, openedRate)}
              partyRooms={criteria.rooms.length}
              hasFailed={offers.isError}
              busy={isBehind}
              datesId={datesId}
              onTakeGuaranteed={() => {
                openedRoom.choose(BOTH_GUARANTEED)
                chooseVariant(BOTH_GUARANTEED)
              }}
            />
          }
        />
      ) : (
        <HeadSkeleton />
      )}
      <SectionLinks hasBoard={!isSoldOut} />
      <StayPanel
        draft={draft}
        tones={tones}
        timeZone={timeZone}
        change={
          <>
            <ChangeStay draft={draft} panels={panels} datesId={datesId} />
            {newSearch}
          </>
        }
      />
      <section className={css.section} aria-labelledby="rooms">
        <div>
          <h2 id="rooms" className={css.sectionTitle} tabIndex={-1}>
            {words.t('hotel.sections.rooms')}
          </h2>
          <p className={css.sub}>{words.t('hotel.totals')}</p>
        </div>
        <Rooms
          offers={offers}
          partyRooms={criteria.rooms.length}
          stay={searchKey(criteria)}
          busy={isBehind}
          openedRoom={openedRoom}
          onRetry={again}
          waiting={hotel.isPending ? 'fresh' : waiting}
          book={renderBook}
          newSearch={newSearch}
          instead={hotel.data && <Instead hotel={hotel.data} stay={criteria} renderHotel={renderHotel} />}
        />
      </section>
      {!isSoldOut && (
        <BoardSection
          hotelId={id}
          stay={draft.criteria}
          timeZone={timeZone}
          problemOf={draft.problemOf}
          onChoose={({ checkIn, checkOut }, isGuaranteed) => {
            openedRoom.choose(isGuaranteed ? BOTH_GUARANTEED : NONE_GUARANTEED)
            draft.changeHours(checkIn, checkOut)
          }}
        />
      )}
      {hotel.data && (
        <HotelBody
          hotel={hotel.data}
          location={
            <LocationSection
              hotel={hotel.data}
              draft={draft}
              hasPlace={textOf(params['dest']) !== ''}
              landing={url.landing}
            />
          }
        />
      )}
    </div>
  )
}
