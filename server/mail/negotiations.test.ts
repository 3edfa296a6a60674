import { describe, expect, test } from 'vitest'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Bid } from '#contract/booking/bookings.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { bare, BRAND, GUEST } from './emails.testing.ts'
import type { GuestLetter, HotelLetter } from '#machines/negotiation/step.ts'
import type { GuestNegotiation, HotelNegotiation } from './messages.ts'
import {
  counterOffer,
  DESK_LINK,
  GUEST_CASES,
  GUEST_LINK,
  guestNegotiation,
  HOTEL_CASES,
  hotelNegotiation,
  NOW,
  REQUEST_LINK,
  sampleInquiry,
  sampleOffer,
  sampleRequest,
} from './negotiations.testing.ts'
import { renderMail } from './render.ts'

const chargedOn = (charge: string) => ({ deadlines: { ...sampleInquiry().deadlines, charge } })
/** The e-mail that tells that a bid for early hours was taken back, beside a bid for late ones. */
const endedBeside = (bid: Bid): string =>
  guestText('taken back', 'en', {
    kind: 'bid',
    side: 'check_in',
    checkout_datetime: '2026-12-06T16:00',
    booking: { id: '7', reference: 'K7M2P9QX', other_bid: bid },
  })

describe('the e-mails of a negotiation to the guest', () => {
  test.each(LOCALES)('have one subject, and one button to the guest’s own page (%s)', (lang) => {
    const emails = GUEST_CASES.map((one) => toGuest(lang, guestNegotiation(one)))
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(1)
    expect(emails[0]?.subject).toMatch(/Hotel Cedar Court.*4K72MDX9/)
    for (const { html, text } of emails) {
      expect(html.split(`href="${GUEST_LINK}"`)).toHaveLength(2)
      expect(text).toContain(GUEST_LINK)
    }
  })

  test.each(LOCALES)('have a title and a sentence of their own in each situation (%s)', (lang) => {
    const openings = GUEST_CASES.filter(({ name }) => !SAME_OPENING.has(name)).map((one) =>
      bare(toGuest(lang, guestNegotiation(one)).text)
        .split('\n\n')
        .slice(0, 3)
        .join('\n'),
    )
    expect(new Set(openings).size).toBe(openings.length)
  })

  test('about a request show the hours, what they cost in all and each, and both clocks of the deadline', () => {
    expect(guestText('asked')).toBe(`We’re asking the hotel

Hello Maya,

Your request is on its way to Hotel Cedar Court. There’s nothing for you to do: we’ll email you as soon as there’s an answer.

Check-in: Fri 4 Dec 2026, 09:00
6 hours before the standard 15:00
Check-out: Sun 6 Dec 2026, 16:00
5 hours after the standard 11:00
55 hours

For 11 extra hours: $60.00
$5.45 for each extra hour.
You pay only if the hotel accepts.

If you both agree, your card is charged on Tue 1 Dec 2026, 18:00, hotel time.

See the request:
${GUEST_LINK}

The hotel answers by:
Amman time (hotel): Sat 28 Nov 2026, 10:12
Your time (Jerusalem): Sat 28 Nov 2026, 09:12

If there’s no answer by then, the request ends and nothing is charged for it.

Request number: 4K72MDX9
Hotel: Hotel Cedar Court, 7 Palm Street, Amman
Booking reference at the hotel: 4471902113

The Stayless team
Questions? Write to support@stayless.example.`)
  })

  test.each([
    [
      'en',
      '2 hours later than you asked',
      '2 hours earlier than you asked',
      'You offered $60.00.',
      'Note from the hotel',
    ],
    ['he', 'שעתיים מאוחר יותר ממה שביקשתם', 'שעתיים מוקדם יותר ממה שביקשתם', 'הצעתם 60.00 $.', 'הערה מהמלון'],
    [
      'ar',
      'بعد الموعد الذي طلبته بساعتين',
      'قبل الموعد الذي طلبته بساعتين',
      'سعرك المقترح: 60.00 $.',
      'ملاحظة من الفندق',
    ],
  ] as const)(
    'about a counter-offer say in words how it differs from what the guest asked for (%s)',
    (lang, ...lines) => {
      const text = guestText('countered', lang)
      for (const line of lines) expect(text).toContain(line)
      expect(text).toContain('48.00')
      expect(text).toContain('The room is being cleaned until 11:00 on Friday.')
    },
  )

  test('about a bid count the hours of its own end; those of the other one are guaranteed', () => {
    const bid = {
      kind: 'bid' as const,
      side: 'check_in' as const,
      booking: { id: '7', reference: 'K7M2P9QX' },
    }
    const text = guestText('asked', 'en', bid)
    expect(text).toContain('For 6 extra hours: $60.00\n$10.00 for each extra hour.')
    const offers = [sampleOffer({ state: 'declined' }), counterOffer({ checkout_datetime: '2026-12-06T16:00' })]
    const countered = guestText('countered', 'en', { ...bid, checkout_datetime: '2026-12-06T16:00', offers })
    expect(countered).toContain('11:00\n2 hours later than you asked\n')
    expect(countered).toContain('16:00\n5 hours after the standard 11:00\n')
  })

  test('about a counter-offer say where it is as asked, and that the guest pays only if they accept', () => {
    const offers = [
      sampleOffer({ state: 'declined' }),
      counterOffer({ checkin_datetime: '2026-12-04T09:00', note: '' }),
    ]
    const text = guestText('countered', 'en', { checkin_datetime: '2026-12-04T09:00', offers })
    expect(text).toContain('09:00\nAs you asked\n')
    expect(text).toContain('You pay only if you accept.')
    expect(text).not.toMatch(/Note from|if the hotel accepts/)
  })

  test.each([
    ['en', ['Your card is charged on:', 'Nothing has been charged yet.']],
    ['he', ['מועד החיוב של הכרטיס:', 'עדיין לא חויבתם.']],
    ['ar', ['موعد خصم المبلغ من بطاقتك:', 'لم يُخصم منك أي مبلغ بعد.']],
  ] as const)('about a yes say on both clocks when the card is charged (%s)', (lang, lines) => {
    const text = guestText('accepted', lang)
    for (const line of [...lines, '18:00', '17:00', 'Visa •••• 4242', '60.00']) expect(text).toContain(line)
  })

  test('about a yes say that the card is charged now where that is so: for a bid, and if the day has passed', () => {
    for (const name of ['bid accepted', 'accepted at the last moment']) {
      expect(guestText(name)).toContain('Your card is being charged now.')
      expect(guestText(name)).not.toMatch(/Your card is charged on|you can withdraw/)
    }
  })

  test('say before the answer when the card would be charged', () => {
    for (const name of ['asked', 'confirm', 'countered'])
      expect(guestText(name)).toContain('your card is charged on Tue 1 Dec 2026, 18:00, hotel time.')
    expect(guestText('asked', 'en', chargedOn('2026-11-27T15:00:00Z'))).toContain(
      'your card is charged on Fri 27 Nov 2026, 18:00, hotel time, or right away if you agree after that.',
    )
    const atOnce = 'your card is charged right away.'
    expect(guestText('asked', 'en', { kind: 'bid', side: 'check_in' })).toContain(atOnce)
    expect(guestText('asked', 'en', chargedOn('2026-11-27T14:00:00Z'))).toContain(atOnce)
    expect(guestText('asked', 'en', { card: null })).toContain('we’ll ask you for a card')
    expect(guestText('asked', 'en', { kind: 'bid', side: 'check_in', card: null, by_invoice: true })).toContain(
      'goes on your account’s statement',
    )
  })

  test('call hours agreed, and say from when they are guaranteed, until the hotel can no longer take them back', () => {
    for (const name of ['accepted', 'counter-offer accepted', 'bid accepted', 'charged']) {
      const text = guestText(name)
      expect(text).toContain('Your hours are guaranteed from:\nAmman time (hotel): Fri 4 Dec 2026, 03:00')
      expect(text).toContain('Until then, the hotel can still take its acceptance back.')
      expect(text).not.toContain('are guaranteed\n')
    }
    expect(guestText('final')).toContain('Your extra hours are guaranteed\n')
    expect(guestText('final')).not.toContain('take its acceptance back')
  })

  describe('about an end of one of two bids', () => {
    const final_at = '2026-12-05T23:00:00Z'
    test.each<[string, Bid, string]>([
      [
        'paid',
        { state: 'accepted', status: 'charged', amount: 30, final_at },
        'Your check-out at 16:00 still stands, and is paid: $30.00.\n\nThe hotel can still take it back until Sun 6 Dec 2026, 02:00, hotel time. From then on, it’s guaranteed.',
      ],
      [
        'agreed',
        { state: 'accepted', status: 'accepted', amount: 30, final_at },
        'Your check-out at 16:00 is still agreed: $30.00.\n\nThe hotel can still take it back until',
      ],
      [
        'final',
        { state: 'accepted', status: 'done', amount: 30, final_at },
        'Your check-out at 16:00 is paid and guaranteed: $30.00.',
      ],
      [
        'asked',
        { state: 'asked', status: 'asked', amount: 30, final_at, requested: '2026-12-06T17:00' },
        'Your request to check out at 17:00 goes on.',
      ],
    ])('say that the other one, which is %s, remains', (_, bid, sentence) => {
      expect(endedBeside(bid)).toContain(sentence)
      expect(endedBeside(bid)).toContain('The room is yours at these hours:')
    })

    test('say nothing of one that the hotel has declined too', () => {
      const ended = endedBeside({ state: 'rejected', status: 'rejected', amount: 30, final_at })
      expect(ended).not.toMatch(/Your check-out|goes on/)
      expect(ended).toContain('Your booking stays as it was')
    })
  })

  test('about a yes without a card ask for one, until the payment is due', () => {
    const text = guestText('accepted without a card')
    expect(text).toContain('The payment is due on:\nAmman time (hotel): Tue 1 Dec 2026, 18:00')
    expect(text).toContain('Please add one before then to keep the hours.')
    expect(text).toContain(`Add a card:\n${GUEST_LINK}`)
    expect(text).not.toContain('Your card')
  })

  test.each([
    ['en', 'this goes on your account’s statement for the month', /Add a card|have a card of yours|being charged/],
    ['he', 'הסכום יתווסף לדף החשבון החודשי שלכם', /כרטיס שלכם/],
    ['ar', 'يُضاف هذا المبلغ إلى كشف حسابك لهذا الشهر', /إضافة بطاقة/],
  ] as const)(
    'about a yes by invoice say that it goes on the statement, and ask for no card (%s)',
    (lang, line, other) => {
      const text = guestText('bid accepted', lang, { card: null, by_invoice: true })
      expect(text).toContain(line)
      expect(text).not.toMatch(other)
    },
  )

  test('ask for a card, and call none declined, where the card service has none any more', () => {
    const text = guestText('other card', 'en', { card: null })
    expect(text).toContain('we don’t have a card to charge')
    expect(text).not.toContain('declined')
  })

  test('about a declined card say until when another one is taken', () => {
    const text = guestText('other card')
    expect(text).toContain('Please add a card by:\nAmman time (hotel): Wed 2 Dec 2026, 18:00')
    expect(text).toContain('Without a card by then, the extra hours are canceled')
    expect(text).toContain(`Use another card:\n${GUEST_LINK}`)
  })

  test('about a charge say what was charged to which card, and from when it is final', () => {
    const text = guestText('charged')
    expect(text).toContain('Charged: $60.00')
    expect(text).toContain('Card: Visa •••• 4242')
    expect(text).toContain('Your hours are guaranteed from:\nAmman time (hotel): Fri 4 Dec 2026, 03:00')
  })

  describe.each(LOCALES)('about an end, in %s', (lang) => {
    test.each(OVER)('“%s” say what stays, and what was charged or comes back', (name) => {
      const text = guestText(name, lang)
      const isBookingOver = ['ended with the booking', 'refunded'].includes(name)
      expect(text.includes('15:00') && text.includes('11:00')).toBe(!isBookingOver)
      const isRefund = ['refunded', 'taken back', 'ended by staff'].includes(name)
      expect(text.includes('60.00')).toBe(isRefund)
      expect(text.includes(NOT_CHARGED[lang])).toBe(!isRefund)
      expect(text.includes('4242')).toBe(isRefund)
      // The hours that ended are nowhere: nobody may take them for agreed.
      expect(text).not.toMatch(/09:00|16:00/)
    })
  })

  test('about an end tell the guest what to try next, also in a booking of ours, where nothing more can be asked', () => {
    expect(guestText('declined')).toContain('You can ask for other hours or name another price at any time.')
    expect(guestText('bid declined')).toContain('On the day, the front desk may still be able to help')
    expect(guestText('refunded')).not.toMatch(/ask for other hours|front desk/)
  })

  test.each([
    ['full', 'The hotel is full at that time.'],
    ['cleaning', 'The hotel needs that time to clean the room.'],
    ['price', 'The price was too low for the hotel.'],
  ] as const)('about a no give its reason in the guest’s language: %s', (reason, sentence) => {
    expect(guestText('declined', 'en', { decline: { reason, note: '' } })).toContain(sentence)
    expect(guestText('declined', 'he', { decline: { reason, note: '' } })).not.toContain(sentence)
  })

  test('never say that a hotel was asked that could not be reached', () => {
    expect(guestText('unanswered')).toContain('We asked Hotel Cedar Court and got no answer in time')
    const text = guestText('unanswered', 'en', { timeline: [] })
    expect(text).toContain('We couldn’t reach the hotel')
    expect(text).not.toContain('We asked')
  })

  test.each(['confirm', 'never confirmed'])(
    'to an address that nobody has confirmed (%s) tell neither card nor booking reference',
    (name) => {
      expect(guestText(name)).not.toMatch(/4242|4471902113|with a baby/)
    },
  )

  test('use the clock of the page that asked', () => {
    const one = GUEST_CASES.find(({ name }) => name === 'declined')
    if (one === undefined) throw new Error('there is no sample')
    const text = bare(toGuest('en', { ...guestNegotiation(one), hourCycle: 'h12' }).text)
    expect(text).toMatch(/3 PM[^]*11 AM/)
  })

  test('tell of their calendar file', () => {
    const attachments = [{ name: 'stay.ics', mediaType: 'text/calendar', text: '' }]
    const textWith = (name: string): string => {
      const one = GUEST_CASES.find((sample) => sample.name === name)
      if (one === undefined) throw new Error('there is no sample')
      const data = guestNegotiation(one)
      return renderMail({ to: GUEST, lang: 'en', template: 'negotiation_guest', data, attachments }, BRAND, NOW).text
    }
    expect(textWith('accepted')).toContain('The attached calendar file has these hours.')
    expect(textWith('taken back')).toContain('takes the agreed hours out of your calendar')
    expect(guestText('accepted')).not.toContain('calendar')
  })
})

describe('the e-mails of a negotiation to the hotel', () => {
  test.each(LOCALES)('have one subject, one button, and a link to all its requests (%s)', (lang) => {
    const emails = HOTEL_CASES.map((one) => toHotel(lang, hotelNegotiation(one)))
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(1)
    expect(emails[0]?.subject).toMatch(/Maya Cohen.*4471902113/)
    for (const { html } of emails) {
      expect(html.split(`href="${REQUEST_LINK}"`)).toHaveLength(2)
      expect(html.split(`href="${DESK_LINK}"`)).toHaveLength(2)
    }
  })

  test.each(LOCALES)('have a title and a sentence of their own in each situation (%s)', (lang) => {
    const openings = HOTEL_CASES.filter(({ name }) => !SAME_OPENING.has(name)).map((one) =>
      bare(toHotel(lang, hotelNegotiation(one)).text)
        .split('\n\n')
        .slice(0, 2)
        .join('\n'),
    )
    expect(new Set(openings).size).toBe(openings.length)
  })

  test('ask with all that the hotel needs to decide, on its own clock alone', () => {
    expect(hotelText('request')).toBe(`A guest asks for extra hours

Maya Cohen has booked a room with you, and offers to pay for extra hours. The decision is yours.

Stayless passes on requests of guests. They pay by card, and only if you accept.

Check-in: Fri 4 Dec 2026, 09:00
6 hours before the standard 15:00
Check-out: Sun 6 Dec 2026, 16:00
5 hours after the standard 11:00
55 hours

For 11 extra hours: $60.00
$5.45 for each extra hour.
For comparison: your night at $120.00 comes to $6.00 an hour.

Message from the guest: We land at 07:20 with a baby.

Answer the request:
${REQUEST_LINK}

Answer in two taps: there’s nothing to install and no account to open.

Please answer by:
Amman time (hotel): Sat 28 Nov 2026, 10:12

Without an answer by then, the request ends, and the booking stays as it is.

Booking reference: 4471902113
Guest: Maya Cohen
Hotel: Hotel Cedar Court

All requests of your hotel:
${DESK_LINK}

The Stayless team
Questions? Write to support@stayless.example.`)
  })

  test.each([
    ['en', 'These are two requests: you can accept one and decline the other.'],
    ['he', 'אלה שתי בקשות: אפשר לאשר אחת ולדחות את השנייה.'],
    ['ar', 'هذان طلبان: يمكن قبول أحدهما ورفض الآخر.'],
  ] as const)('ask for both ends of a booking in one e-mail (%s)', (lang, line) => {
    const text = hotelText('request for both ends', lang)
    for (const part of [line, '33.00', '27.00']) expect(text).toContain(part)
    expect(text.split(REQUEST_LINK)).toHaveLength(2)
  })

  test.each([
    ['en', 'You have 16 hours left to answer.', 'You have less than an hour left to answer.'],
    ['he', 'נותרו לכם 16 שעות להשיב.', 'נותרה לכם פחות משעה להשיב.'],
    ['ar', 'بقيت 16 ساعة للرد.', 'بقيت أقل من ساعة للرد.'],
  ] as const)('remind of the hours that are left (%s)', (lang, hours, last) => {
    expect(hotelText('reminder', lang)).toContain(hours)
    expect(hotelText('reminder in the last hour', lang)).toContain(last)
    expect(hotelText('request', lang)).not.toContain(hours)
  })

  test.each([
    ['en', 'You receive $51.00 of $60.00.'],
    ['ar', 'تحصلون على 51.00 $ من 60.00 $.'],
    ['he', 'אתם מקבלים 51.00 $ מתוך 60.00 $.'],
  ] as const)('say what the hotel receives, where it is less than the guest pays (%s)', (lang, line) => {
    for (const letter of ['request', 'accepted', 'charged', 'final'] as const) {
      expect(bare(renderHotel(lang, letter, { receives: 51 }).text)).toContain(line)
      expect(bare(renderHotel(lang, letter, {}).text)).not.toContain('51.00')
    }
  })

  test('about agreed hours say until when the yes can be taken back, if it can', () => {
    const line = 'you can take your acceptance back on the page of the request, until Fri 4 Dec 2026, 03:00.'
    expect(hotelText('charged')).toContain(line)
    expect(hotelText('final')).not.toContain('take your acceptance back')
  })

  test.each(LOCALES)('about an end name the hours of the request, and ask for nothing (%s)', (lang) => {
    for (const name of ['taken back', 'cancelled', 'unpaid', 'unanswered']) {
      const text = hotelText(name, lang)
      expect(text).toMatch(/09:00[^]*16:00/)
      expect(text).not.toContain('60.00')
    }
    expect(hotelText('unpaid')).toContain('There’s nothing for you to do.')
  })

  test('tell nothing of a guest’s card or clock', () => {
    for (const one of HOTEL_CASES)
      expect(bare(toHotel('en', hotelNegotiation(one)).text)).not.toMatch(/Your time|Jerusalem|Visa|4242|maya@/)
  })

  test('do without a comparison, a reference or a desk where there is none', () => {
    const data = hotelNegotiation({
      name: '',
      letter: 'request',
      requests: [{ night: null, reference: '', comment: '' }],
    })
    const { subject, text } = toHotel('en', { ...data, deskLink: null })
    expect(subject).toBe('Extra hours for Maya Cohen (4K72MDX9)')
    // Our number is no reference of the hotel's own.
    expect(bare(text)).toContain('Request number: 4K72MDX9')
    expect(text).not.toMatch(/For comparison|Message from|All requests|Booking reference/)
  })
})

describe('words of a guest or a hotel', () => {
  const TRICK =
    'Hi\r\nBcc: all@evil.example\n\nThe Stayless team\nPay at https://evil.example/pay or evil.example/x \u202Etxt'

  test.each(LOCALES)('stay on one line, without links and marks that turn text around (%s)', (lang) => {
    const hotel = { ...sampleInquiry().hotel, name: TRICK, address: TRICK }
    const offers = [sampleOffer({ state: 'declined' }), counterOffer({ note: TRICK })]
    const guest = renderGuest(lang, 'countered', { hotel, offers, guest_id_at_hotel: TRICK })
    const request = renderHotel(lang, 'request', { comment: TRICK, reference: TRICK })
    for (const { subject, text, html } of [guest, request]) {
      expect(subject).not.toMatch(/[\p{Cc}\u202E]/u)
      expect(bare(text)).toContain('Bcc: …')
      for (const form of [subject, text, html.replaceAll(/<style>.*?<\/style>/gs, '')])
        expect(form).not.toMatch(/evil|\u202E|^Bcc|^The Stayless team\n(?!Questions)/m)
    }
  })

  test('keep their hours, abbreviations and sentences', () => {
    const comment = 'We land at 07:20, i.e. early.Thanks a lot. 10.30 is fine/ok'
    expect(bare(renderHotel('en', 'request', { comment }).text)).toContain(`Message from the guest: ${comment}`)
  })

  test.each(LOCALES)('never become HTML (%s)', (lang) => {
    const trick = '<script>alert(1)</script>"><img src=x>'
    const hotel = { ...sampleInquiry().hotel, name: trick }
    const offers = [sampleOffer({ state: 'declined' }), counterOffer({ note: trick })]
    for (const { html } of [
      renderGuest(lang, 'countered', { hotel, offers }),
      renderHotel(lang, 'request', { comment: trick, reference: trick }),
    ]) {
      expect(html).not.toMatch(/<script|<img src=x/)
      expect(html).toContain('&lt;script&gt;')
    }
  })
})

test('staff are told what to do, for which request and which hotel', () => {
  const data = { letter: 'no_address', number: '4K72MDX9', hotel: 'Cedar', address: '', state: 'addressless' } as const
  const { subject, text } = renderMail(
    { to: 'staff@stayless.example', lang: 'en', template: 'negotiation_staff', data },
    BRAND,
    NOW,
  )
  expect(subject).toBe('To do: request 4K72MDX9')
  expect(text).toContain('Please find the address and send the request on.')
  expect(bare(text)).toContain('Hotel: Cedar\nAddress of the hotel: not known\nState: addressless')
})

/** They begin like another one, and differ further down. */
const SAME_OPENING = new Set([
  'accepted without a card',
  'accepted at the last moment',
  'bid accepted',
  'bid declined',
  'request for both ends',
  'reminder in the last hour',
])

const OVER = [
  'declined',
  'bid declined',
  'no longer free',
  'offer declined',
  'never confirmed',
  'unanswered',
  'unreached',
  'offer expired',
  'withdrawn',
  'ended with the booking',
  'refunded',
  'taken back',
  'unpaid',
  'ended by staff',
  'ended with the hotel',
]

const NOT_CHARGED: Readonly<Record<Locale, string>> = {
  en: 'You haven’t been charged for the request, and you won’t be.',
  he: 'לא חויבתם על הבקשה, ולא תחויבו עליה.',
  ar: 'لم يُخصم منك أي مبلغ مقابل الطلب، ولن يُخصم.',
}

const toGuest = (lang: Locale, data: GuestNegotiation) =>
  renderMail({ to: GUEST, lang, template: 'negotiation_guest', data }, BRAND, NOW)

const toHotel = (lang: Locale, data: HotelNegotiation) =>
  renderMail({ to: 'desk@cedar.example', lang, template: 'negotiation_hotel', data }, BRAND, NOW)

/** The e-mail of a named sample, with changes to its inquiry. */
const guestText = (name: string, lang: Locale = 'en', changes: Partial<Inquiry> = {}): string => {
  const one = GUEST_CASES.find((sample) => sample.name === name)
  if (one === undefined) throw new Error(`there is no sample ‘${name}’`)
  return bare(toGuest(lang, guestNegotiation({ ...one, inquiry: { ...one.inquiry, ...changes } })).text)
}

const hotelText = (name: string, lang: Locale = 'en'): string => {
  const one = HOTEL_CASES.find((sample) => sample.name === name)
  if (one === undefined) throw new Error(`there is no sample ‘${name}’`)
  return bare(toHotel(lang, hotelNegotiation(one)).text)
}

const renderGuest = (lang: Locale, letter: GuestLetter, inquiry: Partial<Inquiry>) =>
  toGuest(lang, guestNegotiation({ name: '', letter, inquiry }))

const renderHotel = (lang: Locale, letter: HotelLetter, request: Partial<HotelRequest>) =>
  toHotel(lang, { ...hotelNegotiation({ name: '', letter }), requests: [sampleRequest(request)] })
