import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'
import { NO_LOYALTY } from '#machines/rates/rates.rules.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LoyaltyBlock, type LoyaltyBlockProps } from './LoyaltyBlock.tsx'

test('credit that could not be asked for is told where it was chosen', async () => {
  renderPage(<Refused failure={{ code: 'network', status: 500 }} />)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(page.getByText(en.checkout.loyalty.credits))
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.network)
})

/** Whatever is chosen is not to be had. */
const Refused = ({ failure }: Pick<LoyaltyBlockProps, 'failure'>) => {
  const [told, setTold] = useState<LoyaltyBlockProps['failure']>(null)
  return (
    <WordsProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <LoyaltyBlock
        number={1}
        credits={50}
        mayUsePromo
        loyalty={NO_LOYALTY}
        openedWith=""
        rate={neitherSide}
        busy={false}
        failure={told}
        onChange={() => setTold(failure)}
      />
    </WordsProvider>
  )
}
