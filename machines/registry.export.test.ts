import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { MAX_NAME_LENGTH } from '#contract/user/user.ts'
import type { AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import { checkoutSpec, inDollars, maya, offer } from './checkout/checkout.samples.ts'
import { checkoutPorts } from './checkout/checkout.ports.ts'
import { credentialsPorts } from './credentials/credentials.ports.ts'
import { byPassword, credentialsSpec } from './credentials/credentials.samples.ts'
import { favoritesSpec } from './favorites/favorites.samples.ts'
import type { MachineSpec } from './kit/verify/machineSpec.ts'
import { exportProblems } from './kit/export/exportProblems.ts'
import { doneEvent } from './kit/port.ts'

const [anonymous] = checkoutSpec.inputs
const order = [
  { type: 'checkout.open', rateKey: 'rate-1' },
  { type: 'auth.signedIn', user: maya },
  doneEvent(checkoutPorts, 'loadCards', []),
  { type: 'card.shown' },
  doneEvent(checkoutPorts, 'openCard', { card: 'card-1' }),
  { type: 'terms.change', accepted: true },
]
const paid = [
  { type: 'pay.submit', offer },
  doneEvent(checkoutPorts, 'tokenizeCard', { id: 'attempt-1', payment: 'payment-1' }),
]
const named = (first_name: string) => ({ type: 'guest.change', guest: { first_name } })
const bid = (text: string) => ({ type: 'bid.change', side: 'check_in', input: inDollars(text) })
const words = (length: number) => ({ type: 'comment.change', comment: 'b'.repeat(length) })
const loaded = doneEvent(credentialsPorts, 'loadMethods', ['password'])
const session = (type: string, guest: string) => ({ type, guest })
const heart = (hotelId: string, isFavorite: boolean) => ({ type: 'favorite.toggle', hotelId, isFavorite })

test.each<[string, MachineSpec, unknown, AnyEventObject[]]>([
  ['a bid that can be read', checkoutSpec, anonymous, [...order, bid('21.50'), ...paid]],
  ['a bid that is too high', checkoutSpec, anonymous, [...order, bid('900000000'), ...paid]],
  ['a bid that is none', checkoutSpec, anonymous, [...order, bid('twenty'), ...paid]],
  ['a name as long as may be', checkoutSpec, anonymous, [...order, named('a'.repeat(MAX_NAME_LENGTH)), ...paid]],
  ['a name that is too long', checkoutSpec, anonymous, [...order, named('a'.repeat(MAX_NAME_LENGTH + 1)), ...paid]],
  ['a name in other letters', checkoutSpec, anonymous, [...order, named('מאיה'), ...paid]],
  ['a name of blanks', checkoutSpec, anonymous, [...order, named('  '), ...paid]],
  ['words as long as may be', checkoutSpec, anonymous, [...order, words(MAX_COMMENT_LENGTH), ...paid]],
  ['words that are too long', checkoutSpec, anonymous, [...order, words(MAX_COMMENT_LENGTH + 1), ...paid]],
  [
    'guests who differ in case alone',
    credentialsSpec,
    undefined,
    [
      loaded,
      { type: 'deletion.open' },
      session('session.lost', 'noor'),
      session('session.began', 'Noor'),
      loaded,
      { type: 'deletion.submit', proof: byPassword },
    ],
  ],
  [
    'hotels that differ in case alone',
    favoritesSpec,
    { local: ['NYC-1', 'nyc-1'] },
    [heart('nyc-1', false), heart('NYC-1', false), heart('Nyc-1', true), session('session.began', 'noor')],
  ],
])('%s: the redacted copy takes the same path', async (_, entry, input, events) => {
  expect(await exportProblems(entry, [{ input, steps: events.map((event) => ({ event })) }])).toEqual([])
})
