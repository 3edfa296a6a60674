import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { writeSearchUrl, type UrlParams } from '#machines/search/search.url.ts'
import { readSearchLink } from '#src/actors/searchLink.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { HotelPage } from '#src/views/hotel/HotelPage.tsx'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/hotels/$id')({
  beforeLoad: async ({ location, params: { id }, preload }) => {
    const { mendedHotelQuery } = await import('#src/app/mendLink.ts')
    if (preload) return
    const search = await mendedHotelQuery(location, id)
    if (search !== null) throw redirect({ to: '/hotels/$id', params: { id }, search, replace: true })
  },
  component: HotelRoute,
})

function HotelRoute() {
  const words = useWords()
  const { id } = Route.useParams()
  const params: UrlParams = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CacheProvider>
      <HotelPage
        key={id}
        id={id}
        params={params}
        notFound={<NotFoundPage />}
        onChangeStay={(criteria) =>
          // As on every page but the first, a search changes the query and nothing else (specification §2).
          // The hours are tried one after the other: back leads to where the guest came from, not through all of them.
          navigate({
            search: writeSearchUrl({ ...readSearchLink(params), criteria }),
            replace: true,
            resetScroll: false,
          })
        }
        newSearch={
          <Link to="/hotels" search={params} className={buttonClass({ look: 'quiet' })}>
            {words.t('hotel.newSearch')}
          </Link>
        }
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
