import { describe, expect, test } from 'vitest'
import { refusal } from './wallet.samples.ts'
import { SHEET_TIMEOUT_MS, scriptPause, type PaymentVerdict, type WalletName } from './wallet.rules.ts'
import { selectViewState } from './wallet.selectors.ts'
import { wallet } from './wallet.testing.ts'

const never = () => new Promise<never>(() => {})

describe('a wallet is offered', () => {
  test('as soon as its script is there and the device can pay', async () => {
    const { actor, until, looks } = wallet()
    expect(selectViewState(actor.getSnapshot())).toBe('hidden')
    await until((snapshot) => selectViewState(snapshot) === 'offered')
    expect(looks()).toBe(1)
  })

  test.each<[WalletName, number]>([
    ['google-pay', 15],
    ['apple-pay', 10],
  ])('when a late script arrives at the last lookup (%s)', async (name, scriptAfter) => {
    const { until, clock, looks } = wallet({ wallet: name, scriptAfter })
    for (let tries = 0; tries < scriptAfter; tries += 1) {
      await until((snapshot) => snapshot.matches({ looking: 'pausing' }) && snapshot.context.tries === tries + 1)
      clock.increment(scriptPause(name, tries) ?? 0)
    }
    await until((snapshot) => selectViewState(snapshot) === 'offered')
    expect(looks()).toBe(scriptAfter + 1)
  })

  test.each<[WalletName, number]>([
    ['google-pay', 15],
    ['apple-pay', 10],
  ])('never if its script never arrives (%s)', async (name, tries) => {
    const { actor, until, clock, looks } = wallet({ wallet: name, scriptAfter: Infinity })
    for (let done = 0; done < tries; done += 1) {
      await until((snapshot) => snapshot.matches({ looking: 'pausing' }) && snapshot.context.tries === done + 1)
      clock.increment(scriptPause(name, done) ?? 0)
    }
    await until((snapshot) => snapshot.matches('unavailable'))
    clock.increment(60_000)
    expect([looks(), selectViewState(actor.getSnapshot())]).toEqual([tries + 1, 'hidden'])
  })

  test('never if the device cannot pay with it', async () => {
    const { until, actor } = wallet({ isAble: false })
    await until((snapshot) => snapshot.matches('unavailable'))
    actor.send({ type: 'connection.restored' })
    expect(selectViewState(actor.getSnapshot())).toBe('hidden')
  })

  test('on reconnecting, if there was no network before', async () => {
    const { until, actor } = wallet({ preparing: [refusal('network', 500)] })
    await until((snapshot) => snapshot.matches('unavailable'))
    actor.send({ type: 'connection.restored' })
    expect(selectViewState(await until((snapshot) => selectViewState(snapshot) === 'offered'))).toBe('offered')
  })

  test('again when the guest returns to the page', async () => {
    const { until, actor, looks } = wallet({ isAble: true, preparing: [refusal('wallet.failed')] })
    await until((snapshot) => snapshot.matches('unavailable'))
    actor.send({ type: 'wallet.hide' })
    actor.send({ type: 'wallet.show' })
    await until((snapshot) => selectViewState(snapshot) === 'offered')
    expect(looks()).toBe(2)
  })
})

describe('its sheet', () => {
  test('asks for the current price each time it is opened', async () => {
    const { actor, totals, until } = await ready({ sheets: [refusal('wallet.cancelled')] })
    actor.send({ type: 'sheet.open', total: 36_150 })
    await until((snapshot) => selectViewState(snapshot) === 'offered')
    actor.send({ type: 'sheet.open', total: 40_000 })
    await until((snapshot) => selectViewState(snapshot) === 'waiting')
    expect(totals).toEqual([36_150, 40_000])
  })

  test('opens once, however often the button is pressed', async () => {
    const { actor, totals } = await ready({ sheets: [never()] })
    actor.send({ type: 'sheet.open', total: 36_150 })
    actor.send({ type: 'sheet.open', total: 36_150 })
    expect(totals).toEqual([36_150])
  })

  test.each<PaymentVerdict>(['taken', 'refused', 'open'])('gets the verdict on the payment: %s', async (verdict) => {
    const { actor, emitted } = await paid()
    actor.send({ type: 'payment.end', verdict })
    expect(emitted).toEqual([
      { type: 'sheet.paid', payment: 'payment-1' },
      { type: 'payment.ended', payment: 'payment-1', verdict },
    ])
    expect(selectViewState(actor.getSnapshot())).toBe('offered')
  })

  test('is closed without a message before Apple calls it a failure', async () => {
    const { actor, clock, emitted } = await paid()
    clock.increment(SHEET_TIMEOUT_MS)
    actor.send({ type: 'payment.end', verdict: 'taken' })
    expect(emitted.at(-1)).toEqual({ type: 'payment.ended', payment: 'payment-1', verdict: 'open' })
    expect(selectViewState(actor.getSnapshot())).toBe('offered')
  })

  test.each(['wallet.hide', 'session.ended'] as const)(
    'is closed when its page or its guest leaves: %s',
    async (type) => {
      const { actor, emitted } = await paid()
      actor.send({ type })
      expect(emitted.at(-1)).toEqual({ type: 'payment.ended', payment: 'payment-1', verdict: 'open' })
      expect([selectViewState(actor.getSnapshot()), actor.getSnapshot().context.payment]).toEqual(['hidden', ''])
    },
  )

  test.each(['wallet.hide', 'session.ended', 'sheet.close'] as const)(
    'counts as cancelled if the guest did not close it: %s',
    async (type) => {
      const { actor, emitted } = await ready({ sheets: [never()] })
      actor.send({ type: 'sheet.open', total: 36_150 })
      actor.send({ type })
      expect(emitted).toEqual([{ type: 'sheet.ended', failure: { code: 'wallet.cancelled', status: 400 } }])
      expect(selectViewState(actor.getSnapshot())).toBe(type === 'sheet.close' ? 'offered' : 'hidden')
    },
  )

  test.each(['wallet.cancelled', 'wallet.failed'] as const)(
    'that ended as %s leaves the wallet offered',
    async (code) => {
      const { actor, emitted, until } = await ready({ sheets: [refusal(code)] })
      actor.send({ type: 'sheet.open', total: 36_150 })
      await until((snapshot) => selectViewState(snapshot) === 'offered')
      expect(emitted).toEqual([{ type: 'sheet.ended', failure: { code, status: 400 } }])
      expect(actor.getSnapshot().context.total).toBeNull()
    },
  )
})

const ready = async (plan: Parameters<typeof wallet>[0] = {}) => {
  const all = wallet(plan)
  await all.until((snapshot) => selectViewState(snapshot) === 'offered')
  return all
}

const paid = async () => {
  const all = await ready()
  all.actor.send({ type: 'sheet.open', total: 36_150 })
  await all.until((snapshot) => selectViewState(snapshot) === 'waiting')
  return all
}
