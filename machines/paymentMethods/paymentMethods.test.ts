import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { describe, expect, test } from 'vitest'
import { amex, mastercard, visa } from './paymentMethods.samples.ts'
import {
  selectCardFailure,
  selectCardForm,
  selectChange,
  selectViewState,
  selectFailure,
  selectIsOutcomeUnknown,
  selectMethods,
  selectNews,
  selectProgress,
} from './paymentMethods.selectors.ts'
import { adding, failure, listed, start } from './paymentMethods.testing.ts'

describe('the list', () => {
  test('shows the primary card first, or that there are none', async () => {
    const some = await listed({ loadMethods: () => [mastercard, visa] })
    expect([selectViewState(some.snapshot()), selectMethods(some.snapshot())]).toEqual(['list', [visa, mastercard]])
    expect(selectViewState((await listed({ loadMethods: () => [] })).snapshot())).toBe('empty')
  })

  test('says why it cannot be loaded, and reloads on reconnecting', async () => {
    let tries = 0
    const methods = await listed({
      loadMethods: () => {
        tries += 1
        return tries === 1 ? Promise.reject(failure('network', 500)) : [visa]
      },
    })
    expect([selectViewState(methods.snapshot()), selectFailure(methods.snapshot())?.code]).toEqual([
      'failed',
      'network',
    ])
    methods.send({ type: 'connection.restored' })
    await methods.settled()
    expect(selectMethods(methods.snapshot())).toEqual([visa])
  })

  test('opened again shows the known cards until the server has answered', async () => {
    const methods = await listed({})
    methods.send({ type: 'list.open' })
    expect([selectViewState(methods.snapshot()), methods.invocations]).toEqual(['list', ['loadMethods', 'loadMethods']])
  })

  test('marks another card primary only once the server confirms, and sends one request', async () => {
    const methods = await listed()
    methods.send({ type: 'primary.make', id: 'mastercard' })
    methods.send({ type: 'primary.make', id: 'mastercard' })
    expect(selectMethods(methods.snapshot())).toEqual([visa, mastercard])
    expect(selectChange(methods.snapshot())).toEqual({ id: 'mastercard', doing: 'primary' })
    await methods.settled()
    expect(selectMethods(methods.snapshot())).toEqual([
      { ...visa, is_primary: false },
      { ...mastercard, is_primary: true },
    ])
    expect(selectNews(methods.snapshot())?.what).toBe('primary')
    expect(methods.invocations).toEqual(['loadMethods', 'makePrimary'])
  })

  test.each([
    ['another primary one', 'makePrimary', 'primary.make'],
    ['a card taken away', 'removeMethod', 'method.remove'],
  ] as const)('stays unchanged if %s is refused', async (_, port, type) => {
    const methods = await listed({ [port]: () => Promise.reject(failure('timeout', 500)) })
    methods.send({ type, id: 'mastercard' })
    await methods.settled()
    expect(selectMethods(methods.snapshot())).toEqual([visa, mastercard])
    expect(selectFailure(methods.snapshot())?.code).toBe('timeout')
  })

  test('removes a card locally if it is not primary, and reloads after deleting the primary one', async () => {
    const methods = await listed()
    methods.send({ type: 'method.remove', id: 'mastercard' })
    await methods.settled()
    expect([selectMethods(methods.snapshot()), methods.invocations]).toEqual([[visa], ['loadMethods', 'removeMethod']])
    methods.send({ type: 'method.remove', id: 'visa' })
    await methods.settled()
    expect(methods.invocations).toEqual(['loadMethods', 'removeMethod', 'removeMethod', 'loadMethods'])
    expect(selectNews(methods.snapshot())).toEqual({ what: 'removed', method: visa })
  })

  test.each([
    ['makePrimary', 'primary.make'],
    ['removeMethod', 'method.remove'],
  ] as const)('reloads if a card was deleted elsewhere meanwhile (%s)', async (port, type) => {
    const methods = await listed({ [port]: () => Promise.reject(failure('not_found', 404)) })
    methods.send({ type, id: 'mastercard' })
    await methods.settled()
    expect(methods.invocations).toEqual(['loadMethods', port, 'loadMethods'])
    expect(selectFailure(methods.snapshot())).toBeNull()
  })
})

describe('a new card', () => {
  test('is verified by its bank, saved, and first in the list', async () => {
    let stored: PaymentMethod[] = []
    const methods = await listed({
      loadMethods: () => [visa, mastercard, ...stored],
      storeCard: () => {
        stored = [amex]
        return amex
      },
    })
    methods.send({ type: 'card.shown' })
    await methods.settled()
    methods.send({ type: 'card.submit' })
    methods.send({ type: 'card.submit' })
    expect(selectProgress(methods.snapshot())).toBe('verifying')
    await methods.settled()
    expect(selectMethods(methods.snapshot())).toEqual([amex, visa, mastercard])
    expect(methods.invocations).toEqual(['loadMethods', 'openCard', 'tokenizeCard', 'storeCard'])
    expect(methods.events).toEqual([
      { type: 'payment.done', payment: 'payment-1' },
      { type: 'added', id: 'amex' },
    ])
    methods.send({ type: 'card.hidden' })
    methods.send({ type: 'list.open' })
    await methods.settled()
    expect(selectNews(methods.snapshot())).toEqual({ what: 'added', method: amex })
    expect(selectMethods(methods.snapshot())).toEqual([amex, visa, mastercard])
  })

  test.each([
    ['card.fixCard', 'card.empty'],
    ['card.retry', undefined],
  ] as const)('that fails with %s can be corrected', async (code, reason) => {
    const methods = await adding({ tokenizeCard: () => Promise.reject(failure(code, 400, reason)) })
    methods.send({ type: 'card.submit' })
    await methods.settled()
    expect(selectCardForm(methods.snapshot())).toBe('ready')
    expect(selectCardFailure(methods.snapshot())).toEqual(failure(code, 400, reason))
  })

  test('shows no message if the guest closes the bank’s window', async () => {
    const methods = await adding({ tokenizeCard: () => Promise.reject(failure('card.cancelled', 400)) })
    methods.send({ type: 'card.submit' })
    await methods.settled()
    expect([selectProgress(methods.snapshot()), selectCardFailure(methods.snapshot())]).toEqual([null, null])
  })

  test('that is declined leaves the form open for another one', async () => {
    const methods = await adding({ storeCard: () => Promise.reject(failure('declined', 402)) })
    methods.send({ type: 'card.submit' })
    await methods.settled()
    expect([selectCardForm(methods.snapshot()), selectCardFailure(methods.snapshot())?.code]).toEqual([
      'ready',
      'declined',
    ])
    expect(methods.events).toEqual([{ type: 'payment.done', payment: 'payment-1' }])
  })

  test('with an unknown outcome is sent again as the same card, without verifying it again', async () => {
    let tries = 0
    const methods = await adding({
      storeCard: () => {
        tries += 1
        return tries < 6 ? Promise.reject(failure('upstream_failed', 502)) : amex
      },
    })
    methods.send({ type: 'card.submit' })
    for (let resend = 0; resend < 3; resend += 1) {
      await methods.settled()
      methods.clock.increment(1999)
      expect(selectProgress(methods.snapshot())).toBe('storing')
      expect(tries).toBe(resend + 1)
      methods.clock.increment(1)
    }
    await methods.settled()
    expect([selectIsOutcomeUnknown(methods.snapshot()), selectCardFailure(methods.snapshot())?.code]).toEqual([
      true,
      'upstream_failed',
    ])
    methods.send({ type: 'card.submit' })
    await methods.settled()
    methods.clock.increment(2000)
    await methods.settled()
    expect(methods.invocations.filter((name) => name === 'tokenizeCard')).toHaveLength(1)
    expect(methods.events.at(-1)).toEqual({ type: 'added', id: 'amex' })
  })

  test('is still stored if the guest leaves the page, and then appears in the list', async () => {
    let answer: (() => void) | undefined
    const methods = await adding({
      storeCard: () => new Promise((resolve) => (answer = () => resolve(amex))),
      loadMethods: () => [visa],
    })
    methods.send({ type: 'card.submit' })
    await expect.poll(() => answer).toBeDefined()
    methods.send({ type: 'card.hidden' })
    methods.send({ type: 'list.open' })
    await expect.poll(() => selectMethods(methods.snapshot())).toEqual([visa])
    answer?.()
    await methods.settled()
    expect(selectMethods(methods.snapshot())).toEqual([amex, visa])
  })

  test('has a form that can be opened again after it failed to load', async () => {
    let tries = 0
    const methods = await adding({
      openCard: () => {
        tries += 1
        return tries === 1 ? Promise.reject(failure('card.retry', 400)) : { card: 'card-2' }
      },
    })
    expect(selectCardForm(methods.snapshot())).toBe('failed')
    methods.send({ type: 'card.retry' })
    await methods.settled()
    expect(selectCardForm(methods.snapshot())).toBe('ready')
  })

  test('gets a new form when its form can no longer be used', async () => {
    const methods = await adding({ tokenizeCard: () => Promise.reject(failure('card.refreshToken', 400)) })
    methods.send({ type: 'card.submit' })
    await methods.settled()
    expect(methods.invocations).toEqual(['openCard', 'tokenizeCard', 'openCard'])
    expect([selectCardForm(methods.snapshot()), selectCardFailure(methods.snapshot())?.code]).toEqual([
      'ready',
      'card.refreshToken',
    ])
  })
})

test('signing out clears the list, the form and the card being stored', async () => {
  const methods = start({ storeCard: () => new Promise(() => undefined) })
  methods.send({ type: 'list.open' })
  methods.send({ type: 'card.shown' })
  await methods.settled()
  methods.send({ type: 'card.submit' })
  await expect.poll(() => methods.invocations).toContain('storeCard')
  methods.send({ type: 'auth.cleared' })
  const { context } = methods.snapshot()
  expect([selectViewState(methods.snapshot()), selectCardForm(methods.snapshot()), context.payment]).toEqual([
    'loading',
    'closed',
    '',
  ])
  expect(methods.events).toEqual([
    { type: 'payment.done', payment: 'payment-1' },
    { type: 'cardForm.released', card: 'card-1' },
  ])
})
