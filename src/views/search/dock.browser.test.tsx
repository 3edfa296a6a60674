import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { ConsentBar } from '#src/views/layout/ConsentBar.tsx'
import { dock } from './ResultsPage.css.ts'

test('the buttons over a list are above the consent bar', async () => {
  await page.viewport(360, 740)
  renderPage(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
      <PageI18nProvider locale="he" texts={he}>
        <main style={{ blockSize: 900 }}>The list</main>
        <div data-testid="dock" className={dock}>
          <button type="button">Map</button>
        </div>
        <ConsentBar onChoose={() => undefined} />
      </PageI18nProvider>
    </RouterContextProvider>,
    'rtl',
  )
  await expect
    .poll(() => {
      const bar = page.getByRole('region').element().getBoundingClientRect()
      return page.getByTestId('dock').element().getBoundingClientRect().bottom - bar.top
    })
    .toBeLessThanOrEqual(0)
})
