import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { FavoritesPage } from './FavoritesPage.tsx'

vi.mock('./useFavorites.ts', () => ({
  useFavorites: () => ({ favorites: [], kept: [], failure: null, query: {}, reload: () => undefined }),
}))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

test('whoever keeps no hotel is told so, and led to where hotels are found', async () => {
  renderPage(
    <WordsProvider locale="en" texts={en}>
      <FavoritesPage />
    </WordsProvider>,
  )
  await expect.element(page.getByRole('heading', { name: en.favorites.empty.title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: en.account.empty.find })).toHaveAttribute('href', '/')
})
