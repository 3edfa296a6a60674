import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { favoritesActor } from '#src/actors/hotel/favorites.ts'
import { favoriteToggle } from '#src/actors/hotel/favoriteToggle.ts'
import { toggleFavorite } from '#src/actors/hotel/favoriteToggleState.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'

const KEY = 'favorites'

beforeEach(() => {
  favoritesActor().send({ type: 'session.ended' })
  tellFromAnotherTab(null)
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <FavoriteButton id="nyc-0001" name="Meridian Yard" />
    </PageI18nProvider>,
  )
})

test('stores the heart of a signed-out visitor in the browser, by mouse and keyboard', async () => {
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart())
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => localStorage.getItem(KEY)).toBe('["nyc-0001"]')
  await userEvent.keyboard('{Enter}')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => localStorage.getItem(KEY)).toBeNull()
})

test('a press before the favorites code loads is taken over by it', () => {
  toggleFavorite('nyc-0007')
  expect(favoriteToggle.isFavorite('nyc-0007')).toBe(true)
})

test('the heart follows changes in another tab', async () => {
  tellFromAnotherTab('["nyc-0002","nyc-0001"]')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  tellFromAnotherTab(null)
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
})

test('reads only valid ids from storage', async () => {
  for (const nonsense of ['{"a":1}', 'not JSON', '7', '[[1],null,"<script>",""]']) {
    tellFromAnotherTab(nonsense)
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  }
  tellFromAnotherTab('[null,"nyc-0001",{"x":1}]')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
})

test('a change that cannot be saved is undone, with a message until the guest goes on', async () => {
  // There is no server here: nothing loads or saves.
  favoritesActor().send({ type: 'session.began', guest: 'maya' })
  await userEvent.click(heart())
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.favorites.notSaved)
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

const heart = () => page.getByRole('button', { name: 'Save Meridian Yard to favorites' })

const tellFromAnotherTab = (value: string | null): void => {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }))
}
