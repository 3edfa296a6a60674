import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { ConsentBar } from './ConsentBar.tsx'

const { consent } = he.layout

test('only yes consents: no is reported as no', async () => {
  const onChoose = vi.fn<(choice: 'yes' | 'no') => void>()
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="he" texts={he}>
        <ConsentBar onChoose={onChoose} />
      </PageI18nProvider>
    </RouterContextProvider>,
    'rtl',
  )
  await press(consent.no)
  expect(onChoose.mock.calls).toEqual([['no']])
  await press(consent.yes)
  expect(onChoose.mock.calls).toEqual([['no'], ['yes']])
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
