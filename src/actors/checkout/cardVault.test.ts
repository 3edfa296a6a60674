import { ApiFailure } from '#src/services/apiFailure.ts'
import { EMPTY_CARD_FORM } from '#src/services/payments/cardForm.ts'
import type { CardForm, CardFormOptions, TokenizedCard } from '#src/services/payments/cardForm.types.ts'
import { CardProblemError, cardProblem } from '#src/services/payments/cardProblem.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCardVault, type CardVaultServices, type CardPlace } from './cardVault.ts'

const order = { amount: 361.5, email: 'maya@mail.example', firstName: 'Maya', lastName: 'Cohen' }
const visa: TokenizedCard = { nonce: 'nonce-1', deviceData: null, last4: '1111', brand: 'Visa' }

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

describe('the card vault', () => {
  test('machines know a form and a payment only by handle', async () => {
    const { desk } = openDesk()
    desk.show(place)
    const card = await desk.open(new AbortController().signal)
    const payment = await desk.pay(card, order, new AbortController().signal)
    expect({ card, payment, details: desk.paymentOf(payment) }).toEqual({
      card: 'handle-1',
      payment: 'handle-2',
      details: { nonce: 'nonce-1', deviceData: null },
    })
    desk.forget(payment)
    expect(() => desk.paymentOf(payment)).toThrow(expect.objectContaining({ code: 'card.retry' }))
  })

  test('a saved card is verified without a form, and known only by handle', async () => {
    const { desk, verifySavedCard } = openDesk()
    const payment = await desk.payWithSavedCard('visa', order, new AbortController().signal)
    expect(desk.paymentOf(payment)).toEqual({ nonce: 'verified', deviceData: null, paymentMethodId: 'visa' })
    expect(verifySavedCard.mock.calls.map(([{ clientToken }, card]) => [clientToken, card])).toEqual([
      ['token', { nonce: 'issued', bin: '400000' }],
    ])
  })

  test('an open form verifies the saved card itself', async () => {
    const { desk, form, verifySavedCard } = openDesk()
    desk.show(place)
    await desk.open(new AbortController().signal)
    const payment = await desk.payWithSavedCard('visa', order, new AbortController().signal)
    expect(desk.paymentOf(payment)).toEqual({ nonce: 'verified-by-form', deviceData: null, paymentMethodId: 'visa' })
    expect([form.verify.mock.calls.length, verifySavedCard.mock.calls.length]).toEqual([1, 0])
  })

  test.each([
    ['is no longer saved', new ApiFailure({ code: 'not_found', status: 404 }), 'card.gone', 404],
    ['cannot be asked for', new ApiFailure({ code: 'network' }), 'network', 500],
  ])('a card that %s fails with its own code', async (_, failure, code, status) => {
    const { desk, issueNonce } = openDesk()
    issueNonce.mockRejectedValueOnce(failure)
    await expect(desk.payWithSavedCard('visa', order, new AbortController().signal)).rejects.toMatchObject({
      code,
      status,
    })
  })

  test('a saved card refused by its bank marks no field', async () => {
    const { desk, verifySavedCard } = openDesk()
    verifySavedCard.mockRejectedValueOnce(new CardProblemError(cardProblem('CARD_FORM_NOT_VERIFIED')))
    await expect(desk.payWithSavedCard('visa', order, new AbortController().signal)).rejects.toMatchObject({
      code: 'card.fixCard',
      reason: 'card.verify',
    })
    expect(desk.read().wrong).toEqual([])
  })

  test('a wallet payment refused by the bank is forgotten', async () => {
    const { desk, verifySavedCard } = openDesk()
    verifySavedCard.mockRejectedValueOnce(new CardProblemError(cardProblem('CARD_FORM_NOT_VERIFIED')))
    const unverified = { bin: '400000', billing: null }
    const payment = desk.hold({ type: 'google-pay', nonce: 'nonce-1', deviceData: null, unverified })
    await expect(desk.verifyWalletCard(payment, order, new AbortController().signal)).rejects.toMatchObject({
      code: 'card.fixCard',
      reason: 'card.verify',
    })
    expect(() => desk.paymentOf(payment)).toThrow(expect.objectContaining({ code: 'card.retry' }))
  })

  test('no form opens before its containers are on the page', async () => {
    const { desk, openForm } = openDesk()
    desk.show(place)()
    await expect(desk.open(new AbortController().signal)).rejects.toMatchObject({ code: 'card.retry' })
    expect(openForm).not.toHaveBeenCalled()
  })

  test('a form that fails to load says what the guest can do', async () => {
    const { desk, openForm } = openDesk()
    desk.show(place)
    openForm.mockRejectedValueOnce(new CardProblemError(cardProblem('HOSTED_FIELDS_TIMEOUT')))
    await expect(desk.open(new AbortController().signal)).rejects.toMatchObject({ code: 'card.retry' })
  })

  test('a card that cannot be sent offline is not reported as a card problem', async () => {
    const { desk, form } = openDesk()
    desk.show(place)
    const card = await desk.open(new AbortController().signal)
    for (const [onLine, code] of [
      [true, 'card.retry'],
      [false, 'network'],
    ] as const) {
      vi.stubGlobal('navigator', { onLine })
      form.tokenize.mockRejectedValueOnce(new CardProblemError(cardProblem('CLIENT_GATEWAY_NETWORK')))
      await expect(desk.pay(card, order, new AbortController().signal)).rejects.toMatchObject({ code })
    }
    for (const [problem, code] of [
      // The bank had asked already when the connection went.
      ['THREEDS_JWT_AUTHENTICATION_FAILED', 'network'],
      ['HOSTED_FIELDS_FIELDS_EMPTY', 'card.fixCard'],
      ['CARD_FORM_CHALLENGE_CANCELLED', 'card.cancelled'],
    ] as const) {
      form.tokenize.mockRejectedValueOnce(new CardProblemError(cardProblem(problem)))
      await expect(desk.pay(card, order, new AbortController().signal)).rejects.toMatchObject({ code })
    }
  })

  test('a refused card marks its wrong fields and focuses the first', async () => {
    const { desk, form } = openDesk()
    desk.show(place)
    const card = await desk.open(new AbortController().signal)
    form.tokenize.mockRejectedValueOnce(
      new CardProblemError(cardProblem('HOSTED_FIELDS_FIELDS_INVALID', ['expirationDate', 'cvv'])),
    )
    await expect(desk.pay(card, order, new AbortController().signal)).rejects.toMatchObject({
      code: 'card.fixCard',
      reason: 'card.invalid',
    })
    expect(desk.read().wrong).toEqual(['expirationDate', 'cvv'])
    expect(form.focus.mock.calls).toEqual([['expirationDate']])
  })

  test('an empty form has all fields marked', async () => {
    const { desk, form } = openDesk()
    desk.show(place)
    const card = await desk.open(new AbortController().signal)
    form.tokenize.mockRejectedValueOnce(new CardProblemError(cardProblem('HOSTED_FIELDS_FIELDS_EMPTY')))
    await expect(desk.pay(card, order, new AbortController().signal)).rejects.toMatchObject({
      code: 'card.fixCard',
      reason: 'card.empty',
    })
    expect(desk.read().wrong).toEqual(['number', 'expirationDate', 'cvv'])
  })

  test('a released form is closed, and ignores its late changes and payments', async () => {
    const { desk, options } = openDesk()
    desk.show(place)
    const card = await desk.open(new AbortController().signal)
    desk.release(card)
    const { signal, onChange } = options()
    onChange({ ...EMPTY_CARD_FORM, brand: 'visa' })
    expect({ closed: signal.aborted, brand: desk.read().brand }).toEqual({ closed: true, brand: null })
    await expect(desk.pay(card, order, new AbortController().signal)).rejects.toMatchObject({ code: 'card.cancelled' })
  })

  test('leaving while the form opens closes it', async () => {
    const { desk, openForm } = openDesk()
    desk.show(place)
    const leaving = new AbortController()
    openForm.mockImplementationOnce(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new CardProblemError(cardProblem('CARD_FORM_CLOSED'))))
          leaving.abort()
        }),
    )
    await expect(desk.open(leaving.signal)).rejects.toMatchObject({ code: 'card.cancelled' })
  })
})

// The vault passes elements and labels through unchanged.
const element = {} satisfies Partial<HTMLElement>
const isElement = (value: object): value is HTMLElement => value === element
const container = (): HTMLElement => {
  if (!isElement(element)) throw new Error('no element')
  return element
}
const named = { title: 'Secure field', label: 'Card number' }
const place: CardPlace = {
  containers: { number: container(), expirationDate: container(), cvv: container() },
  labels: { number: named, expirationDate: named, cvv: named },
  look: { color: 'black', placeholderColor: 'gray', badColor: 'red', fontSize: '16px' },
  locale: 'en',
  onSubmit: () => undefined,
}

const openDesk = () => {
  const form = {
    tokenize: vi.fn<CardForm['tokenize']>(() => Promise.resolve(visa)),
    verify: vi.fn<CardForm['verify']>(() => Promise.resolve({ nonce: 'verified-by-form', deviceData: null })),
    clear: vi.fn<CardForm['clear']>(),
    focus: vi.fn<CardForm['focus']>(),
    tell: vi.fn<CardForm['tell']>(),
    close: vi.fn<CardForm['close']>(() => Promise.resolve()),
  }
  const openForm = vi.fn<(options: CardFormOptions) => Promise<CardForm>>(() => Promise.resolve(form))
  const issueNonce = vi.fn<CardVaultServices['issueNonce']>(() => Promise.resolve({ nonce: 'issued', bin: '400000' }))
  const verifySavedCard = vi.fn<CardVaultServices['verifySavedCard']>(() =>
    Promise.resolve({ nonce: 'verified', deviceData: null }),
  )
  let handles = 0
  const desk = createCardVault({
    openForm,
    loadPayment: () => Promise.resolve({ mode: 'sandbox-local', gateway_origin: 'http://127.0.0.1:1' }),
    loadToken: () => Promise.resolve('token'),
    issueNonce,
    verifySavedCard,
    newHandle: () => `handle-${(handles += 1)}`,
  })
  const options = (): CardFormOptions => {
    const [call] = openForm.mock.calls
    if (call === undefined) throw new Error('no form was opened')
    return call[0]
  }
  return { desk, form, openForm, options, issueNonce, verifySavedCard }
}
