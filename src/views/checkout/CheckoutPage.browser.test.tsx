import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { selectViewState } from '#machines/checkout/checkout.selectors.ts'
import { visa } from '#machines/checkout/checkout.samples.ts'
import { checkout, type Plan } from '#machines/checkout/checkout.testing.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'
import { ratesAnswering, ratesAwaitingCode, ratesHanging, ratesRefusing } from '#machines/rates/rates.testing.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { useDraft } from '#src/views/forms/draft.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import 'temporal-polyfill/global'
import type { ComponentProps } from 'react'
import '#src/styles/global.css.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CheckoutPage } from './CheckoutPage.tsx'
import type { Paying } from './paying.ts'
import * as parts from './paying.parts.ts'
import { cardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { checkoutActor, checkoutRates } from '#src/actors/checkout/checkout.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { useWallets } from './useWallets.ts'
import { replace } from '#src/ui/replace.testing.ts'

const world = {
  checkout: vi.fn<() => unknown>(),
  rates: vi.fn<() => unknown>(),
  nothing: vi.fn<() => void>(),
  focusCard: vi.fn<(field: string) => void>(),
  pressEnterInCard: () => undefined,
  showModal: vi.fn<(name: string) => void>(),
}
const field = { empty: true, valid: false, possible: true, focused: false }
const card = { fields: { number: field, expirationDate: field, cvv: field }, brand: null, wrong: [] }
const desk = {
  show: ({ onSubmit }: { onSubmit: () => undefined }) => {
    world.pressEnterInCard = onSubmit
    return world.nothing
  },
  focus: world.focusCard,
  tell: world.nothing,
  read: () => card,
  subscribe: () => world.nothing,
}
const noWallets: readonly never[] = []
replace(checkoutActor, world.checkout)
replace(checkoutRates, world.rates)
replace(paymentConfig, () => ({ queryKey: ['config'], queryFn: () => ({ payment: { mode: 'sandbox' } }) }))
replace(cardVault, () => desk)
replace(useModals, () => ({ show: world.showModal }))
const areWalletsOffered: boolean[] = []
replace(useWallets, (isOffered: boolean) => {
  areWalletsOffered.push(isOffered)
  return noWallets
})
replace(PageHead, () => null)

const EURO = { name: 'Euro', symbol: '€', code: 'EUR', rate: 0.8 }
const HERE: Paying = { part: parts, hasFailed: false, retry: () => undefined }
const onBooked = vi.fn<(id: string) => void>()
const onChooseRate = vi.fn<(rateKey: string) => void>()

describe('the checkout page', () => {
  test('says that a slow offer takes long, then offers to retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const requests = vi.fn<() => void>()
    const opened = await checkout({ rateKey: 'bid-bid', isSignedIn: false }, null)
    world.checkout.mockReturnValue(opened.actor)
    world.rates.mockReturnValue(ratesHanging(requests))
    await render()
    await expect.poll(() => requests).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(SLOW_AFTER_MS)
    await expect.element(page.getByRole('status').filter({ hasText: en.common.waiting.slow })).toBeVisible()
    vi.advanceTimersByTime(STUCK_AFTER_MS - SLOW_AFTER_MS)
    await expect.element(page.getByRole('status').filter({ hasText: en.common.waiting.stuck })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: en.common.retry }))
    await expect.poll(() => requests).toHaveBeenCalledTimes(2)
    await expect.element(page.getByText(en.common.waiting.stuck)).not.toBeInTheDocument()
  })

  test('focuses an invalid bid, keeps its text and charges nothing', async () => {
    const { actor } = await open({ isSignedIn: false, isFilled: true })
    const bid = page.getByRole('spinbutton', { name: /check-in at 09:00/ })
    await userEvent.fill(bid, '999')
    await userEvent.click(pay())
    await expect.element(bid).toHaveFocus()
    await expect.element(bid).toHaveValue('999')
    await expect.element(bid).toHaveAttribute('aria-invalid', 'true')
    expect(selectViewState(actor.getSnapshot())).toBe('form')
  })

  test('lets a signed-out visitor who closed the sign-up press Pay again', async () => {
    const { emitted } = await open({ isSignedIn: false, isFilled: true })
    await userEvent.click(pay())
    await userEvent.click(pay())
    expect(emitted).toEqual([{ type: 'signIn.requested' }, { type: 'signIn.requested' }])
  })

  test('sends the values of the fields, and reports the booking once', async () => {
    const { wishes } = await open({ isFilled: true, lists: [[visa]] })
    await userEvent.fill(page.getByRole('spinbutton', { name: /check-in at 09:00/ }), '٤٠')
    await userEvent.click(pay())
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
    expect(wishes.map(({ order }) => [order.rateKey, order.bids])).toEqual([
      ['bid-bid', { check_in: 4000, check_out: 4500 }],
    ])
  })

  test('shows no totals while a bid is empty', async () => {
    const sure = { ...neitherSide, rateKey: 'in-out', checkin_guaranteed: true, checkout_guaranteed: true, total: 420 }
    await open({ isSignedIn: false }, [neitherSide, { ...sure, checkin_bid: null, checkout_bid: null }])
    const bid = page.getByRole('spinbutton', { name: /check-in at 09:00/ })
    await userEvent.clear(bid)
    expect(page.getByText(/At most \$|cost no more/).elements()).toEqual([])
    await userEvent.fill(bid, '1')
    await expect.element(page.getByText(/^At most \$/)).toBeVisible()
  })

  test('shows the maximum total, and takes the guarantee that costs no more with one press', async () => {
    const sure = { ...neitherSide, rateKey: 'in-out', checkin_guaranteed: true, checkout_guaranteed: true, total: 420 }
    await open({ isSignedIn: false }, [neitherSide, { ...sure, checkin_bid: null, checkout_bid: null }])
    await expect.element(page.getByText('At most $436.50 in total')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Take the guaranteed hours' }))
    expect(onChooseRate.mock.calls).toEqual([['in-out']])
  })

  test('puts price and cancellation policy before Pay in reading order', async () => {
    await open({ isSignedIn: false })
    for (const text of ['Total', 'Non-refundable: this booking can’t be canceled.']) {
      const element = page.getByRole('complementary').getByText(text, { exact: true }).element()
      const isBefore = element.compareDocumentPosition(pay().element()) & Node.DOCUMENT_POSITION_FOLLOWING
      expect(isBefore, text).not.toBe(0)
    }
  })

  test('asks for no card when nothing is to be paid, even if the card form fails to open', async () => {
    const free = { ...neitherSide, checkin_guaranteed: true, checkout_guaranteed: true, total: 0 }
    const failing = { isFilled: true, opening: [{ code: 'card.retry', status: 500 }] }
    const { wishes } = await open(failing, [{ ...free, checkin_bid: null, checkout_bid: null }])
    await expect.element(page.getByText('Nothing left to pay, so no card is needed.')).toBeVisible()
    await expect.element(page.getByText('We couldn’t load the card form')).not.toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Complete booking' }))
    await expect.poll(() => wishes.map(({ order }) => order.total)).toEqual([0])
  })

  test('asks for a card for a bid when nothing else is to be paid, says why, and offers no wallet', async () => {
    const { wishes } = await open({ isFilled: true, lists: [[visa]] }, [{ ...neitherSide, total: 0 }])
    await expect.element(page.getByText(/^There’s nothing to pay now\. Your bank checks the card/)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Visa/ })).toBeChecked()
    expect(page.getByText(/^We hold this room for/).elements()).toEqual([])
    expect(areWalletsOffered.at(-1)).toBe(false)
    await userEvent.click(page.getByRole('radio', { name: 'Another card' }))
    expect(page.getByRole('checkbox', { name: /^Save this card/ }).elements()).toEqual([])
    await userEvent.click(page.getByRole('radio', { name: /Visa/ }))
    await userEvent.click(page.getByRole('button', { name: 'Complete booking' }))
    await expect.poll(() => wishes.map(({ order }) => order.bids)).toEqual([{ check_in: 3000, check_out: 4500 }])
  })

  test('says how an accepted bid is paid: by this card, or, after a wallet, by one that is asked for', async () => {
    const { actor } = await open({ isFilled: true, lists: [[visa]] }, [neitherSide])
    await expect.element(page.getByText(/^If the hotel accepts your bid, we charge it to this card/)).toBeVisible()
    expect(areWalletsOffered.at(-1)).toBe(true)
    actor.send({ type: 'wallet.change', wallet: 'google-pay', isOffered: true })
    await userEvent.click(page.getByRole('radio', { name: 'Google Pay' }))
    await expect.element(page.getByText(/we’ll email you to ask for a card/)).toBeVisible()
  })

  test('asks before booking a stay that is already booked, and books again once confirmed', async () => {
    const refusal = { code: 'already_booked', status: 409, booking: { id: 'b0', reference: 'PPNCY3WD' } }
    const { wishes } = await open({ isFilled: true, lists: [[visa]], answers: [refusal] })
    await userEvent.click(pay())
    await expect.element(page.getByRole('dialog')).toHaveTextContent(/PPNCY3WD/)
    await expect.element(page.getByRole('link', { name: 'See that booking' })).toHaveAttribute('href', '#b0')
    await userEvent.click(page.getByRole('button', { name: 'Book this one too' }))
    await expect.poll(() => wishes.map(({ again }) => again)).toEqual([false, true])
  })

  test('pays once, however often Enter is pressed in the name field', async () => {
    const { wishes } = await open({ isFilled: true, lists: [[visa]], answers: [new Promise<never>(() => undefined)] })
    await userEvent.click(page.getByRole('textbox', { name: 'First name' }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => wishes).toHaveLength(1)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Processing payment…' })).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'Processing payment…' })).toBeInTheDocument()
    expect(wishes).toHaveLength(1)
  })

  test('asks for another card after a decline, keeps the form, and accepts the next attempt', async () => {
    const { wishes } = await open({ isFilled: true, lists: [[visa]], answers: [{ code: 'declined', status: 402 }] })
    await userEvent.fill(page.getByRole('textbox', { name: en.checkout.comment.title }), 'A quiet room')
    await userEvent.click(pay())
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.card.different)
    await expect.element(page.getByRole('textbox', { name: en.checkout.comment.title })).toHaveValue('A quiet room')
    await expect.element(page.getByRole('checkbox', { name: /terms/ })).toBeChecked()
    await userEvent.click(pay())
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
    expect(wishes).toHaveLength(2)
  })

  test('pays a changed price once the guest has confirmed it', async () => {
    const changed = { code: 'price_changed', status: 409 }
    const { wishes } = await open({ isFilled: true, lists: [[visa]], answers: [changed] })
    await userEvent.click(pay())
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('The price was $361.50 and is now $400.00. You haven’t been charged.')
    await userEvent.click(page.getByRole('button', { name: 'Continue at $400.00' }))
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
    expect(wishes.map(({ order }) => order.total)).toEqual([36_150, 40_000])
  })

  test('books on changed terms once the guest has seen what was promised and what is now', async () => {
    const until = { refundable: true, deadline: '2126-11-03T14:00:00Z', deadline_local: '2126-11-03T09:00' }
    const free = { ...sure, cancellation: until }
    const { wishes } = await open(
      { isFilled: true, lists: [[visa]], answers: [{ code: 'terms_changed', status: 409 }] },
      [free],
    )
    await userEvent.click(pay())
    const dialog = page.getByRole('dialog', { name: en.checkout.newTerms })
    await expect.element(dialog).toHaveTextContent(/Before.*Free cancellation until .*3 Nov.* 2126, .*9:00.*hotel time/)
    await expect.element(dialog).toHaveTextContent(/Now\s*Non-refundable/)
    await expect.element(dialog).toHaveTextContent('and is now $400.00. You haven’t been charged.')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue at $400.00' }))
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
    expect(wishes.map(({ order }) => order.deadline)).toEqual(['2126-11-03T14:00:00Z', null])
  })

  test.each([
    ['for a stay that stands', { code: 'already_booked', status: 409, booking: { id: 'b0', reference: 'PPNCY3WD' } }],
    ['whose price has changed', { code: 'price_changed', status: 409 }],
  ])('%s books nothing when the question is closed without an answer', async (_, refusal) => {
    const { actor, wishes } = await open({ isFilled: true, lists: [[visa]], answers: [refusal] })
    await userEvent.click(pay())
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect([actor.getSnapshot().matches({ purchase: 'open' }), wishes.length]).toEqual([true, 1])
  })

  test('does not pay while the discount of a code is loading', async () => {
    const { actor } = await open({ isFilled: true, lists: [[visa]] }, [sure], HERE, ratesAwaitingCode([sure]))
    await userEvent.click(page.getByRole('radio', { name: en.checkout.loyalty.promo }))
    await userEvent.fill(page.getByRole('textbox', { name: en.checkout.loyalty.code }), 'FRIEND')
    await userEvent.click(page.getByRole('textbox', { name: 'First name' }))
    await expect.element(pay()).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    world.pressEnterInCard()
    expect(actor.getSnapshot().matches({ purchase: 'open' })).toBe(true)
  })

  test('says how long the room is held for a card payment, and only then', async () => {
    const hold = page.getByText(/^We hold this room for/)
    const { actor } = await open({ isFilled: true, lists: [[visa]] }, [sure])
    await expect.element(hold).toBeVisible()
    actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
    await expect.element(page.getByRole('button', { name: /^Book for/ })).toBeVisible()
    expect(hold.elements()).toEqual([])
    await open({ isFilled: true, lists: [[visa]] }, [{ ...sure, total: 0 }])
    await expect.element(page.getByRole('button', { name: 'Complete booking' })).toBeVisible()
    expect(hold.elements()).toEqual([])
  })

  test('leads back to the rooms when the price has expired', async () => {
    const gone = { code: 'gone', status: 410 }
    await open({ isFilled: true, lists: [[visa]], answers: [gone] })
    await userEvent.click(pay())
    await expect.element(page.getByRole('heading', { name: 'This price has expired' })).toBeInViewport()
    await expect.element(page.getByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '#rooms')
  })

  test('marks all missing fields, card included, on the first Pay, and focuses the first', async () => {
    const { actor, wishes } = await open({}, [sure])
    await expect.element(page.getByRole('group', { name: 'New card' })).toHaveAttribute('aria-busy', 'false')
    actor.send({ type: 'guest.change', guest: { first_name: '', last_name: '' } })
    await userEvent.click(pay())
    for (const text of MISSING) await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByText(/^Some details are missing/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    actor.send({ type: 'guest.change', guest: { first_name: 'Maya', last_name: 'Levi' } })
    await userEvent.click(pay())
    await expect.poll(() => world.focusCard.mock.calls).toEqual([['number']])
    expect(wishes).toEqual([])
  })

  test('focuses the terms, not the hidden card, when nothing is to be paid', async () => {
    const { actor } = await open({}, [{ ...sure, total: 0 }])
    actor.send({ type: 'guest.change', guest: { first_name: 'Maya', last_name: 'Levi' } })
    await userEvent.click(page.getByRole('button', { name: 'Complete booking' }))
    await expect.element(page.getByRole('checkbox', { name: /^I accept/ })).toHaveFocus()
  })

  test('focuses the first missing field when Enter is pressed in the card', async () => {
    await open({}, [sure])
    await expect.element(page.getByRole('group', { name: 'New card' })).toHaveAttribute('aria-busy', 'false')
    world.pressEnterInCard()
    await expect.element(page.getByText(/^Some details are missing/)).toBeVisible()
    await expect.poll(() => world.focusCard).toHaveBeenCalledWith('number')
  })

  test('waits while a session is restored, and offers no account meanwhile', async () => {
    localStorage.setItem('signedInHint', 'true')
    onTestFinished(() => localStorage.clear())
    const { emitted } = await open({ isSignedIn: false, isFilled: true }, [sure], { ...HERE, part: null })
    await expect.element(pay()).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('heading', { name: 'Your account' })).not.toBeInTheDocument()
    await expect.element(page.getByText('Log in to use your credit')).not.toBeInTheDocument()
    await userEvent.click(pay())
    expect(emitted).toEqual([])
  })

  test('offers to retry when the payment code failed to load, even if nothing is to be paid', async () => {
    const retry = vi.fn<() => void>()
    await open({ isFilled: true }, [{ ...sure, total: 0 }], { part: null, hasFailed: true, retry })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('takes over names typed in the sign-up dialog until its own fields are edited', async () => {
    await open({ isSignedIn: false })
    const first = page.getByRole('textbox', { name: 'First name' })
    const last = page.getByRole('textbox', { name: 'Last name' })
    const signUpFields = {
      first: page.getByLabelText('First', { exact: true }),
      last: page.getByLabelText('Last', { exact: true }),
    }
    await userEvent.fill(signUpFields.first, 'Mia')
    await userEvent.fill(signUpFields.last, 'Lev')
    await expect.element(first).toHaveValue('Mia')
    await expect.element(last).toHaveValue('Lev')
    await userEvent.fill(first, 'Dana')
    await userEvent.fill(signUpFields.last, 'Levine')
    await expect.element(signUpFields.last).toHaveValue('Levine')
    await expect.element(first).toHaveValue('Dana')
    await expect.element(last).toHaveValue('Lev')
  })

  test('reports the booking once after being left and opened again', async () => {
    const { actor, wishes } = await open({ isFilled: true, lists: [[visa]] })
    renderPage(<p>Elsewhere</p>)
    await show()
    await expect.poll(() => actor.getSnapshot().context.savedCards).not.toBeNull()
    actor.send({ type: 'terms.change', accepted: true })
    await userEvent.click(pay())
    await expect.poll(() => wishes).toHaveLength(1)
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
  })

  test('numbers its parts in reading order', async () => {
    await open({ isSignedIn: false })
    const titles = page.getByRole('heading', { level: 2 }).elements()
    const numbers = titles.map((title) => title.querySelector('[aria-hidden="true"]')?.textContent)
    expect(numbers.filter((number) => number !== undefined)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('closes the checkout when the page is left', async () => {
    const { actor } = await open({ isSignedIn: false })
    expect(selectViewState(actor.getSnapshot())).toBe('form')
    renderPage(<p>Elsewhere</p>)
    await expect.poll(() => selectViewState(actor.getSnapshot())).toBe('idle')
  })
})

const sure = {
  ...neitherSide,
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  checkin_bid: null,
  checkout_bid: null,
}
const MISSING = [
  'The First name field is required',
  'The Last name field is required',
  'The Card number field is required',
  'The Expiry date field is required',
  'The Security code field is required',
  'Please accept the terms to continue',
]

/** Stands in for the fields of the sign-up dialog. */
const SignUpNames = () => {
  const [draft, setDraft] = useDraft()
  return (
    <>
      <input
        aria-label="First"
        value={draft.first_name}
        onChange={(event) => setDraft({ ...draft, first_name: event.currentTarget.value })}
      />
      <input
        aria-label="Last"
        value={draft.last_name}
        onChange={(event) => setDraft({ ...draft, last_name: event.currentTarget.value })}
      />
    </>
  )
}

const pay = () => page.getByRole('button', { name: /^(Pay |Complete booking)/ })
const notice = () => page.getByRole('alert').filter({ hasText: en.errors.card.nothingCharged })
const bar = () => pay().element().getBoundingClientRect()
const onPhone = async (plan: Plan) => {
  const opened = await open(plan, [sure])
  await page.viewport(360, 740)
  return opened
}

describe('a payment that charged nothing', () => {
  test('is told beside Pay when a wallet fails, whose choice stays, and pays on the next press', async () => {
    const { actor } = await open(
      { isFilled: true, lists: [[visa]], closing: [{ code: 'wallet.failed', status: 400 }] },
      [sure],
    )
    actor.send({ type: 'wallet.change', wallet: 'google-pay', isOffered: true })
    await userEvent.click(page.getByRole('radio', { name: 'Google Pay' }))
    const button = page.getByRole('button', { name: 'Pay with Google Pay' })
    await userEvent.click(button)
    await expect.element(notice()).toHaveTextContent(new RegExp(`^${en.errors.card.nothingCharged}$`))
    await expect.element(page.getByRole('radio', { name: 'Google Pay' })).toBeChecked()
    await userEvent.click(button)
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
  })

  test.each(['card.cancelled', 'card.retry', 'unreachable'])(
    'is told when the bank’s check ends by %s',
    async (code) => {
      await open({ isFilled: true, lists: [[visa]], banks: [{ code, status: 400 }] }, [sure])
      await userEvent.click(pay())
      await expect.element(notice()).toBeVisible()
      await expect.element(page.getByRole('radio', { name: /4242/ })).toBeChecked()
    },
  )

  test('is never told of one that was sent and not answered', async () => {
    const unheard = { code: 'not_found', status: 404 }
    const cancelled = { code: 'card.cancelled', status: 400 }
    // Looked up when the checkout starts, when its page opens, and after the next payment.
    await openAfterReload({ earlier: [unheard, unheard, unheard], banks: [cancelled] })
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.checkout.unheard.text)
    await userEvent.click(pay())
    await expect.element(page.getByText(en.checkout.unheard.text)).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toHaveTextContent(new RegExp(`^${en.checkout.unheard.once}$`))
    expect(notice().elements()).toEqual([])
  })

  test('is looked up after a reload during a payment, which the page says', async () => {
    const never = new Promise<never>(() => undefined)
    await openAfterReload({ earlier: [never, never] })
    await expect.element(page.getByRole('status').filter({ hasText: en.checkout.unheard.checking })).toBeVisible()
  })

  test('is impossible offline, which Pay says, and possible again once online', async () => {
    const offline = { code: 'network', status: 500 }
    await open({ isFilled: true, lists: [[visa]], banks: [offline] }, [sure])
    await render(HERE, 'bid-bid', false)
    const line = page.getByRole('status').filter({ hasText: en.checkout.payOffline })
    await expect.element(line).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: /terms/ }))
    await userEvent.click(pay())
    await expect.element(notice()).toHaveTextContent(new RegExp(`^${en.errors.card.nothingCharged}$`))
    await render()
    await expect.element(line).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('checkbox', { name: /terms/ }))
    await userEvent.click(pay())
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
  })
})

describe('a card that is refused', () => {
  const declined = { code: 'declined', status: 402 }

  test('moves the focus to its fields', async () => {
    await open({ isFilled: true, answers: [declined] }, [sure])
    await expect.element(page.getByRole('group', { name: 'New card' })).toHaveAttribute('aria-busy', 'false')
    await userEvent.click(pay())
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.card.different)
    await expect.poll(() => world.focusCard.mock.calls).toEqual([['number']])
  })

  test('keeps the focus at Pay if the card is not at fault', async () => {
    await open({ isFilled: true, lists: [[visa]], answers: [{ ...declined, reason: 'card.failed' }] }, [sure])
    await userEvent.click(pay())
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.card.failed)
    await expect.element(pay()).toHaveFocus()
  })

  test('moves the focus to the saved cards if it is one of them', async () => {
    await open({ isFilled: true, lists: [[visa]], answers: [declined] }, [sure])
    await userEvent.click(pay())
    await expect.element(page.getByRole('radio', { name: /4242/ })).toHaveFocus()
  })
})

describe('on a phone', () => {
  test('Pay stays at the bottom of the screen, and says the total', async () => {
    await onPhone({ isFilled: true, lists: [[visa]] })
    for (const top of [0, 600]) {
      scrollTo({ top })
      await expect.element(pay()).toBeInViewport()
      await expect.element(pay()).toHaveTextContent('$361.50')
      await expect.poll(() => innerHeight - bar().bottom).toBeLessThan(32)
    }
  })

  test.each([
    ['ar', ar, 268.06],
    ['he', he, 268.06],
    ['he', he, 12_361.5],
    ['en', en, 12_361.5],
  ] as const)('Pay says in one line what is charged (%s)', async (locale, texts, total) => {
    await open({ isFilled: true, lists: [[visa]] }, [{ ...sure, total }])
    await render(HERE, 'bid-bid', true, { locale, texts, currency: EURO })
    await page.viewport(360, 740)
    await expect.element(page.getByText(/268\.06|12,361\.50/).first()).toBeVisible()
    const label = document.querySelector('button[type="submit"] > span')
    expect(label?.textContent).toContain('US')
    expect(label?.getBoundingClientRect().height).toBeLessThan(40)
  })

  test('Pay scrolls with the page where a keyboard leaves little room', async () => {
    await onPhone({ isFilled: true, lists: [[visa]] })
    await page.viewport(360, 400)
    await expect.element(pay()).not.toBeInViewport()
  })

  test('an invalid form scrolls to its first wrong field, clear of header and bar, with the message in view', async () => {
    const { actor } = await onPhone({ lists: [[visa]] })
    actor.send({ type: 'guest.change', guest: { first_name: '', last_name: '' } })
    scrollTo({ top: document.documentElement.scrollHeight })
    await userEvent.click(pay())
    const name = page.getByRole('textbox', { name: 'First name' })
    await expect.element(name).toHaveFocus()
    await expect.element(page.getByText(en.checkout.incomplete)).toBeInViewport()
    const { top, bottom } = name.element().getBoundingClientRect()
    expect(top).toBeGreaterThan(64)
    const message = page.getByText(en.checkout.incomplete).element().getBoundingClientRect()
    expect(bottom).toBeLessThan(message.top)
  })

  test('a refused card scrolls to its fields, with the message in view', async () => {
    await onPhone({ isFilled: true, answers: [{ code: 'declined', status: 402 }] })
    await expect.element(page.getByRole('group', { name: 'New card' })).toHaveAttribute('aria-busy', 'false')
    scrollTo({ top: document.documentElement.scrollHeight })
    await userEvent.click(pay())
    await expect.element(page.getByText(en.errors.card.different)).toBeInViewport()
    await expect.element(page.getByRole('group', { name: 'New card' })).toBeInViewport({ ratio: 0.5 })
  })

  test('optional parts are folded until they are wanted or hold something', async () => {
    const { actor } = await onPhone({ isFilled: true, lists: [[visa]] })
    const message = page.getByRole('textbox', { name: en.checkout.comment.title })
    await expect.element(message).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: en.checkout.comment.title }))
    await expect.element(message).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: en.checkout.loyalty.promo }))
    await expect.element(page.getByRole('textbox', { name: en.checkout.loyalty.code })).toHaveFocus()
    actor.send({ type: 'comment.change', comment: 'A quiet room' })
    await expect.element(message).toHaveValue('A quiet room')
  })
})

describe('an offer that is gone', () => {
  const gone: Failure = { code: 'not_found', status: 404 }
  const expired: Failure = { code: 'gone', status: 410 }
  // Used twice: looked up when the checkout starts, and when its page opens.
  const unheard = { code: 'not_found', status: 404 }
  const failed = { code: 'internal', status: 500 }
  const never = new Promise<never>(() => undefined)

  test.each([
    ['gone', gone],
    ['expired', expired],
  ])('does not say that nothing was charged while an earlier payment is looked up: %s', async (_, failure) => {
    await openRefused({ attemptId: 'a1', earlier: [never, never] }, failure)
    await expect.element(page.getByText(en.checkout.processing.title)).toBeVisible()
    await expect.element(check()).toHaveAttribute('aria-busy', 'true')
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  test('says so as soon as the server knows no booking', async () => {
    await openRefused({ attemptId: 'a1', earlier: [unheard, unheard] }, gone)
    await expect.element(page.getByText(en.checkout.gone.title)).toBeVisible()
  })

  test('is looked up again after a failed lookup, and may turn out to be booked', async () => {
    await openRefused({ attemptId: 'a1', earlier: [failed, failed] }, gone)
    await expect.element(check()).not.toHaveAttribute('aria-busy')
    await userEvent.click(check())
    await expect.poll(() => onBooked.mock.calls).toEqual([['b1']])
    // Nothing is shown until the page of the booking opens.
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  test('asks a guest who has been signed out to log in', async () => {
    await openRefused({ attemptId: 'a1', isSignedIn: false }, gone)
    await expect.element(page.getByText(en.checkout.processing.title)).toBeVisible()
    await userEvent.click(check())
    expect(world.showModal.mock.calls).toEqual([['log-in']])
  })

  test('says that nothing was charged if it was never paid for', async () => {
    await openRefused({ isSignedIn: false }, gone)
    await expect.element(page.getByText(en.checkout.gone.title)).toBeVisible()
  })
})

const check = () => page.getByRole('button', { name: en.checkout.processing.check })

const openRefused = async (plan: Plan, failure: Failure) => {
  onBooked.mockReset()
  world.showModal.mockReset()
  const { actor } = await checkout(plan, null)
  world.checkout.mockReturnValue(actor)
  world.rates.mockReturnValue(ratesRefusing(failure))
  await render(HERE, 'rate-1')
}

/** With an attempt that no response came to. */
const openAfterReload = async (plan: Plan) => {
  const { actor } = await checkout({ attemptId: 'a1', lists: [[visa]], ...plan }, null)
  world.checkout.mockReturnValue(actor)
  world.rates.mockReturnValue(ratesAnswering([{ ...sure, rateKey: 'rate-1' }]))
  await render(HERE, 'rate-1')
  actor.send({ type: 'guest.change', guest: { first_name: 'Maya', last_name: 'Levi' } })
  actor.send({ type: 'terms.change', accepted: true })
}

const open = async (plan: Plan, rates = [neitherSide], paying = HERE, offers = ratesAnswering(rates)) => {
  onBooked.mockReset()
  onChooseRate.mockReset()
  world.focusCard.mockReset()
  const opened = await checkout({ rateKey: 'bid-bid', ...plan }, null)
  world.checkout.mockReturnValue(opened.actor)
  world.rates.mockReturnValue(offers)
  await show(paying)
  if (plan.isFilled === true) {
    opened.actor.send({ type: 'guest.change', guest: { first_name: 'Maya', last_name: 'Levi' } })
    opened.actor.send({ type: 'terms.change', accepted: true })
  }
  if (plan.isSignedIn !== false) await expect.poll(() => opened.actor.getSnapshot().context.savedCards).not.toBeNull()
  return opened
}

const show = async (paying = HERE) => {
  await render(paying)
  await expect.element(pay()).toBeVisible()
}

const ENGLISH: Omit<ComponentProps<typeof PageI18nProvider>, 'children'> = {
  locale: 'en',
  texts: en,
  currency: DEFAULT_CURRENCY,
}

const render = async (paying = HERE, rateKey = 'bid-bid', isOnline = true, language = ENGLISH) => {
  await page.viewport(1280, 900)
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PageI18nProvider {...language}>
        <CheckoutPage
          rateKey={rateKey}
          isOnline={isOnline}
          paying={paying}
          onBooked={onBooked}
          onChooseRate={onChooseRate}
          backToRooms={(text) => <a href="#rooms">{text}</a>}
          findHotel={(text) => text}
          seeBookings={null}
          seeBooking={(id, text) => <a href={`#${id}`}>{text}</a>}
          terms={(text) => text}
        />
        <SignUpNames />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
}
