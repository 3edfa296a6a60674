import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SearchSummary } from './SearchBar.tsx'

const criteria = defaultCriteria(Temporal.Now.plainDateISO().toString())

const onSearch = vi.fn<(searched: SearchCriteria) => void>()

/** The list of a phone, with the search form open over it. */
const open = async () => {
  onSearch.mockClear()
  await page.viewport(360, 740)
  const texts = await loadTexts('en')
  await addSearchTexts('en', texts)
  const root = createRootRoute()
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => <h1>Home</h1>),
      at('/hotels', () => <SearchSummary criteria={criteria} busy={false} onSearch={onSearch} />),
    ]),
    history: createMemoryHistory({ initialEntries: ['/', '/hotels?dest=paris'] }),
  })
  renderPage(
    <PageI18nProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </PageI18nProvider>,
  )
  await page.getByRole('button', { name: /Manhattan/ }).click()
  await expect.element(form()).toBeVisible()
  return router
}
const form = () => page.getByRole('dialog', { name: 'Search hotels' })
const panel = (name: string) => page.getByRole('dialog', { name })
type Router = Awaited<ReturnType<typeof open>>
const untilEntered = ({ history }: Router, entry: string | undefined) =>
  expect.poll(() => history.location.state.panel).toBe(entry)

test.each([
  ['dates', /^Check-in/, 'Dates and hours'],
  ['rooms', /^Rooms and guests/, 'Rooms and guests'],
] as const)('on a phone Back closes the %s alone, then the form, then leaves the list', async (entry, field, name) => {
  const router = await open()
  await form().getByRole('button', { name: field }).click()
  await expect.element(panel(name)).toBeVisible()
  await untilEntered(router, entry)
  router.history.back()
  await expect.element(panel(name)).not.toBeInTheDocument()
  await expect.element(form()).toBeVisible()
  router.history.back()
  await expect.element(form()).not.toBeInTheDocument()
  expect(router.history.location.href).toBe('/hotels?dest=paris')
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('a panel closed by its button leaves no entry behind, and the form closes with one press', async () => {
  const router = await open()
  await form()
    .getByRole('button', { name: /^Rooms and guests/ })
    .click()
  await untilEntered(router, 'rooms')
  await panel('Rooms and guests').getByRole('button', { name: 'Close' }).click()
  await untilEntered(router, undefined)
  await form().getByRole('button', { name: 'Close' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  expect(router.history.location.href).toBe('/hotels?dest=paris')
})

test('a search begins in the entry of the form, which its list replaces', async () => {
  const router = await open()
  await form()
    .getByRole('button', { name: /^Rooms and guests/ })
    .click()
  await untilEntered(router, 'rooms')
  const entries: unknown[] = []
  onSearch.mockImplementation(() => void entries.push(router.history.location.state))
  form()
    .getByRole('button', { name: 'Search', exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.poll(() => entries).toMatchObject([{ sheet: 'search' }])
  expect(entries[0]).not.toHaveProperty('panel')
})
