import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { type Locale, LOCALES } from '#contract/shared/locale.ts'
import { RIGHT_TO_LEFT } from '#locales/kit/isolate.ts'
import { BRAND, bare, bookedStay, everyEmail, GUEST, HOTEL, statement } from './emails.testing.ts'
import { mailWords } from './mailWords.ts'
import { NOW } from './negotiations.testing.ts'
import { renderMail } from './render.ts'

describe('a code', () => {
  test.each([
    [
      'en',
      '482913 is your Stayless code',
      'Enter this code to finish signing up:',
      'The code is valid for 10 minutes.',
      'ltr',
    ],
    ['ar', 'رمزك في Stayless: 482913', 'أدخل هذا الرمز لإتمام إنشاء حسابك:', 'الرمز صالح لمدة 10 دقائق.', 'rtl'],
    ['he', '482913 הוא הקוד שלכם ב-Stayless', 'כדי להשלים את ההרשמה יש להזין את הקוד:', 'הקוד תקף ל-10 דקות.', 'rtl'],
  ] as const)('says in %s what it is for, and how long it is valid', (lang, subject, lead, lasts, dir) => {
    const mail = renderMail({ to: GUEST, lang, template: 'verification_code', data: { code: '482913' } }, BRAND, NOW)
    expect(bare(mail.subject)).toBe(subject)
    expect(bare(mail.text)).toContain(`${lead}\n\n482913\n\n${lasts}\n\n`)
    expect(mail.html).toContain(`<html lang="${lang}" dir="${dir}">`)
    // Digits run from left to right in every language.
    expect(mail.html).toMatch(/<p dir="ltr"[^>]*font-size:36px[^>]*>482913<\/p>/)
  })
})

describe('a notice to the owner of an account', () => {
  test.each([
    ['en', 'Your password was changed', 'with Google.', 'ltr'],
    ['ar', 'تم تغيير كلمة مرورك', 'عبر Google', 'rtl'],
    ['he', 'הסיסמה שלכם הוחלפה', 'גם עם Google.', 'rtl'],
  ] as const)('about a new password or sign-in method is in %s', (lang, subject, way, dir) => {
    const changed = renderMail({ to: GUEST, lang, template: 'password_changed', data: null }, BRAND, NOW)
    expect(bare(changed.subject)).toBe(subject)
    const added = renderMail({ to: GUEST, lang, template: 'way_added', data: { provider: 'Google' } }, BRAND, NOW)
    expect(bare(added.text)).toContain(way)
    for (const { html, text } of [changed, added]) {
      expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
      expect(bare(text)).toContain(BRAND.supportEmail)
    }
  })
})

describe('a booking', () => {
  test('has everything the guest needs at the front desk', () => {
    const { subject, text } = confirmed('en')
    expect(bare(subject)).toBe('Booking confirmed: The Larch (K7M2P9QX)')
    expect(bare(text)).toBe(`Your booking is confirmed

Hello Dana,

Your room at The Larch is waiting for you.

Check-in: Thu 24 Dec 2026, 09:00
6 extra hours, guaranteed
Check-out: Sat 26 Dec 2026, 18:00
7 extra hours on request, not guaranteed
Your bid: $20.00
57 hours

Until the hotel agrees to more, your room is yours from Thu 24 Dec 2026, 09:00 until Sat 26 Dec 2026, 11:00.

Total for 2 nights: $412.50
You pay for hours on request only if the hotel agrees. The most you can be charged in all is $432.50.

See the booking:
https://stayless.example/account/my-bookings/7

The hotel answers your bid by:
New York time (hotel): Sun 22 Nov 2026, 03:00

If there’s no answer by then, it counts as declined.

Free cancellation until:
New York time (hotel): Tue 22 Dec 2026, 09:00

If you cancel later, before check-in, you pay for the first night ($200.00) and get the rest back.

Booking reference: K7M2P9QX
Room: Queen room
Guests: 2 guests
Hotel: The Larch, 123 West 23rd Street, New York, NY 10011
Hotel phone: +1 212 555 0109
Name on the booking: Dana Levi

Receipt:
https://stayless.example/account/my-bookings/7#receipt

The Stayless team
Questions? Write to support@stayless.example.`)
  })

  test('has one clock: that of the page that booked, in English', () => {
    for (const form of [
      mailOfAmerican('en').text,
      mailOfAmerican('en').html.replaceAll(/<style>.*?<\/style>|style="[^"]*"/gs, ''),
    ]) {
      expect(bare(form)).toContain('9 AM')
      expect(bare(form)).toContain('6 PM')
      expect(bare(form)).not.toMatch(/\d:\d\d/)
    }
    expect(bare(mailOfAmerican('he').text)).toContain('09:00')
    expect(bare(mailOfAmerican('he').text)).not.toMatch(/[AP]M/)
  })

  test('is in Hebrew, and addresses guests in the plural', () => {
    expect(bare(confirmed('he', { hotel: { ...HOTEL, name: 'מלון הארזית' } }).text)).toBe(`ההזמנה שלכם אושרה

שלום Dana,

מחכה לכם חדר: מלון הארזית.

צ׳ק-אין: יום ה׳, 24 בדצמ׳ 2026, 09:00
תוספת מובטחת של 6 שעות
צ׳ק-אאוט: שבת, 26 בדצמ׳ 2026, 18:00
תוספת של 7 שעות לפי בקשה, לא מובטחת
הצעת המחיר שלכם: 20.00 $
57 שעות

כל עוד המלון לא הסכים ליותר, החדר שלכם בין יום ה׳, 24 בדצמ׳ 2026, 09:00 לבין שבת, 26 בדצמ׳ 2026, 11:00.

סה״כ עבור 2 לילות: 412.50 $
על שעות לפי בקשה תשלמו רק אם המלון יסכים. הסכום המרבי שתחויבו בו בסך הכול: 432.50 $.

הצגת ההזמנה:
https://stayless.example/he/account/my-bookings/7

המלון ישיב להצעת המחיר שלכם עד:
שעון המלון (שעון ניו יורק): יום א׳, 22 בנוב׳ 2026, 03:00

אם לא תתקבל תשובה עד אז, ההצעה תיחשב כנדחית.

ביטול חינם עד:
שעון המלון (שעון ניו יורק): יום ג׳, 22 בדצמ׳ 2026, 09:00

בביטול מאוחר יותר, לפני הצ׳ק-אין, תחויבו על הלילה הראשון (200.00 $) ותקבלו בחזרה את השאר.

מספר הזמנה: K7M2P9QX
חדר: Queen room
אורחים: 2 אורחים
מלון: מלון הארזית, 123 West 23rd Street, New York, NY 10011
הטלפון של המלון: +1 212 555 0109
על שם: Dana Levi

קבלה:
https://stayless.example/he/account/my-bookings/7#receipt

צוות Stayless
שאלות? כתבו לנו: support@stayless.example`)
  })

  test('is in Arabic', () => {
    expect(bare(confirmed('ar').text)).toBe(`تم تأكيد حجزك

مرحبًا Dana،

غرفتك في The Larch بانتظارك.

تسجيل الوصول: الخميس، 24 ديسمبر 2026، الساعة 09:00
6 ساعات إضافية مضمونة
تسجيل المغادرة: السبت، 26 ديسمبر 2026، الساعة 18:00
7 ساعات إضافية عند الطلب، غير مضمونة
سعرك المقترح: 20.00 $
57 ساعة

ما لم يوافق الفندق على أكثر من ذلك، فالغرفة لك من الخميس، 24 ديسمبر 2026، الساعة 09:00 حتى السبت، 26 ديسمبر 2026، الساعة 11:00.

الإجمالي لليلتين: 412.50 $
لا تدفع مقابل الساعات عند الطلب إلا إذا وافق الفندق. أقصى مبلغ قد يُخصم منك إجمالًا: 432.50 $.

عرض الحجز:
https://stayless.example/ar/account/my-bookings/7

يرد الفندق على سعرك المقترح قبل:
توقيت الفندق (توقيت نيويورك): الأحد، 22 نوفمبر 2026، الساعة 03:00

عدم الرد حتى ذلك الموعد يُعد رفضًا.

إلغاء مجاني حتى:
توقيت الفندق (توقيت نيويورك): الثلاثاء، 22 ديسمبر 2026، الساعة 09:00

إذا ألغيت بعد ذلك وقبل تسجيل الوصول، يُحتسب عليك ثمن الليلة الأولى (200.00 $) ويُعاد إليك الباقي.

رقم الحجز: K7M2P9QX
الغرفة: Queen room
النزلاء: نزيلان
الفندق: The Larch، 123 West 23rd Street, New York, NY 10011
هاتف الفندق: +1 212 555 0109
باسم: Dana Levi

الإيصال:
https://stayless.example/ar/account/my-bookings/7#receipt

فريق Stayless
لديك سؤال؟ راسلنا على support@stayless.example`)
  })

  test.each([
    ['en', ['Total for 1 night', 'Total for 2 nights', 'Total for 3 nights', 'Total for 11 nights']],
    ['he', ['סה״כ עבור לילה אחד', 'סה״כ עבור 2 לילות', 'סה״כ עבור 3 לילות', 'סה״כ עבור 11 לילות']],
    ['ar', ['الإجمالي لليلة واحدة', 'الإجمالي لليلتين', 'الإجمالي لمدة 3 ليالٍ', 'الإجمالي لمدة 11 ليلة']],
  ] as const)('counts nights with the plural forms of the language (%s)', (lang, totals) => {
    const { plural } = mailWords(lang)
    expect([1, 2, 3, 11].map((nights) => bare(plural('mail.booking.total', nights)))).toEqual(totals)
  })

  test.each([
    [
      'en',
      'Check-in Thu 24 Dec 2026, 09:00, check-out Sat 26 Dec 2026, 18:00.',
      'Your booking at The Larch has been canceled.',
      'We couldn’t book your room at The Larch.',
    ],
    [
      'he',
      'צ׳ק-אין: יום ה׳, 24 בדצמ׳ 2026, 09:00. צ׳ק-אאוט: שבת, 26 בדצמ׳ 2026, 18:00.',
      'ההזמנה שלכם בוטלה: The Larch.',
      'לא הצלחנו להזמין לכם חדר: The Larch.',
    ],
    [
      'ar',
      'الوصول: الخميس، 24 ديسمبر 2026، الساعة 09:00. المغادرة: السبت، 26 ديسمبر 2026، الساعة 18:00.',
      'أُلغي حجزك في The Larch.',
      'تعذّر علينا حجز غرفتك في The Larch.',
    ],
  ] as const)('has a preheader next to its subject (%s)', (lang, ...lines) => {
    const rejected = renderMail({ to: GUEST, lang, template: 'booking_rejected', data: bookedStay() }, BRAND, NOW)
    const emails = [confirmed(lang), cancelled({ refund: 412.5 }, {}, lang), rejected]
    expect(emails.map(({ html }) => besideSubject(html))).toEqual(lines)
  })

  test('uses a dollar sign that right-to-left lines do not break up', () => {
    expect(confirmed('ar').html).not.toContain('US$')
  })

  test('mentions no bid and no higher total without a bid', () => {
    const none = { state: 'none' as const, amount: null }
    const { text } = confirmed('en', { bids: { check_in: none, check_out: none } })
    expect(text).not.toMatch(/The most|bid/)
  })

  test('promises no response of the hotel if it would be due after the hours asked for', () => {
    const bids = {
      check_in: { state: 'asked' as const, amount: 20 },
      check_out: { state: 'none' as const, amount: null },
    }
    expect(confirmed('en', { bids, created_at: '2026-12-24T05:00:00Z' }).text).toContain('The hotel answers')
    expect(confirmed('en', { bids, created_at: '2026-12-24T12:00:00Z' }).text).not.toContain('The hotel answers')
  })

  test('promises nothing about standard hours, and mentions unused ones', () => {
    const { text } = confirmed('en', { check_in: '2026-12-24T15:00', check_out: '2026-12-26T10:00' })
    expect(text).not.toContain('guaranteed')
    expect(text).toContain('1 unused hour, which lowers the price')
  })

  test.each([
    ['2026-12-25T07:01:00Z', true],
    ['2026-12-25T04:01:00Z', false],
  ])('names the night of a booking made after midnight for the night that had begun (%s)', (created_at, isSaid) => {
    const { text } = confirmed('en', { created_at, check_in: '2026-12-24T23:00', check_out: '2026-12-25T11:00' })
    expect(text.includes('Booked after midnight: the room is yours at once, for the night of')).toBe(isSaid)
    expect(text).toContain('23:00')
  })

  test('counts its hours by the hotel’s clock, which may change during the night', () => {
    const night = { check_in: '2027-03-13T15:00', check_out: '2027-03-14T16:00' }
    const hoursIn = (time_zone: string) =>
      /^\d+ hours$/m.exec(confirmed('en', { ...night, hotel: { ...HOTEL, time_zone } }).text)?.[0]
    expect([hoursIn('America/New_York'), hoursIn('UTC')]).toEqual(['24 hours', '25 hours'])
  })

  test('of several rooms gives their number, and counts the children', () => {
    const room = { adults: 2, children: [4] }
    const { text } = confirmed('en', { rooms: [room, room] })
    expect(bare(text)).toContain('Room: 2 × Queen room\nGuests: 6 guests\n')
  })

  test.each([
    ['en', 'Your time (Jerusalem): Tue 22 Dec 2026, 16:00'],
    ['he', 'השעון שלכם (שעון ישראל): יום ג׳, 22 בדצמ׳ 2026, 16:00'],
    ['ar', 'توقيتك (توقيت إسرائيل): الثلاثاء، 22 ديسمبر 2026، الساعة 16:00'],
  ] as const)('shows its deadline on the guest’s clock too, if that shows another time (%s)', (lang, line) => {
    expect(bare(confirmed(lang, {}, 'Asia/Jerusalem').text).split('\n')).toContain(line)
    expect(confirmed(lang, {}, 'America/Toronto').text).toBe(confirmed(lang).text)
  })

  test.each([
    ['en', 'After that, there’s no refund.'],
    ['he', 'לאחר מכן אין החזר כספי.'],
    ['ar', 'بعد ذلك لا يُعاد أي مبلغ.'],
  ] as const)('of one night says that nothing comes back after the deadline (%s)', (lang, line) => {
    const { breakdown } = bookedStay().booking
    const night = { check_out: '2026-12-25T11:00', breakdown: { ...breakdown, hours_bought: 0 }, first_night: 400 }
    const lines = bare(confirmed(lang, night).text).split('\n')
    expect(lines).toContain(line)
    expect(lines.join()).not.toContain('400.00')
  })

  test.each([
    ['en', 'The hotel may answer after free cancellation has ended.'],
    ['he', 'ייתכן שהמלון ישיב רק לאחר המועד לביטול חינם.'],
    ['ar', 'قد يرد الفندق بعد انتهاء مهلة الإلغاء المجاني.'],
  ] as const)('says so where the hotel may answer after free cancellation has ended (%s)', (lang, line) => {
    const soon = confirmed(lang, { created_at: '2026-12-21T08:00:00Z' })
    expect(bare(soon.text).split('\n')).toContain(line)
    expect(bare(confirmed(lang).text)).not.toContain(line)
  })

  test('without a deadline is not refundable', () => {
    const { text } = confirmed('en', {
      cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 },
    })
    expect(text).toContain('This booking is non-refundable.')
  })

  test('gives the guaranteed stay while hours are on request', () => {
    const sure = 'Until the hotel agrees to more, your room is yours from'
    const hours = { check_in: '2026-12-24T08:00', check_out: '2026-12-27T14:00' }
    const onRequest = { ...hours, checkin_guaranteed: false, checkout_guaranteed: true }
    const [checkIn, checkOut] = ['Thu 24 Dec 2026, 15:00', 'Sun 27 Dec 2026, 14:00']
    expect(bare(confirmed('en', onRequest).text)).toContain(`${sure} ${checkIn} until ${checkOut}.`)
    expect(bare(confirmed('en', { ...onRequest, checkin_guaranteed: true }).text)).not.toContain(sure)
  })

  test('links to its page and the home page in the guest’s language', () => {
    const links = [...confirmed('ar').html.matchAll(/<a href="(https:[^"]*)"/g)].map(([, href]) => href)
    const own = 'https://stayless.example/ar/account/my-bookings/7'
    expect(links).toEqual(['https://stayless.example/ar', own, `${own}#receipt`])
  })

  test('shows the hotel in the light of the check-in hour, in a format that mail programs support', () => {
    expect(confirmed('he').html).toContain(
      '<img src="https://stayless.example/pictures/nyc-0009/facade-0.png?hour=9&amp;v=3&amp;w=1200&amp;h=480" alt="The Larch בשעה 09:00" width="600" height="240"',
    )
    expect(confirmed('en', { hotel: { ...HOTEL, image: '' } }).html).not.toContain('<img')
  })

  test.each([
    [
      'a promo code',
      { promo: -25, total: 387.5 },
      'Total for 2 nights: $387.50\nAfter $25.00 off with your promo code.\n',
    ],
    ['credit', { credits: -84, total: 328.5 }, 'Total for 2 nights: $328.50\nAfter $84.00 paid with your credit.\n'],
  ])('says what %s took off the total', (_, changes, expected) => {
    const breakdown = { ...bookedStay().booking.breakdown, ...changes }
    expect(bare(confirmed('en', { total: changes.total, breakdown }).text)).toContain(expected)
  })

  test('of a hotel no longer in the catalogue has neither address nor phone', () => {
    const data = { ...bookedStay(), address: '', phone: null, guestZone: null }
    const { text } = renderMail({ to: GUEST, lang: 'en', template: 'booking_confirmed', data }, BRAND, NOW)
    expect(bare(text)).toContain('Hotel: The Larch\nName on the booking: Dana Levi\n\nReceipt:')
  })

  test('that is canceled shows the refund, and promises nothing more', () => {
    const { text } = cancelled({ refund: 412.5 })
    expect(bare(text)).toContain('Refund to your card: $412.50\n')
    expect(text).not.toMatch(/guaranteed|bid|until|Receipt|first night|promo/)
    expect(cancelled({}).text).toContain('There’s no refund for this booking.')
    const credit = cancelled({ credits: 25 }).text
    expect(credit).toContain('Your credit of $25.00 is back in your account.')
    expect(credit).not.toContain('There’s no refund')
  })

  test.each([
    ['en', 'Your request for more hours has ended. You aren’t charged for it.'],
    ['he', 'הבקשה שלכם לשעות נוספות הסתיימה, ולא תחויבו עליה.'],
    ['ar', 'انتهى طلبك لساعات إضافية، ولن يُخصم منك أي مبلغ مقابله.'],
  ] as const)(
    'that is canceled shows only hours that were agreed, and ends the request for others (%s)',
    (lang, line) => {
      const { text, html } = cancelled({ refund: 412.5 }, {}, lang)
      expect(bare(text).split('\n')).toContain(line)
      for (const form of [text, shownIn(html)]) {
        expect(bare(form)).toMatch(/09:00[^]*11:00/)
        expect(bare(form)).not.toContain('18:00')
      }
      const accepted = {
        check_in: { state: 'none', amount: null },
        check_out: { state: 'accepted', amount: 20 },
      } as const
      const agreed = bare(cancelled({ refund: 412.5 }, { bids: accepted }, lang).text)
      expect(agreed).toContain('18:00')
      expect(agreed).not.toContain(line)
    },
  )

  test('that is canceled after the deadline says what came back, and what the first night cost', () => {
    const { text } = cancelled({ refund: 316.16, kept: 316.16 })
    expect(bare(text)).toContain('Refund to your card: $316.16\nThe first night is not refunded: $316.16.\n')
    const fromCredit = bare(cancelled({ credits: 84, kept: 316 }).text)
    expect(fromCredit).toContain('The first night is not refunded: $316.00.')
    expect(fromCredit).toContain('Your credit of $84.00 is back in your account.')
    const breakdown = { ...bookedStay().booking.breakdown, credits: -50 }
    const withCredit = bare(cancelled({ refund: 150.24, kept: 132.38 }, { breakdown }).text)
    expect(withCredit).toContain('$50.00 of your credit goes toward the first night.')
  })

  test.each([
    ['can be used again', { refund: 100, promo: 25 }, 'You can use your promo code again.'],
    ['is used', { refund: 100, kept: 50 }, 'Your promo code counts as used: it pays for the first night.'],
  ])('that is canceled says that its promo code %s', (_, returned, expected) => {
    const breakdown = { ...bookedStay().booking.breakdown, promo: -25 }
    expect(cancelled(returned, { breakdown }).text).toContain(expected)
  })
})

describe('a statement', () => {
  test('has its number, month, total and due date, and links to its page and its file', () => {
    const { subject, text } = issued('en', 1234.5)
    expect(bare(subject)).toBe('Statement S-000017 for October 2026')
    expect(bare(text)).toBe(`Your statement for October 2026

Hello Dana,

Your statement of stays booked by invoice is ready.

Total due: $1,234.50
Please pay by Tue 1 Dec 2026.

See your statements:
https://stayless.example/account/statements

Statement number: S-000017
Account: Meridian Trading Ltd.
Month: October 2026

Statement (PDF):
https://stayless.example/account/statements#2026-10

The Stayless team
Questions? Write to support@stayless.example.`)
  })

  test.each([
    ['en', 'Total due: $1,234.50, by Tue 1 Dec 2026.', 'There’s nothing to pay.'],
    ['he', 'סה״כ לתשלום: 1,234.50 $, עד יום ג׳, 1 בדצמ׳ 2026.', 'אין יתרה לתשלום.'],
    ['ar', 'المبلغ المستحق: 1,234.50 $، في موعد أقصاه الثلاثاء، 1 ديسمبر 2026.', 'لا يوجد مبلغ مستحق.'],
  ] as const)('has a preheader next to its subject (%s)', (lang, due, nothing) => {
    const lines = [1234.5, 0, -20].map((total) => besideSubject(issued(lang, total).html))
    expect(lines).toEqual([due, nothing, nothing])
  })

  test.each([
    ['ar', 'كشف حساب أكتوبر 2026 (S-000017)', 'المبلغ المستحق: 1,234.50 $', 'أقصاه الثلاثاء، 1 ديسمبر 2026.'],
    ['he', 'דף חשבון S-000017: אוקטובר 2026', 'סה״כ לתשלום: 1,234.50 $', 'נא לשלם עד יום ג׳, 1 בדצמ׳ 2026.'],
  ] as const)('is in %s', (lang, subject, total, due) => {
    const email = issued(lang, 1234.5)
    expect(bare(email.subject)).toBe(subject)
    for (const line of [total, due, `https://stayless.example/${lang}/account/statements#2026-10`])
      expect(bare(email.text)).toContain(line)
  })

  test('of nothing, or in the account’s favor, asks for no payment', () => {
    for (const total of [0, -20]) {
      expect(issued('en', total).text).toContain('There’s nothing to pay.')
      expect(issued('en', total).text).not.toMatch(/Total due|Please pay/)
    }
    expect(bare(issued('en', -20).text)).toContain('In your favor: $20.00\n')
  })
})

describe('a booking that needs a decision', () => {
  const data = {
    id: '7',
    reference: 'K7M2P9QX',
    cause: 'no_answer',
    transaction: null,
    total: 412.5,
    refund: null,
  }
  test('is reported to staff with its cause', () => {
    const mail = renderMail({ to: 'staff@stayless.example', lang: 'en', template: 'booking_review', data }, BRAND, NOW)
    expect(mail.subject).toBe('To decide: booking K7M2P9QX')
    expect(bare(mail.text)).toContain('Cause: no_answer\nTransaction: none known\nCharge: $412.50')
  })

  test('and was canceled by its guest shows the refund, which may be less than the charge', () => {
    const review = { ...data, transaction: 't7', refund: 100 }
    const mail = renderMail(
      { to: 'staff@stayless.example', lang: 'en', template: 'booking_review', data: review },
      BRAND,
      NOW,
    )
    expect(bare(mail.text)).toContain('Transaction: t7\nCharge: $412.50\nTo give back: $100.00')
  })
})

describe('text typed by a guest', () => {
  test.each(LOCALES)('never becomes HTML (%s)', (lang) => {
    const guest = { first_name: '<script>alert(1)</script>', last_name: '"><img src=x>' }
    const hotel = { ...HOTEL, name: '"><b>' }
    const mail = confirmed(lang, { guest, hotel, reference: '<i>' })
    expect(mail.html).not.toMatch(/<script|<img src=x|<b>|<i>/)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

const EVERY = LOCALES.flatMap((lang) => everyEmail(lang).map(({ name, ...message }) => ({ lang, name, message })))

describe.each(EVERY)('the e-mail $name in $lang', ({ lang, message }) => {
  const { subject, text, html } = renderMail(message, BRAND, NOW)

  test('says the same in HTML and in plain text', () => {
    expect(wordsOf(shownIn(html))).toEqual([BRAND.name, ...wordsOf(text)])
  })

  test('has only HTML that mail programs support: tables and inline styles, dark mode included, within their size limits', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).not.toMatch(/<script|<link|@import|@font-face|url\(|display:(flex|grid)|inline-(start|end)|var\(/)
    // Gmail cuts e-mails off at 102 kB, and strips a style sheet over 8 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(40_000)
    for (const [sheet] of html.matchAll(/<style>[^<]*<\/style>/g)) expect(sheet.length).toBeLessThan(8_000)
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="[^"]+" width="600" height="240"/)
  })

  test('is aligned to the side where its language begins', () => {
    const dir = lang === 'en' ? 'ltr' : 'rtl'
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
    // Programs that strip the head and the body keep its first element.
    expect(html).toContain(`<div lang="${lang}" dir="${dir}"`)
    expect(html).not.toContain(`text-align:${lang === 'en' ? 'right' : 'left'}`)
    // A line takes its direction from its first letter outside isolates.
    const first = text
      .split('\n')
      .filter((line) => !line.startsWith('https://'))
      .map((line) => /\p{Letter}/u.exec(line.replaceAll(/\u2068[^\u2069]*\u2069/g, ''))?.[0])
    const script = lang === 'en' ? /\p{Script=Latin}/u : lang === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Hebrew}/u
    expect(first.filter((letter) => letter !== undefined && !script.test(letter))).toEqual([])
    // A list of isolated words has no letter outside them: its direction must be that of its language.
    const lists = [...text.matchAll(RUN_OF_RUNS), ...html.matchAll(RUN_OF_RUNS)].map(([run]) => run)
    const turned = lists.filter(
      (run) => run.startsWith('\u2068') && RIGHT_TO_LEFT.test(run) && !/\p{Letter}/u.test(withoutRuns(run)),
    )
    expect(turned).toEqual([])
    expect(subject).not.toMatch(/[\u2066-\u2069]/)
  })
})

/** An isolate that contains isolates. */
const RUN_OF_RUNS =
  /[\u2066-\u2068](?:[^\u2066-\u2069]*[\u2066-\u2068][^\u2066-\u2069]*\u2069)+[^\u2066-\u2069]*\u2069/g
const withoutRuns = (run: string): string => run.slice(1, -1).replaceAll(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '')

/** Returns the visible text of an e-mail, without its head and hidden parts. */
function shownIn(html: string): string {
  return html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<div style="display:none[^]*?<\/div>|<!--[^]*?-->|<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
}

/** Returns the hidden first element, without the blanks after it. */
function besideSubject(html: string): string {
  const [, hidden = ''] = /<body[^>]*><div[^>]*>\s*<div style="display:none[^"]*">([^<]*)<\/div>/.exec(html) ?? []
  return bare(hidden.replace(/[\u034F\u200C\u00A0]+$/, ''))
}

/**
 * Labels and values are separated by colons and commas in plain text, by lines in HTML (a day and
 * its hour in Arabic by a word); only plain text shows addresses of
 * links.
 */
function wordsOf(text: string): string[] {
  return bare(text)
    .replaceAll(/https:\S+/g, '')
    .split(/[\s:,،.]+/)
    .filter((word) => word !== '' && word !== 'الساعة')
}

const confirmed = (lang: Locale, changes: Partial<Booking> = {}, guestZone: string | null = null) =>
  renderMail(
    { to: GUEST, lang, template: 'booking_confirmed', data: { ...bookedStay(changes), guestZone } },
    BRAND,
    NOW,
  )

const issued = (lang: Locale, total: number) =>
  renderMail({ to: GUEST, lang, template: 'statement_issued', data: statement(total) }, BRAND, NOW)

const cancelled = (
  returned: Partial<NonNullable<Booking['cancelled']>>,
  changes: Partial<Booking> = {},
  lang: Locale = 'en',
) =>
  renderMail(
    {
      to: GUEST,
      lang,
      template: 'booking_cancelled',
      data: bookedStay({
        status: 'cancelled',
        cancelled: { at: '2026-12-01T12:00:00Z', refund: 0, credits: 0, promo: 0, kept: 0, ...returned },
        ...changes,
      }),
    },
    BRAND,
    NOW,
  )

const mailOfAmerican = (lang: Locale) =>
  renderMail(
    {
      to: GUEST,
      lang,
      template: 'booking_confirmed',
      data: { ...bookedStay(), guestZone: null, hourCycle: 'h12' },
    },
    BRAND,
    NOW,
  )
