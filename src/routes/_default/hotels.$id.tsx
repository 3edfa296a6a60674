import { destinationCodec } from '#contract/hotel/destination.ts'
import type { Hotel } from '#contract/hotel/hotels.ts'
import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { type UrlParams, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { readRateChoice, withoutRateChoice, writeRateChoice } from '#machines/rates/rateChoice.rules.ts'
import { writeSearchUrl } from '#machines/search/search.url.ts'
import { placedAs, readSearchLink } from '#src/actors/search/searchUrl.ts'
import { useTimelyUrl } from '#src/app/useTimelyUrl.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { publicOrigin } from '#src/views/layout/documentFacts.ts'
import { HotelPage } from '#src/views/hotel/HotelPage.tsx'
import { useSearchStateOnBack } from '#src/app/useSearchStateOnBack.ts'
import { panelEntries } from '#src/views/searchForm/panelEntries.ts'
import { createFileRoute, Link, redirect, useLocation, useRouter, type HistoryState } from '@tanstack/react-router'
import { useRef, useState } from 'react'

const PICTURES_HASH = 'photos'

export const Route = createFileRoute('/_default/hotels/$id')({
  beforeLoad: async ({ location, params: { id }, preload }) => {
    const { mendedHotelQuery } = await import('#src/app/repairUrl.ts')
    if (preload) return
    const search = await mendedHotelQuery(location, id)
    if (search !== null) throw redirect({ to: '/hotels/$id', params: { id }, search, replace: true })
  },
  component: HotelRoute,
})

const aroundHotel = ({ name, location: point }: Pick<Hotel, 'name' | 'location'>): string =>
  destinationCodec.encode({ name, point, poi: true })

const panelOf = ({ panel }: HistoryState) => panel

function HotelRoute() {
  const words = useI18n()
  const { id } = Route.useParams()
  const { pathname } = Route.useMatch()
  const params: UrlParams = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const isOpen = useLocation({ select: ({ hash }) => hash }) === PICTURES_HASH
  useTimelyUrl()
  const [panels] = useState(() => panelEntries(router))
  useSearchStateOnBack(panelOf, (search) => search)
  // True if opened from this page: then the pictures are a history step of their own; not if opened by a link.
  const isOurs = useRef(false)
  return (
    <CacheProvider>
      <HotelPage
        key={id}
        id={id}
        params={params}
        notFound={<NotFoundPage />}
        onChangeStay={async (criteria) => {
          // The guest is already on the way to another page.
          if (router.latestLocation.pathname !== pathname) return
          // A search changes only the query, as on every page but the first (specification §2). Replace: guests try several
          // hours, and Back must leave the page instead of stepping through them.
          await navigate({
            // Of the URL as it is now: a rate may have been chosen since.
            search: (now: UrlParams) => placedAs(now, writeSearchUrl({ ...readSearchLink(now), criteria })),
            replace: true,
            // Keep an open sheet open on a phone.
            state: true,
            resetScroll: false,
          })
        }}
        onChooseRate={(choice) => {
          if (router.latestLocation.pathname !== pathname) return
          void navigate({
            search: (now: UrlParams) => ({ ...withoutRateChoice(now), ...writeRateChoice(choice) }),
            replace: true,
            state: true,
            resetScroll: false,
          })
        }}
        panels={panels}
        pictures={{
          open: isOpen,
          onOpen: () => {
            isOurs.current = true
            void navigate({ search: params, hash: PICTURES_HASH, resetScroll: false })
          },
          onClose: () => {
            if (isOurs.current) router.history.back()
            else void navigate({ search: params, hash: '', replace: true, resetScroll: false })
            isOurs.current = false
          },
        }}
        shareUrl={(criteria) => {
          const { href } = router.buildLocation({
            to: '/hotels/$id',
            params: { id },
            search: { ...writeNewSearch(criteria), ...writeRateChoice(readRateChoice(params)) },
          })
          return new URL(href, publicOrigin()).href
        }}
        renderSearch={(hotel) => (
          <Link
            to="/hotels"
            search={{
              ...withoutRateChoice(params),
              ...(hotel && !params['dest'] ? { dest: aroundHotel(hotel) } : {}),
            }}
            className={buttonClass({ look: 'quiet' })}
          >
            {words.t('hotel.newSearch')}
          </Link>
        )}
        renderHotel={(other, className, name) => (
          <Link to="/hotels/$id" params={{ id: other }} search={withoutRateChoice(params)} className={className}>
            {name}
          </Link>
        )}
        renderBook={(rateKey, asks) => (
          <Link
            to="/checkout/{-$id}/{-$rateKey}"
            params={{ id, rateKey }}
            search={params}
            className={buttonClass({ look: 'go' })}
          >
            {words.t(asks ? 'hotel.rate.bookAsked' : 'hotel.rate.book')}
          </Link>
        )}
      />
    </CacheProvider>
  )
}
