import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import { expect, test } from 'vitest'
import { verifyCard } from './strongAuthentication.ts'

const CARD = { nonce: 'unverified', bin: '400000' }
const ORDER = { amount: 412.5, email: 'maya@mail.example', firstName: 'Maya', lastName: 'Cohen' }

test.each([
  ['that its bank has taken upon itself', { liabilityShiftPossible: true, liabilityShifted: true }],
  ['whose bank never could', { liabilityShiftPossible: false, liabilityShifted: false }],
])('a card %s goes on to the server, which decides', async (_, word) => {
  expect(await verifyCard(bankThatSays(word).bank, CARD, ORDER, [])).toBe('verified')
})

test('a card is not charged if its bank could take the liability and did not', async () => {
  const { bank } = bankThatSays({ liabilityShiftPossible: true, liabilityShifted: false })
  await expect(verifyCard(bank, CARD, ORDER, [])).rejects.toMatchObject({ problem: { code: 'CARD_FORM_NOT_VERIFIED' } })
})

test('the bank receives who pays, in letters that it accepts', async () => {
  const { bank, requests } = bankThatSays({ liabilityShiftPossible: true, liabilityShifted: true })
  await verifyCard(bank, CARD, { ...ORDER, firstName: 'Jørgen', lastName: 'O’Brien' }, [])
  await verifyCard(bank, CARD, { ...ORDER, email: 'josé@mail.example', firstName: 'M'.repeat(60), lastName: '' }, [])
  const payment = { amount: '412.50', nonce: 'unverified', bin: '400000', onLookupComplete: expect.any(Function) }
  expect(requests).toEqual([
    { ...payment, email: 'maya@mail.example', billingAddress: { givenName: 'Jorgen', surname: "O'Brien" } },
    { ...payment, billingAddress: { givenName: 'M'.repeat(50) } },
  ])
})

const isBank = (value: object): value is ThreeDSecure => 'verifyCard' in value

/** A fake of the part of the SDK used here. */
const bankThatSays = (word: { liabilityShiftPossible: boolean; liabilityShifted: boolean }) => {
  const requests: unknown[] = []
  const bank: object = {
    on: () => undefined,
    off: () => undefined,
    cancelVerifyCard: () => Promise.resolve(),
    verifyCard: (request: unknown) => {
      requests.push(request)
      return Promise.resolve({ nonce: 'verified', ...word })
    },
  }
  if (!isBank(bank)) throw new Error('This is no bank')
  return { bank, requests }
}
