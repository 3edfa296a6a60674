import { expect, test } from 'vitest'
import { addressOf } from './peer.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count %s as %s: a household is one visitor', (socket, subject) => {
  expect(addressOf(makeContext(socket), 0)).toBe(subject)
})

const CHAIN = '198.51.100.1, 203.0.113.7, 192.0.2.9'

test.each([
  [0, CHAIN, '10.0.0.1'],
  [1, CHAIN, '192.0.2.9'],
  [2, CHAIN, '203.0.113.7'],
  [4, CHAIN, '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [1, '203.0.113.7:1234', '203.0.113.7'],
  [1, '[2001:db8:1:2::9]:1234', '2001:db8:1:2::/64'],
  [1, '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
])('behind %i of our proxies, the visitor forwarded as %j is %s', (trusted, forwarded, subject) => {
  expect(addressOf(makeContext('10.0.0.1', forwarded), trusted)).toBe(subject)
})

test('a request without a socket has an empty address', () => {
  expect(addressOf({ env: {}, req: { header: () => undefined } }, 0)).toBe('')
})

const makeContext = (remoteAddress: string, forwarded?: string) => {
  const incoming = { socket: { remoteAddress } }
  return { env: { incoming }, req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) } }
}
