import { CacheProvider } from '#src/app/CacheProvider.tsx'
import type { UrlParams } from '#machines/search/search.url.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { HotelPage } from '#src/views/hotel/HotelPage.tsx'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/hotels/$id')({ component: HotelRoute })

function HotelRoute() {
  const words = useWords()
  const { id } = Route.useParams()
  const params: UrlParams = Route.useSearch()
  return (
    <CacheProvider>
      <HotelPage
        key={id}
        id={id}
        params={params}
        notFound={<NotFoundPage />}
        changeSearch={
          <Link to="/hotels" search={params} className={buttonClass({ look: 'line' })}>
            {words.t('hotel.newSearch')}
          </Link>
        }
        book={(rateKey) => (
          <Link
            to="/checkout/{-$id}/{-$rateKey}"
            params={{ id, rateKey }}
            className={buttonClass({ look: 'go', size: 'large' })}
          >
            {words.t('hotel.rate.book')}
          </Link>
        )}
      />
    </CacheProvider>
  )
}
