import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { FavoritesPage } from './FavoritesPage.tsx'
import { useFavorites } from './useFavorites.ts'

replace(useFavorites, () => ({ favorites: [], favoriteIds: [], failure: null, query: {}, reload: () => undefined }))
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

test('says that there are no favorites yet, and leads to the hotels', async () => {
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <FavoritesPage />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
  await expect.element(page.getByRole('heading', { name: en.favorites.empty.title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: en.account.empty.find })).toHaveAttribute('href', '/')
})
