import { expect, test } from 'vitest'
import { isWallet, scriptPause, type WalletName } from './wallet.rules.ts'

test.each<[WalletName, number, number, number]>([
  ['google-pay', 15, 50, 3375],
  ['apple-pay', 10, 200, 2000],
])('the script of %s is retried %d times, first after %d ms, for %d ms in all', (wallet, times, first, all) => {
  const pauses: number[] = []
  for (let pause = scriptPause(wallet, 0); pause !== null; pause = scriptPause(wallet, pauses.length))
    pauses.push(pause)
  expect([pauses.length, pauses[0], pauses.reduce((sum, pause) => sum + pause, 0)]).toEqual([times, first, all])
})

test('each retry of Google’s script waits 25 ms longer than the one before', () => {
  expect([0, 1, 2, 14].map((tries) => scriptPause('google-pay', tries))).toEqual([50, 75, 100, 400])
})

test.each([
  ['apple-pay', true],
  ['google-pay', true],
  ['new', false],
  [null, false],
] as const)('%s is a wallet: %s', (id, expected) => {
  expect(isWallet(id)).toBe(expected)
})
