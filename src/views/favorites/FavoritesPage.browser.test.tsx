import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FavoriteHotel } from '#contract/user/favorites.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { FavoritesPage } from './FavoritesPage.tsx'
import { useFavorites } from './useFavorites.ts'

const shown: { favorites: FavoriteHotel[]; isVisitor: boolean } = { favorites: [], isVisitor: false }
replace(useFavorites, () => ({
  ...shown,
  favoriteIds: shown.favorites.map(({ id }) => id),
  failure: null,
  query: {},
  reload: () => undefined,
}))
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const show = () =>
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <FavoritesPage />
      </PageI18nProvider>
    </RouterContextProvider>,
  )

test('a visitor sees the favorites of this browser, and how to keep them everywhere', async () => {
  const reviews = { rating: 8, count: 1 }
  Object.assign(shown, {
    isVisitor: true,
    favorites: [{ id: 'nyc-0001', name: 'The Placeholder', stars: 4, image: '/icon.svg', city: 'New York', reviews }],
  })
  show()
  await expect.element(page.getByRole('article')).toHaveTextContent('The Placeholder')
  await expect.element(page.getByText(en.favorites.here)).toBeVisible()
  await expect.element(page.getByRole('button', { name: en.common.nav.logIn })).toBeVisible()
})

test('says that there are no favorites yet, and leads to the hotels', async () => {
  Object.assign(shown, { isVisitor: false, favorites: [] })
  show()
  await expect.element(page.getByRole('heading', { name: en.favorites.empty.title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: en.account.empty.find })).toHaveAttribute('href', '/')
})
