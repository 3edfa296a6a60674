import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { ar } from '#locales/ar.ts'
import { searchOrigin } from '#machines/search/search.area.ts'
import { inManhattan } from '#machines/search/search.samples.ts'
import { PAGE_SIZE, DEFAULT_LIST_VIEW } from '#machines/search/search.view.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { HotelList } from './HotelList.tsx'
import { guaranteed } from './hotelSummary.samples.ts'

test('pressing "show more" twice does not widen the search: the button changes with the cards', async () => {
  const farther: number[] = []
  renderPage(<List onFarther={() => farther.push(shownCards())} />, 'rtl')
  await expect.poll(shownCards).toBe(PAGE_SIZE)

  flushSync(() => button().click())
  expect(shownCards()).toBe(PAGE_SIZE)
  button().click()
  expect(farther).toEqual([])

  await expect.poll(shownCards).toBe(2 * PAGE_SIZE)
  await expect.element(page.getByRole('button', { name: ar.search.farther })).toBeVisible()
  button().click()
  expect(farther).toEqual([2 * PAGE_SIZE])
})

const hotels = Array.from({ length: 2 * PAGE_SIZE }, (_, place) => ({ ...guaranteed, id: `h${place}` }))

const shownCards = () => document.querySelectorAll('[data-hotel]').length

/** The button below the cards. */
const button = (): HTMLButtonElement => {
  const [last] = [...document.querySelectorAll('button')].slice(-1)
  if (last === undefined) throw new Error('no button')
  return last
}

const List = ({ onFarther }: { onFarther: () => void }) => {
  const [shown, setShown] = useState(PAGE_SIZE)
  const search = {
    criteria: inManhattan,
    from: searchOrigin(inManhattan),
    shownHotels: hotels.slice(0, shown),
    hasMore: shown < hotels.length,
    hasFarther: true,
    sortBy: DEFAULT_LIST_VIEW.filters.sortBy,
    first: undefined,
    wanted: NO_TERMS,
    query: {},
    busy: false,
    isEarlier: false,
    showMore: () => setShown(hotels.length),
    lookFarther: onFarther,
  }
  return (
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="ar" texts={ar}>
        <HotelList
          search={search}
          place={{ name: 'مانهاتن', where: 'مانهاتن', kind: 'city' }}
          timeZone={null}
          landing={null}
          lit={null}
          onLight={() => undefined}
          end={null}
        />
      </PageI18nProvider>
    </RouterContextProvider>
  )
}

const NO_TERMS = { freeCancellation: false, breakfast: false }
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
