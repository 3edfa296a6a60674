import { type UrlParams, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { HotelPage } from './HotelPage.tsx'

const ignore = (): void => undefined
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/hotels/nyc-0001'] }),
})

/** The hotel page with the props of its route. */
export const HotelOf = ({
  onChooseRate = ignore,
  ...own
}: Pick<ComponentProps<typeof HotelPage>, 'onChangeStay'> &
  Partial<Pick<ComponentProps<typeof HotelPage>, 'onChooseRate'>> & { params: UrlParams }) => (
  <HotelPage
    id="nyc-0001"
    {...own}
    onChooseRate={onChooseRate}
    renderBook={() => null}
    renderHotel={() => null}
    pictures={{ open: false, onOpen: ignore, onClose: ignore }}
    shareUrl={(criteria) => `https://example.com/?${new URLSearchParams(writeNewSearch(criteria)).toString()}`}
    renderSearch={() => <a href="#search">New search</a>}
    notFound={<p>No such hotel</p>}
  />
)

export const renderHotel = (texts: ComponentProps<typeof PageI18nProvider>['texts'], shown: ReactNode): void =>
  renderPage(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <PageI18nProvider locale="en" texts={texts}>
          {shown}
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
