import { expect, test } from 'vitest'
import { rateKeyExpiry, rateKeys, type KeyContext, type KeyedRate } from './rateKey.ts'

const SECRET = 'a secret of at least thirty-two bytes'
const NOW = Temporal.Instant.from('2026-11-20T10:00:30Z')
const MINUTE_NOW = Math.floor(NOW.epochMilliseconds / 60_000)

const context: KeyContext = {
  stay: { checkIn: '2026-12-24T09:00', checkOut: '2026-12-27T18:00' },
  rooms: [
    { adults: 2, children: [6, 4] },
    { adults: 1, children: [] },
  ],
  expires_minute: MINUTE_NOW + 60,
}
const rate: KeyedRate = {
  room_number: 17_345,
  plan: 'non_refundable',
  guaranteed: { check_in: true, check_out: false },
  total: 123_456,
}
const other: KeyedRate = { ...rate, room_number: 3, plan: 'flexible_breakfast', total: 99 }

test('a key carries exactly what was offered, to any process with the same secret', () => {
  const keys = rateKeys(SECRET).sign(context, [rate, other])
  expect(keys.map((key) => rateKeys(SECRET).read(key, NOW))).toEqual([
    { ...context, ...rate },
    { ...context, ...other },
  ])
})

test('the same offer has the same key, alone or among others, and is URL-safe', () => {
  const [, second] = rateKeys(SECRET).sign(context, [rate, other])
  expect(rateKeys(SECRET).sign(context, [other])).toEqual([second])
  expect(second).toMatch(/^[\w-]{40,64}$/)
})

test('a key expires when its minute begins', () => {
  const [key] = rateKeys(SECRET).sign(context, [rate])
  const end = Temporal.Instant.fromEpochMilliseconds(context.expires_minute * 60_000)
  expect(rateKeys(SECRET).read(key ?? '', end.subtract({ milliseconds: 1 }))).toEqual({ ...context, ...rate })
  expect(rateKeys(SECRET).read(key ?? '', end)).toBe('expired')
})

test('a key with any single bit changed is malformed', () => {
  const keys = rateKeys(SECRET)
  const key = keys.sign(context, [rate])[0] ?? ''
  const head = Buffer.from(key.slice(0, -24), 'base64url')
  const tail = Buffer.from(key.slice(-24), 'base64url')
  const bytes = Buffer.concat([head, tail])
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const spelled =
      changed.subarray(0, head.length).toString('base64url') + changed.subarray(head.length).toString('base64url')
    expect(keys.read(spelled, NOW)).toBe('malformed')
  }
})

test('a rate of one response does not fit the stay of another', () => {
  const keys = rateKeys(SECRET)
  const longer = { ...context, stay: { ...context.stay, checkOut: '2026-12-28T18:00' } }
  const [short] = keys.sign(context, [rate])
  const [long] = keys.sign(longer, [{ ...rate, total: 200_000 }])
  expect(keys.read(`${long?.slice(0, -24)}${short?.slice(-24)}`, NOW)).toBe('malformed')
})

test('a key signed with another secret is malformed', () => {
  const [key] = rateKeys('another secret of thirty-two bytes or more').sign(context, [rate])
  expect(rateKeys(SECRET).read(key ?? '', NOW)).toBe('malformed')
})

test.each([
  '',
  'x',
  '.'.repeat(60),
  'A'.repeat(24),
  'A'.repeat(40),
  'A'.repeat(43),
  'é'.repeat(60),
  '\0'.repeat(60),
  'A'.repeat(2000),
])('any other text is malformed: %j', (text) => {
  expect(rateKeys(SECRET).read(text, NOW)).toBe('malformed')
})

test('another spelling of a key is malformed', () => {
  const [key] = rateKeys(SECRET).sign(context, [rate])
  expect(rateKeys(SECRET).read(`${key}=`, NOW)).toBe('malformed')
  expect(rateKeys(SECRET).read(` ${key}`, NOW)).toBe('malformed')
})

test('a short secret is refused', () => {
  expect(() => rateKeys('short')).toThrow('at least 32 bytes')
})

test('keys are valid for at least an hour and at most five minutes more, and expire together', () => {
  const ends = ['10:00:00', '10:00:00.001', '10:04:59', '10:05:00', '10:05:01'].map(
    (time) => rateKeyExpiry(at(time)) * 60_000,
  )
  expect(ends).toEqual(['11:00', '11:05', '11:05', '11:05', '11:10'].map((time) => at(`${time}:00`)))
})

const at = (time: string): number => Temporal.Instant.from(`2026-11-20T${time}Z`).epochMilliseconds
