import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { type Locale, LOCALES } from '#contract/locale.ts'
import { mailWords } from './mailWords.ts'
import { renderMail } from './render.ts'

const BRAND = { name: 'Stayless', supportEmail: 'support@stayless.example' }

describe('a code', () => {
  test.each([
    ['en', '482913 is your Stayless code', 'Enter this code to finish signing up:', 'ltr'],
    ['ar', 'رمزك في Stayless: 482913', 'أدخل هذا الرمز لإتمام إنشاء حسابك:', 'rtl'],
    ['he', '482913 הוא הקוד שלכם ב-Stayless', 'כדי להשלים את ההרשמה יש להזין את הקוד:', 'rtl'],
  ] as const)('says in %s whose it is', (lang, subject, lead, dir) => {
    const mail = renderMail({ to: GUEST, lang, template: 'verification_code', data: { code: '482913' } }, BRAND)
    expect(bare(mail.subject)).toBe(subject)
    expect(bare(mail.text)).toContain(`${lead}\n\n482913\n\n`)
    expect(mail.html).toContain(`<html lang="${lang}" dir="${dir}">`)
    // Digits read from left to right in every language.
    expect(mail.html).toMatch(/<p dir="ltr"[^>]*>482913<\/p>/)
  })
})

describe('a word to the owner', () => {
  test.each([
    ['en', 'Your password was changed', 'with Google.', 'ltr'],
    ['ar', 'تم تغيير كلمة مرورك', 'عبر Google', 'rtl'],
    ['he', 'הסיסמה שלכם הוחלפה', 'גם עם Google.', 'rtl'],
  ] as const)('of a new password and of a new way in is written in %s', (lang, subject, way, dir) => {
    const changed = renderMail({ to: GUEST, lang, template: 'password_changed', data: null }, BRAND)
    expect(bare(changed.subject)).toBe(subject)
    const added = renderMail({ to: GUEST, lang, template: 'way_added', data: { provider: 'Google' } }, BRAND)
    expect(bare(added.text)).toContain(way)
    for (const { html, text } of [changed, added]) {
      expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
      expect(bare(text)).toContain(BRAND.supportEmail)
    }
  })
})

describe('a booking', () => {
  test('tells everything the guest needs at the desk', () => {
    const { subject, text } = confirmed('en')
    expect(bare(subject)).toBe('Booking confirmed: The Larch (K7M2P9QX)')
    expect(bare(text)).toBe(`Your booking is confirmed

Hello Dana,

Your room at The Larch is waiting for you.

Booking reference: K7M2P9QX
Guest: Dana Levi
Room: Queen room
Check-in: Thursday, 24 December 2026, 09:00 (guaranteed)
Check-out: Saturday, 26 December 2026, 18:00 (on request, not guaranteed)
Total: $412.50 for 2 nights

You pay for hours on request only if the hotel agrees. The most you can be charged in all is $432.50.

Free cancellation until Tuesday, 22 December 2026, 09:00, hotel time (New York).

The Stayless team
Questions? Write to support@stayless.example.`)
  })

  test('tells it in Hebrew, to guests in the plural', () => {
    expect(bare(confirmed('he', { hotel: { ...HOTEL, name: 'מלון הארזית' } }).text)).toBe(`ההזמנה שלכם אושרה

שלום Dana,

החדר שלכם מחכה לכם: מלון הארזית.

מספר הזמנה: K7M2P9QX
שם האורח/ת: Dana Levi
חדר: Queen room
צ׳ק-אין: יום חמישי, 24 בדצמבר 2026, 09:00 (מובטח)
צ׳ק-אאוט: יום שבת, 26 בדצמבר 2026, 18:00 (לפי בקשה, לא מובטח)
סה״כ: 412.50 $ עבור 2 לילות

על שעות לפי בקשה תשלמו רק אם המלון יסכים. הסכום המרבי שתחויבו בו בסך הכול: 432.50 $.

ביטול חינם עד יום שלישי, 22 בדצמבר 2026, 09:00, לפי שעון המלון (שעון ניו יורק).

צוות Stayless
שאלות? כתבו לנו: support@stayless.example`)
  })

  test('tells it in Arabic', () => {
    expect(bare(confirmed('ar').text)).toBe(`تم تأكيد حجزك

مرحبًا Dana،

غرفتك في The Larch بانتظارك.

رقم الحجز: K7M2P9QX
النزيل: Dana Levi
الغرفة: Queen room
تسجيل الوصول: الخميس، 24 ديسمبر 2026، الساعة 09:00 (مضمون)
تسجيل المغادرة: السبت، 26 ديسمبر 2026، الساعة 18:00 (عند الطلب، غير مضمون)
الإجمالي: 412.50 $ لليلتين

لا تدفع مقابل الساعات عند الطلب إلا إذا وافق الفندق. أقصى مبلغ قد يُخصم منك إجمالًا: 432.50 $.

إلغاء مجاني حتى الثلاثاء، 22 ديسمبر 2026، الساعة 09:00 بتوقيت الفندق (توقيت نيويورك).

فريق Stayless
لديك سؤال؟ راسلنا على support@stayless.example`)
  })

  test.each([
    [
      'en',
      [
        '$90.00 for 0 nights',
        '$90.00 for 1 night',
        '$90.00 for 2 nights',
        '$90.00 for 3 nights',
        '$90.00 for 11 nights',
      ],
    ],
    [
      'he',
      [
        '90.00 $ עבור 0 לילות',
        '90.00 $ עבור לילה אחד',
        '90.00 $ עבור 2 לילות',
        '90.00 $ עבור 3 לילות',
        '90.00 $ עבור 11 לילות',
      ],
    ],
    [
      'ar',
      ['90.00 $ بلا ليالٍ', '90.00 $ لليلة واحدة', '90.00 $ لليلتين', '90.00 $ لمدة 3 ليالٍ', '90.00 $ لمدة 11 ليلة'],
    ],
  ] as const)('counts nights as the language does (%s)', (lang, totals) => {
    const { plural, money } = mailWords(lang)
    const counted = [0, 1, 2, 3, 11].map((nights) => bare(plural('mail.booking.nights', nights, { money: money(90) })))
    expect(counted.map((text) => text.replaceAll(' ', ' '))).toEqual(totals)
  })

  test.each([
    ['en', '2026-12-25T11:00', 'Total: $412.50 for 1 night'],
    ['he', '2026-12-27T11:00', 'סה״כ: 412.50 $ עבור 3 לילות'],
    ['ar', '2027-01-04T11:00', 'الإجمالي: 412.50 $ لمدة 11 ليلة'],
  ] as const)('says the nights beside the total (%s)', (lang, check_out, line) => {
    expect(bare(confirmed(lang, { check_out }).text).replaceAll(' ', ' ').split('\n')).toContain(line)
  })

  test('writes money with the sign that no line from the right tears apart', () => {
    expect(confirmed('ar').html).not.toContain('US$')
  })

  test('says nothing of more to pay where no hours are bid for', () => {
    const none = { state: 'none' as const, amount: null }
    expect(confirmed('en', { bids: { check_in: none, check_out: none } }).text).not.toContain('The most')
  })

  test('draws the stay line in the direction of the language', () => {
    expect(confirmed('he').html).toMatch(/<table role="presentation" dir="rtl"[^>]*><tr><td width="11%"[^>]*#1f9270/)
    expect(confirmed('en').html).toMatch(/<table role="presentation" dir="ltr"[^>]*><tr><td width="11%"[^>]*#1f9270/)
  })

  test('says nothing of a promise for standard hours', () => {
    const { text } = confirmed('en', { check_in: '2026-12-24T15:00', check_out: '2026-12-26T10:00' })
    expect(text).not.toContain('guaranteed')
  })

  test.each([
    ['en', 'On your clock (Jerusalem): Tuesday, 22 December 2026, 16:00.'],
    ['he', 'לפי השעון שלכם (שעון ישראל): יום שלישי, 22 בדצמבר 2026, 16:00.'],
    ['ar', 'بتوقيتك (توقيت إسرائيل): الثلاثاء، 22 ديسمبر 2026، الساعة 16:00.'],
  ] as const)('tells its deadline on the guest’s clock too, where that shows another time (%s)', (lang, line) => {
    expect(bare(confirmed(lang, {}, 'Asia/Jerusalem').text).split('\n')).toContain(line)
    expect(confirmed(lang, {}, 'America/Toronto').text).toBe(confirmed(lang).text)
  })

  test('without a deadline cannot be refunded', () => {
    const { text } = confirmed('en', { cancellation: { deadline: null, refund: 0 } })
    expect(text).toContain('This booking is non-refundable.')
  })

  test('that is cancelled says what goes back', () => {
    expect(bare(cancelled(412.5))).toContain('We’re refunding $412.50 to your card.')
    expect(cancelled(0)).toContain('There’s no refund for this booking.')
  })
})

describe('a booking that waits for a person', () => {
  const data = {
    id: '7',
    reference: 'K7M2P9QX',
    cause: 'no_answer',
    transaction: null,
    total: 412.5,
    refund: null,
  }
  test.each([
    ['en', 'To decide: booking K7M2P9QX', 'Cause: no_answer\nTransaction: none known\nCharge: $412.50\n'],
    ['ar', 'بانتظار قرارك: الحجز K7M2P9QX', 'السبب: no_answer\nالعملية: غير معروفة\n'],
    ['he', 'להחלטה: הזמנה K7M2P9QX', 'סיבה: no_answer\nעסקה: לא ידועה\n'],
  ] as const)('is told to staff with its cause, in %s', (lang, subject, facts) => {
    const mail = renderMail({ to: 'staff@stayless.example', lang, template: 'booking_review', data }, BRAND)
    expect(mail.subject).toBe(subject)
    expect(`${mail.text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')}\n`).toContain(facts)
  })
})

describe('what a guest has typed', () => {
  test.each(LOCALES)('never becomes HTML (%s)', (lang) => {
    const guest = { first_name: '<script>alert(1)</script>', last_name: '"><img src=x>' }
    const mail = confirmed(lang, { guest })
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('the stay line of a letter', () => {
  test('goes by the clock of the hotel', () => {
    const night = { check_in: '2027-03-13T15:00', check_out: '2027-03-14T16:00', checkout_guaranteed: true }
    const widths = (time_zone: string) =>
      [...confirmed('en', { ...night, hotel: { ...HOTEL, time_zone } }).html.matchAll(/<td width="(\d+)%"/g)].map(
        ([, width]) => width,
      )
    expect([widths('America/New_York'), widths('UTC')]).toEqual([
      ['79', '21'],
      ['80', '20'],
    ])
  })
})

const GUEST = 'guest@stayless.example'

/** Without the marks that keep names and money in order. */
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')

const HOTEL = {
  id: 'h1',
  name: 'The Larch',
  location: { lat: 40.7, lng: -74 },
  time_zone: 'America/New_York',
  image: '',
}

const booking = (changes: Partial<Booking> = {}): Booking => ({
  id: '7',
  reference: 'K7M2P9QX',
  status: 'confirmed',
  hotel: HOTEL,
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

const confirmed = (lang: Locale, changes: Partial<Booking> = {}, guestZone: string | null = null) =>
  renderMail({ to: GUEST, lang, template: 'booking_confirmed', data: { booking: booking(changes), guestZone } }, BRAND)

const cancelled = (refund: number): string =>
  renderMail({ to: GUEST, lang: 'en', template: 'booking_cancelled', data: { booking: booking(), refund } }, BRAND).text
