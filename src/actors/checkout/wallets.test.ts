import { selectViewState } from '#machines/wallet/wallet.selectors.ts'
import type { PaymentVerdict } from '#machines/wallet/wallet.rules.ts'
import type { WalletPayment } from '#src/services/payments/wallet.types.ts'
import { ScriptFailure } from '#src/services/payments/walletScripts.ts'
import type { Incident } from '#src/services/report.ts'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createWallets, type WalletServices } from './wallets.ts'

test('the sheet opens before anything else happens, with the price in dollars and cents', async () => {
  const { actor, opened } = await ready()
  actor.send({ type: 'sheet.open', total: 141_037 })
  // A browser opens the sheet only within the press: nothing may be awaited before it.
  expect(opened).toEqual(['1410.37'])
})

test.each<PaymentVerdict>(['taken', 'refused', 'open'])(
  'the sheet receives the verdict on its payment once: %s',
  async (verdict) => {
    const { actor, wallets, payments, ended, until } = await ready()
    actor.send({ type: 'sheet.open', total: 36_150 })
    await until('waiting')
    expect(payments).toEqual(['google-pay nonce-1'])
    wallets.end('handle-1', verdict)
    wallets.end('handle-1', 'refused')
    expect(ended).toEqual([verdict])
  },
)

test('a payment from a sheet that is no longer wanted is not used', async () => {
  const { promise, resolve } = withResolvers<WalletPayment>()
  const { actor, payments, ended } = await ready({ sheet: () => promise })
  actor.send({ type: 'sheet.open', total: 36_150 })
  actor.send({ type: 'wallet.hide' })
  resolve(paymentOf(ended))
  await expect.poll(() => ended).toEqual(['open'])
  expect(payments).toEqual([])
})

describe('a failure is logged at info level with the wallet’s own code', () => {
  test.each([
    [{ statusCode: 'CANCELED' }, 'wallet.cancelled', 'offered'],
    [Object.assign(new Error('no'), { code: 'GOOGLE_PAYMENT_GATEWAY_ERROR' }), 'wallet.failed', 'offered'],
    [{ statusCode: 'BUYER_ACCOUNT_ERROR' }, 'wallet.failed', 'offered'],
  ] as const)('%o', async (thrown, code, viewState) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as Google's own does
    const { actor, noted, until } = await ready({ sheet: () => Promise.reject(thrown) })
    const failureCodes: string[] = []
    actor.on('sheet.ended', ({ failure }) => failureCodes.push(failure.code))
    actor.send({ type: 'sheet.open', total: 36_150 })
    await until(viewState)
    expect(failureCodes).toEqual([code])
    expect(noted).toEqual([
      { area: 'google-pay', code: 'statusCode' in thrown ? thrown.statusCode : thrown.code, status: 0 },
    ])
  })

  test('of a script that did not load; the script is requested again once online', async () => {
    let fails = true
    const { actor, noted } = begin({
      isThere: () => !fails,
      requestScript: (address) => {
        throw new ScriptFailure(address)
      },
    })
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'))
    expect(noted).toHaveLength(1)
    fails = false
    actor.send({ type: 'connection.restored' })
    await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'offered')
  })
})

test('a script already on the page is not requested, a missing one is requested by its URL', async () => {
  const { requestedScripts } = await ready()
  expect(requestedScripts).toEqual([])
  const late = begin({ isThere: () => false })
  await waitFor(late.actor, (snapshot) => snapshot.matches({ looking: 'pausing' }))
  expect(late.requestedScripts).toEqual(['https://google.example/pay.js'])
})

test('a wallet that the server does not offer, or the device does not support, is not offered', async () => {
  const none = begin({ config: null, isThere: () => true })
  await waitFor(none.actor, (snapshot) => !snapshot.hasTag('busy'))
  const unable = begin({ prepare: () => Promise.resolve(null) })
  await waitFor(unable.actor, (snapshot) => snapshot.matches('unavailable'))
  expect([none, unable].map(({ actor }) => selectViewState(actor.getSnapshot()))).toEqual(['hidden', 'hidden'])
})

interface Plan {
  isThere?: () => boolean
  requestScript?: (address: string) => void
  prepare?: WalletServices['doors']['google-pay']['prepare']
  sheet?: () => Promise<WalletPayment>
  config?: null
}

const paymentOf = (ended: PaymentVerdict[]): WalletPayment => ({
  nonce: 'nonce-1',
  deviceData: null,
  billing: null,
  unverified: null,
  end: (verdict) => ended.push(verdict),
})

const begin = (plan: Plan = {}) => {
  const opened: string[] = []
  const payments: string[] = []
  const ended: PaymentVerdict[] = []
  const noted: Incident[] = []
  const requestedScripts: string[] = []
  const { isThere = () => true, sheet = () => Promise.resolve(paymentOf(ended)) } = plan
  const prepare =
    plan.prepare ??
    (() =>
      Promise.resolve({
        open: (amount: string) => {
          opened.push(amount)
          return sheet()
        },
      }))
  const door = { isThere, prepare }
  const account = { script: 'https://google.example/pay.js', environment: 'TEST', merchant_id: null } as const
  const wallets = createWallets({
    doors: { 'apple-pay': door, 'google-pay': door },
    requestScript: (address) => {
      requestedScripts.push(address)
      plan.requestScript?.(address)
    },
    loadConfig: () =>
      Promise.resolve({
        payment: { mode: 'sandbox-local', gateway_origin: 'http://127.0.0.1:1' },
        wallets: { 'apple-pay': null, 'google-pay': plan.config === null ? null : account },
        brand: { name: 'Stayless', support_phone: '', support_email: '', legal_entity: '', social: [], apps: [] },
      }),
    loadToken: () => Promise.resolve('token'),
    hold: (wallet, { nonce }) => `handle-${payments.push(`${wallet} ${nonce}`)}`,
    note: (incident) => noted.push(incident),
    isOnline: () => true,
  })
  const actor = createActor(wallets.machine, { input: { wallet: 'google-pay' } }).start()
  actor.send({ type: 'wallet.show' })
  const until = (viewState: ReturnType<typeof selectViewState>) =>
    waitFor(actor, (snapshot) => selectViewState(snapshot) === viewState)
  return { actor, wallets, opened, payments, ended, noted, requestedScripts, until }
}

const ready = async (plan: Plan = {}) => {
  const all = begin(plan)
  await all.until('offered')
  return all
}

const withResolvers = <Value>() => {
  const settling: ((value: Value) => void)[] = []
  const promise = new Promise<Value>((resolve) => settling.push(resolve))
  return { promise, resolve: (value: Value) => settling[0]?.(value) }
}
