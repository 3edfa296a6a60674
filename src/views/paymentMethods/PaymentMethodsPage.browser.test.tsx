import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { visa } from '#machines/paymentMethods/paymentMethods.samples.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PaymentMethodsPage } from './PaymentMethodsPage.tsx'
import { usePaymentMethods, type PaymentMethods } from './usePaymentMethods.ts'

test('the focus stays on the page when the last card is deleted together with its button', async () => {
  const deleted: PaymentMethods = {
    viewState: 'empty',
    methods: [],
    isFull: false,
    news: { what: 'removed', method: visa },
    failure: null,
    change: null,
    isBusy: false,
    retry: () => undefined,
    makePrimary: () => undefined,
    remove: () => undefined,
  }
  replace(usePaymentMethods, () => deleted)
  renderPage(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
      <PageI18nProvider locale="en" texts={en}>
        <PaymentMethodsPage />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
  await expect.element(page.getByRole('region', { name: en.payments.list })).toHaveFocus()
})
