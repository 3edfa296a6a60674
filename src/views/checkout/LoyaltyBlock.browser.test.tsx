import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'
import { NO_LOYALTY } from '#machines/rates/rates.rules.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LoyaltyBlock, type LoyaltyBlockProps } from './LoyaltyBlock.tsx'

test('shows a failed credit request beside the choice', async () => {
  renderPage(<Refused failure={{ code: 'network', status: 500 }} />)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(page.getByText(en.checkout.loyalty.credits))
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.network)
})

test('asks a signed-out guest to log in for credit, and refuses a business a code without showing a field', async () => {
  renderPage(
    <Refused failure={null} initialFailure={{ code: 'unauthorized', status: 401 }} credits={null} awaitsOwner />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.checkout.loyalty.logIn)
  expect(page.getByText(en.checkout.loyalty.logIn).elements()).toHaveLength(1)
  const refusal = { code: 'promo_refused', status: 409, reason: 'promo.business' } as const
  renderPage(<Refused failure={null} initialFailure={refusal} credits={0} mayUsePromo={false} openedWith="FRIEND" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.checkout.promo.business)
  expect(page.getByRole('radio').elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('Enter in an empty code field asks for a code and does not pay', async () => {
  const onPay = vi.fn<() => void>()
  renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onPay()
      }}
    >
      <Refused failure={null} />
      <button type="submit">Pay</button>
    </form>,
  )
  await userEvent.click(page.getByText(en.checkout.loyalty.promo))
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(en.checkout.loyalty.empty)).toBeVisible()
  expect(onPay).not.toHaveBeenCalled()
  await userEvent.keyboard('F')
  await expect.element(page.getByText(en.checkout.loyalty.empty)).not.toBeInTheDocument()
})

/** Refuses every choice with `failure`. `initialFailure`: the failure shown initially. */
const Refused = ({
  failure,
  initialFailure: first = null,
  ...own
}: Pick<LoyaltyBlockProps, 'failure'> &
  Partial<LoyaltyBlockProps> & { initialFailure?: LoyaltyBlockProps['failure'] }) => {
  const [shownFailure, setShownFailure] = useState(first)
  return (
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <LoyaltyBlock
        number={1}
        credits={50}
        mayUsePromo
        loyalty={NO_LOYALTY}
        awaitsOwner={false}
        openedWith=""
        rate={neitherSide}
        busy={false}
        failure={shownFailure}
        onChange={() => setShownFailure(failure)}
        {...own}
      />
    </PageI18nProvider>
  )
}
