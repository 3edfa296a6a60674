import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { he } from '#locales/he.ts'
import { expired, mastercard, visa } from '#machines/checkout/checkout.samples.ts'
import { NEW_CARD } from '#machines/checkout/savedCards.rules.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { SavedCards, type SavedCardsProps } from './SavedCards.tsx'

const onChoose = vi.fn<(id: string) => void>()
const onRetry = vi.fn<() => void>()

describe('the saved cards in the checkout, in Hebrew', () => {
  beforeEach(async () => {
    onChoose.mockReset()
    onRetry.mockReset()
    await page.viewport(360, 900)
  })

  test('show which is primary, which has expired, and their last digits left to right', async () => {
    show({ list: 'list', cards: [visa, mastercard, expired] })
    await expect.element(page.getByRole('radiogroup', { name: 'דרכי התשלום' })).toBeVisible()
    const names = page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent ?? '')
    expect(names).toEqual([
      expect.stringMatching(/Visa •••• 4242.*שמסתיים ב-\u20684242\u2069.*ברירת מחדל.*12\/40/),
      expect.stringMatching(/MasterCard •••• 4444.*12\/40/),
      expect.stringMatching(/MasterCard •••• 4444.*פג תוקף.*01\/20/),
      'כרטיס אחר',
    ])
    expect(getComputedStyle(page.getByText('Visa •••• 4242').element()).direction).toBe('ltr')
  })

  test('are selected with the keyboard, skipping the expired one', async () => {
    show({ list: 'list', cards: [visa, expired] })
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(onChoose.mock.calls).toEqual([[NEW_CARD]])
    await expect.element(page.getByRole('radio').nth(1)).toBeDisabled()
  })

  test('reserve the place of a wallet that may appear, so nothing moves', async () => {
    show({ cards: [visa], wallets: ['google-pay'], awaited: ['apple-pay'] })
    expect(page.getByRole('radio').elements()).toHaveLength(3)
    const before = places()
    show({ cards: [visa], wallets: ['google-pay', 'apple-pay'] })
    await expect.element(page.getByText('Apple Pay')).toBeVisible()
    expect(places()).toEqual(before)
  })

  test('are not mentioned when there are none', () => {
    show({ list: 'none' })
    expect(page.getByRole('radio').elements()).toEqual([])
    expect(document.body.textContent).toBe('')
  })

  test('come after the wallets, which can be selected with or without saved cards', async () => {
    show({ cards: [visa], wallets: ['google-pay', 'apple-pay'], chosen: 'apple-pay' })
    const names = page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent ?? '')
    expect(names.map((name) => /Apple Pay|Google Pay|כרטיס אחר/.exec(name)?.[0] ?? 'card')).toEqual([
      'Apple Pay',
      'Google Pay',
      'card',
      'כרטיס אחר',
    ])
    await expect.element(page.getByRole('radio', { name: 'Apple Pay' })).toBeChecked()
    await userEvent.click(page.getByRole('radio', { name: 'Google Pay' }))
    expect(onChoose).toHaveBeenCalledWith('google-pay')
  })

  test('show an error with a retry when they fail to load', async () => {
    show({ list: 'failed' })
    await expect.element(page.getByRole('status')).toHaveTextContent('לא הצלחנו לטעון את הכרטיסים השמורים')
    await userEvent.click(page.getByRole('button'))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

/** Bottom edges of the last wallet and of the list. */
const places = () =>
  [page.getByText('Google Pay'), page.getByRole('radiogroup')].map(
    (part) => part.element().getBoundingClientRect().bottom,
  )

const show = (props: Partial<SavedCardsProps>) =>
  renderPage(
    <PageI18nProvider locale="he" texts={he}>
      <SavedCards
        list="list"
        wallets={[]}
        awaited={[]}
        cards={[]}
        chosen={visa.id}
        isLoading={false}
        onChoose={onChoose}
        onRetry={onRetry}
        {...props}
      />
    </PageI18nProvider>,
    'rtl',
  )
