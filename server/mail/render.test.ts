import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { renderMail } from './render.ts'
import { staySegments } from './stayLine.ts'

const BRAND = { name: 'Stayless', supportEmail: 'support@stayless.example' }

describe('the verification code', () => {
  it.each([
    ['en', '482913 is your code', 'Enter this code to finish signing up:', 'ltr'],
    ['ar', 'رمزك هو 482913', 'أدخل هذا الرمز لإتمام التسجيل:', 'rtl'],
    ['he', 'הקוד שלך: 482913', 'כדי להשלים את ההרשמה יש להזין את הקוד:', 'rtl'],
  ] as const)('in %s', (lang, subject, lead, dir) => {
    const mail = renderMail({ to: GUEST, lang, template: 'verification_code', data: { code: '482913' } }, BRAND)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(`${lead}\n\n482913\n\n`)
    expect(mail.html).toContain(`<html lang="${lang}" dir="${dir}">`)
    // Digits read from left to right in every language.
    expect(mail.html).toMatch(/<p dir="ltr"[^>]*>482913<\/p>/)
  })
})

describe('a booking', () => {
  it('tells everything the guest needs at the desk', () => {
    const { subject, text } = confirmed('en')
    expect(subject).toBe('Booked: The Larch, K7M2P9QX')
    expect(text.replaceAll(/[\u2068\u2069]/g, '')).toBe(`Your booking is confirmed

Hello Dana,

Your room at The Larch is waiting for you.

Reference: K7M2P9QX
Guest: Dana Levi
Room: Queen room
Check-in: Thursday, 24 December 2026, 09:00 (guaranteed)
Check-out: Saturday, 26 December 2026, 18:00 (asked for, not guaranteed)
Total: $412.50 · 2 nights

Free to cancel until Tuesday, 22 December 2026, 09:00 (America/New_York).

The Stayless team
Questions? Write to support@stayless.example.`)
  })

  it('tells it in Arabic and Hebrew, with western digits', () => {
    expect(confirmed('ar').text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')).toMatch(
      /تسجيل الوصول: الخميس.* 24 ديسمبر 2026.* 09:00 \(مضمون\)/,
    )
    expect(confirmed('he').text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')).toMatch(
      /כניסה: יום חמישי, 24 בדצמבר 2026.* 09:00 \(מובטח\)/,
    )
  })

  it('counts nights as the language does', () => {
    expect(
      ['2026-12-25T11:00', '2026-12-26T11:00', '2026-12-27T11:00', '2027-01-04T11:00'].map((day) =>
        nightsIn('ar', day),
      ),
    ).toEqual(['ليلة واحدة', 'ليلتان', '3 ليالٍ', '11 ليلةً'])
  })

  it('draws the stay line in the direction of the language', () => {
    expect(confirmed('he').html).toMatch(/<table role="presentation" dir="rtl"[^>]*><tr><td width="11%"[^>]*#1f9270/)
    expect(confirmed('en').html).toMatch(/<table role="presentation" dir="ltr"[^>]*><tr><td width="11%"[^>]*#1f9270/)
  })

  it('says nothing of a promise for standard hours', () => {
    const { text } = confirmed('en', { check_in: '2026-12-24T15:00', check_out: '2026-12-26T10:00' })
    expect(text).not.toContain('guaranteed')
  })

  it('without a deadline cannot be refunded', () => {
    const { text } = confirmed('en', { cancellation: { deadline: null, refund: 0 } })
    expect(text).toContain('This booking cannot be refunded.')
  })

  it('that is cancelled says what goes back', () => {
    expect(cancelled(412.5).replaceAll(/[\u2068\u2069]/g, '')).toContain('$412.50 goes back to your card.')
    expect(cancelled(0)).toContain('Nothing is given back for this booking.')
  })
})

describe('what a guest has typed', () => {
  it.each(LOCALES)('never becomes HTML (%s)', (lang) => {
    const guest = { first_name: '<script>alert(1)</script>', last_name: '"><img src=x>' }
    const mail = confirmed(lang, { guest })
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('the stay line', () => {
  it.each([
    ['2026-12-24T15:00', '2026-12-25T11:00', [['standard', 20]]],
    [
      '2026-12-24T09:00',
      '2026-12-25T11:00',
      [
        ['guaranteed', 6],
        ['standard', 20],
      ],
    ],
    [
      '2026-12-24T18:00',
      '2026-12-25T13:00',
      [
        ['given_up', 3],
        ['standard', 17],
        ['asked', 2],
      ],
    ],
    [
      '2026-12-24T15:00',
      '2026-12-25T08:00',
      [
        ['standard', 17],
        ['given_up', 3],
      ],
    ],
  ] as const)('of %s to %s', (checkIn, checkOut, expected) => {
    const segments = staySegments({ checkIn, checkOut, checkinGuaranteed: true, checkoutGuaranteed: false })
    expect(segments.map(({ kind, hours }) => [kind, hours])).toEqual(expected)
  })
})

const GUEST = 'guest@stayless.example'

const booking = (changes: Partial<Booking> = {}): Booking => ({
  id: '7',
  reference: 'K7M2P9QX',
  status: 'confirmed',
  hotel: { id: 'h1', name: 'The Larch', location: { lat: 40.7, lng: -74 }, time_zone: 'America/New_York', image: '' },
  room: { id: 'r1', name: 'Queen room' },
  check_in: '2026-12-24T09:00',
  check_out: '2026-12-26T18:00',
  checkin_guaranteed: true,
  checkout_guaranteed: false,
  rooms: [{ adults: 2, children: [] }],
  guest: { first_name: 'Dana', last_name: 'Levi' },
  comment: '',
  total: 412.5,
  breakdown: { nights: 400, hours_saved: 0, hours_bought: 12.5, bids: 0, credits: 0, promo: 0, taxes: 0, total: 412.5 },
  bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'asked', amount: 20 } },
  cancellation: { deadline: '2026-12-22T14:00:00Z', refund: 412.5 },
  created_at: '2026-11-20T08:00:00Z',
  ...changes,
})

const confirmed = (lang: Locale, changes: Partial<Booking> = {}) =>
  renderMail({ to: GUEST, lang, template: 'booking_confirmed', data: { booking: booking(changes) } }, BRAND)

const nightsIn = (lang: Locale, check_out: string): string =>
  / · (.*)/.exec(confirmed(lang, { check_out }).text)?.[1] ?? ''

const cancelled = (refund: number): string =>
  renderMail({ to: GUEST, lang: 'en', template: 'booking_cancelled', data: { booking: booking(), refund } }, BRAND).text
