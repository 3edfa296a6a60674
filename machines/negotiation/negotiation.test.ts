import { describe, expect, test } from 'vitest'
import {
  accept,
  charged,
  chargeDue,
  chargeTooLate,
  counter,
  counterOffer,
  declined,
  negotiation,
  reject,
  yes,
} from './negotiation.testing.ts'
import type { Played } from './negotiation.testing.ts'

const STOPS: [Played, string, string][] = [
  ['hotel.takeBack', 'rejected', 'taken_back'],
  ['booking.cancelled', 'withdrawn', 'booking_cancelled'],
  ['staff.end', 'rejected', 'ended_by_staff'],
]

describe('a request', () => {
  test('of a guest with a verified e-mail goes to the hotel at once', () => {
    const asked = negotiation()
    expect([asked.state(), asked.effects()]).toEqual([
      'asked',
      ['open the guest’s offer', 'tell guest: asked', 'tell hotel: request'],
    ])
  })

  test('waits until the guest confirms the e-mail, and only then is the hotel asked', () => {
    const request = negotiation('inquiry', { isVerified: false })
    expect([request.state(), request.effects()]).toEqual([
      'unconfirmed',
      ['open the guest’s offer', 'tell guest: confirm'],
    ])
    request.after({ type: 'guest.confirm', hasAddress: true })
    expect([request.state(), request.effects()]).toEqual(['asked', ['tell guest: asked', 'tell hotel: request']])
  })

  test.each<[string, Played, string, string[]]>([
    ['expires', 'timer.confirm', 'expired', ['end: unconfirmed', 'tell guest: unconfirmed']],
    ['is made twice', 'duplicate.found', 'withdrawn', ['end: duplicate']],
    ['is withdrawn', 'guest.withdraw', 'withdrawn', ['end: withdrawn', 'tell guest: withdrawn']],
    ['is for a hotel that leaves', 'hotel.leave', 'rejected', ['end: hotel_left', 'tell guest: hotel_left']],
  ])('that is not confirmed yet and %s: the hotel never hears of it', (_, event, status, effects) => {
    const request = negotiation('inquiry', { isVerified: false }).after(event)
    expect([request.status(), request.effects()]).toEqual([status, effects])
  })

  test('with a booking needs no confirmation: its guest is known', () => {
    expect(negotiation('bid', { isVerified: false }).state()).toBe('asked')
  })

  test('to a hotel without an address goes to staff, who enter one and send it on', () => {
    const request = negotiation('inquiry', { hasAddress: false })
    expect([request.status(), request.state(), request.effects()]).toEqual([
      'asked',
      'addressless',
      ['open the guest’s offer', 'tell guest: asked', 'tell staff: no_address'],
    ])
    request.after('staff.send')
    expect([request.state(), request.effects()]).toEqual(['asked', ['tell hotel: request']])
  })

  test('that is confirmed for a hotel without an address goes to staff too', () => {
    const request = negotiation('inquiry', { isVerified: false }).after({ type: 'guest.confirm', hasAddress: false })
    expect([request.state(), request.effects()]).toEqual([
      'addressless',
      ['tell guest: asked', 'tell staff: no_address'],
    ])
  })

  test('whose e-mail the hotel’s address refuses goes to staff', () => {
    const request = negotiation().after('address.lost')
    expect([request.status(), request.state(), request.effects()]).toEqual([
      'asked',
      'addressless',
      ['tell staff: no_address'],
    ])
  })

  test('reminds the hotel twice, and not a third time', () => {
    const request = negotiation().after('timer.remind')
    expect([request.state(), request.effects()]).toEqual(['asked', ['tell hotel: reminder']])
    expect(request.after('timer.remind').effects()).toEqual(['tell hotel: reminder'])
    expect(request.refuses('timer.remind')).toBe(true)
  })

  test.each<[string, Played[]]>([
    ['after the address was lost', ['address.lost', 'staff.send']],
    ['to a corrected address', ['staff.send']],
  ])('that staff send again %s has all its reminders', (_, events) => {
    const again = negotiation().after('timer.remind', 'timer.remind', ...events)
    expect([again.state(), again.effects()]).toEqual(['asked', ['tell hotel: request']])
    expect(again.after('timer.remind', 'timer.remind').refuses('timer.remind')).toBe(true)
  })

  test.each<[string, Played[]]>([
    ['the hotel', []],
    ['the hotel to the guest’s counter-offer', [...counterOffer, 'guest.counter']],
    ['the guest', counterOffer.slice()],
  ])('that %s does not answer expires, and both are told', (_, before) => {
    const request = negotiation().after(...before, 'timer.due')
    expect([request.status(), request.effects()]).toEqual([
      'expired',
      ['end: unanswered', 'tell guest: unanswered', 'tell hotel: unanswered'],
    ])
  })
})

describe('the hotel’s answer', () => {
  test.each([accept, reject, counter])('is known to the hotel alone for a minute: %j', (answer) => {
    const answering = negotiation().after(answer)
    expect([answering.status(), answering.state(), answering.effects()]).toEqual(['asked', 'answering', []])
    expect(answering.refuses(accept)).toBe(true)
  })

  test('can be undone within the minute, and given anew', () => {
    const undone = negotiation().after(reject, 'hotel.undo')
    expect([undone.state(), undone.effects()]).toEqual(['asked', []])
    expect(undone.after(...yes).status()).toBe('accepted')
    expect(undone.refuses('hotel.undo')).toBe(true)
  })

  test('yes to an inquiry is told to both, and charges nothing yet', () => {
    const agreed = negotiation('inquiry').after(...yes)
    expect([agreed.status(), agreed.effects()]).toEqual([
      'accepted',
      ['acceptOffer', 'tell guest: accepted', 'tell hotel: accepted'],
    ])
  })

  test('yes to a bid holds the hours of the booking', () => {
    expect(
      negotiation('bid')
        .after(...yes)
        .effects(),
    ).toEqual(['acceptOffer', 'holdHours', 'tell guest: accepted', 'tell hotel: accepted'])
  })

  test('yes to hours that another guest has meanwhile ends the bid', () => {
    const gone = negotiation('bid').after(accept, 'hours.gone')
    expect([gone.status(), gone.effects()]).toEqual([
      'rejected',
      ['end: no_longer_free', 'tell guest: no_longer_free', 'tell hotel: no_longer_free'],
    ])
  })

  test('hours that are gone end neither a no, nor a counter-offer, nor an inquiry', () => {
    const others = [
      negotiation('bid').after(reject),
      negotiation('bid').after(counter),
      negotiation('inquiry').after(accept),
    ]
    expect(others.map((one) => one.refuses('hours.gone'))).toEqual([true, true, true])
  })

  test('no ends it', () => {
    const ended = negotiation().after(reject, 'timer.leave')
    expect([ended.status(), ended.effects()]).toEqual([
      'rejected',
      ['end: declined', 'tell guest: declined', 'tell hotel: declined'],
    ])
  })
})

describe('a counter-offer', () => {
  test('of the hotel waits for the guest', () => {
    const countered = negotiation().after(...counterOffer)
    expect([countered.status(), countered.effects()]).toEqual([
      'countered',
      ['open the hotel’s offer', 'tell guest: countered', 'tell hotel: countered'],
    ])
  })

  test('is accepted by the guest', () => {
    const agreed = negotiation('bid').after(...counterOffer, 'guest.accept')
    expect([agreed.status(), agreed.effects()]).toEqual([
      'accepted',
      ['acceptOffer', 'holdHours', 'tell guest: accepted', 'tell hotel: guest_accepted'],
    ])
  })

  test('is declined by the guest', () => {
    const ended = negotiation().after(...counterOffer, 'guest.reject')
    expect([ended.status(), ended.effects()]).toEqual([
      'rejected',
      ['end: offer_declined', 'tell guest: offer_declined', 'tell hotel: offer_declined'],
    ])
  })

  test('whose hours another guest has when the guest accepts ends the bid, never an inquiry', () => {
    const gone = negotiation('bid').after(...counterOffer, 'hours.gone')
    expect([gone.status(), gone.effects()]).toEqual([
      'rejected',
      ['end: no_longer_free', 'tell guest: no_longer_free', 'tell hotel: no_longer_free'],
    ])
    expect(
      negotiation('inquiry')
        .after(...counterOffer)
        .refuses('hours.gone'),
    ).toBe(true)
  })

  test('of the guest asks the hotel again, with two new reminders', () => {
    const again = negotiation().after('timer.remind', 'timer.remind', ...counterOffer, 'guest.counter')
    expect([again.status(), again.effects()]).toEqual([
      'asked',
      ['open the guest’s offer', 'tell guest: asked', 'tell hotel: guest_countered'],
    ])
    expect(again.after('timer.remind', 'timer.remind').refuses('timer.remind')).toBe(true)
  })

  test('is made once by each side: the hotel then says yes or no', () => {
    const last = negotiation().after(...counterOffer, 'guest.counter')
    expect([counter, accept, reject].map((answer) => last.refuses(answer))).toEqual([true, false, false])
    expect(last.after(...yes).status()).toBe('accepted')
  })

  test('that the hotel undoes is not its one counter-offer', () => {
    expect(
      negotiation()
        .after(counter, 'hotel.undo', ...counterOffer)
        .status(),
    ).toBe('countered')
  })
})

describe('the charge', () => {
  test('is asked for when it is due, and told when it is taken', () => {
    const charging = negotiation().after(...yes, chargeDue)
    expect([charging.status(), charging.state(), charging.effects()]).toEqual(['accepted', 'charging', ['charge']])
    charging.after('payment.captured')
    expect([charging.status(), charging.effects()]).toEqual(['charged', ['tell guest: charged', 'tell hotel: charged']])
    charging.after('timer.final')
    expect([charging.status(), charging.effects()]).toEqual(['done', ['tell guest: final', 'tell hotel: final']])
  })

  test('never happens after the stay has begun: staff decide', () => {
    const late = negotiation().after(...yes, chargeTooLate)
    expect([late.status(), late.state(), late.effects()]).toEqual([
      'accepted',
      'review',
      ['tell staff: charge_too_late'],
    ])
    expect(late.refuses('payment.captured')).toBe(true)
    expect(late.refuses(declined())).toBe(true)
    expect(late.refuses(declined({ isTooLate: true }))).toBe(true)
    for (const [event, status, outcome] of STOPS) {
      const ended = negotiation('bid').after(...yes, chargeTooLate, event)
      expect([ended.status(), ended.effects()]).toEqual([status, told(outcome)])
    }
  })

  test('without a card asks the guest for one, which is charged at once', () => {
    const cardless = negotiation().after(...yes, { type: 'timer.charge', isStayBegun: false, hasCard: false })
    expect([cardless.status(), cardless.state(), cardless.effects()]).toEqual([
      'accepted',
      'unpaid',
      ['tell guest: card_needed', 'tell hotel: waiting_for_card'],
    ])
    expect(cardless.after('card.replace').effects()).toEqual(['charge'])
  })

  test('without a card goes to staff too once the stay has begun', () => {
    const late = negotiation().after(...yes, { type: 'timer.charge', isStayBegun: true, hasCard: false })
    expect([late.state(), late.effects()]).toEqual(['review', ['tell staff: charge_too_late']])
  })

  test('that is declined for now is tried three times more, then asks for another card', () => {
    const soft = declined({ isSoft: true })
    const trying = negotiation().after(...yes, chargeDue, soft)
    expect([trying.state(), trying.effects()]).toEqual(['accepted', ['tell guest: retry']])
    trying.after(chargeDue, soft, chargeDue, soft)
    expect([trying.state(), trying.effects()]).toEqual(['accepted', ['tell guest: retry']])
    trying.after(chargeDue, soft)
    expect([trying.status(), trying.state(), trying.effects()]).toEqual([
      'accepted',
      'unpaid',
      ['tell guest: other_card', 'tell hotel: waiting_for_card'],
    ])
  })

  test('that is declined for good asks for another card, which is charged at once', () => {
    const unpaid = negotiation().after(...yes, chargeDue, declined())
    expect([unpaid.state(), unpaid.effects()]).toEqual([
      'unpaid',
      ['tell guest: other_card', 'tell hotel: waiting_for_card'],
    ])
    unpaid.after('card.replace')
    expect([unpaid.state(), unpaid.effects()]).toEqual(['charging', ['charge']])
    expect(unpaid.after('payment.captured').status()).toBe('charged')
  })

  test.each<[string, Played[]]>([
    ['that nobody pays', [declined(), 'timer.pay']],
    ['that is declined too late for another card', [declined({ isTooLate: true })]],
    ['that is declined for now, too late for another try', [declined({ isSoft: true, isTooLate: true })]],
  ])('%s ends unpaid', (_, events) => {
    const ended = negotiation().after(...yes, chargeDue, ...events)
    expect([ended.status(), ended.effects()]).toEqual([
      'expired',
      ['end: unpaid', 'tell guest: unpaid', 'tell hotel: unpaid'],
    ])
  })

  test('of a new card has all its tries, whenever the card is given', () => {
    const soft = declined({ isSoft: true })
    const fourTimes = [chargeDue, soft, chargeDue, soft, chargeDue, soft, chargeDue, soft]
    const between = negotiation().after(...yes, chargeDue, soft, 'card.replace')
    expect([between.state(), between.effects()]).toEqual(['accepted', ['tell guest: card_kept']])
    expect(between.after(...fourTimes.slice(0, 6)).state()).toBe('accepted')
    expect(between.after(chargeDue, soft).state()).toBe('unpaid')
    const after = negotiation().after(...yes, ...fourTimes, 'card.replace', soft)
    expect(after.state()).toBe('accepted')
  })

  test.each<Played>(['payment.review', 'timer.patience'])('of unknown result goes to staff: %s', (event) => {
    const unknown = () => negotiation().after(...yes, chargeDue, event)
    expect([unknown().status(), unknown().state(), unknown().effects()]).toEqual([
      'accepted',
      'review',
      ['tell staff: charge_unknown'],
    ])
    const captured = unknown().after('payment.captured')
    expect([captured.state(), captured.effects()]).toEqual(['charged', ['tell guest: charged', 'tell hotel: charged']])
    const refused = unknown().after(declined({ isSoft: true }))
    expect([refused.state(), refused.effects()]).toEqual([
      'unpaid',
      ['tell guest: other_card', 'tell hotel: waiting_for_card'],
    ])
    expect(
      unknown()
        .after(declined({ isTooLate: true }))
        .effects(),
    ).toEqual(['end: unpaid', 'tell guest: unpaid', 'tell hotel: unpaid'])
  })
})

describe('ended', () => {
  const talking: [string, Played[]][] = [
    ['while the hotel is asked', []],
    ['while the hotel’s answer waits', [accept]],
    ['after the hotel’s counter-offer', [...counterOffer]],
  ]
  const agreed: [string, Played[]][] = [
    ['after the yes', [...yes]],
    ['while another card is waited for', [...yes, chargeDue, declined()]],
  ]

  test.each([...talking, ...agreed])('%s, by the guest, the booking or staff', (_, before) => {
    const ended = (event: Played) => {
      const one = negotiation('bid').after(...before, event)
      return [one.status(), one.effects()]
    }
    expect(ended('guest.withdraw')).toEqual([
      'withdrawn',
      ['end: withdrawn', 'tell guest: withdrawn', 'tell hotel: withdrawn'],
    ])
    expect(ended('booking.cancelled')).toEqual([
      'withdrawn',
      ['end: booking_cancelled', 'tell guest: booking_cancelled', 'tell hotel: booking_cancelled'],
    ])
    expect(ended('staff.end')).toEqual([
      'rejected',
      ['end: ended_by_staff', 'tell guest: ended_by_staff', 'tell hotel: ended_by_staff'],
    ])
  })

  test.each(talking)('%s, by a hotel that leaves: only the guest is told', (_, before) => {
    const left = negotiation().after(...before, 'hotel.leave')
    expect([left.status(), left.effects()]).toEqual(['rejected', ['end: hotel_left', 'tell guest: hotel_left']])
  })

  test('a hotel that leaves does not end what it agreed to', () => {
    const kept = [yes, [...yes, chargeDue], charged]
    expect(
      kept.map((before) =>
        negotiation()
          .after(...before)
          .refuses('hotel.leave'),
      ),
    ).toEqual([true, true, true])
  })

  test.each<[Played, string, string]>([
    ['timer.due', 'expired', 'unanswered'],
    ['guest.withdraw', 'withdrawn', 'withdrawn'],
    ['booking.cancelled', 'withdrawn', 'booking_cancelled'],
    ['staff.end', 'rejected', 'ended_by_staff'],
    ['hotel.leave', 'rejected', 'hotel_left'],
  ])('by %s while the hotel has no address: only the guest is told', (event, status, outcome) => {
    const ended = negotiation('bid', { hasAddress: false }).after(event)
    expect([ended.status(), ended.effects()]).toEqual([status, [`end: ${outcome}`, `tell guest: ${outcome}`]])
  })

  test.each(agreed)('%s, by the hotel, which takes its yes back', (_, before) => {
    const ended = negotiation().after(...before, 'hotel.takeBack')
    expect([ended.status(), ended.effects()]).toEqual([
      'rejected',
      ['end: taken_back', 'tell guest: taken_back', 'tell hotel: taken_back'],
    ])
  })

  test.each(STOPS)('by %s after the charge, which comes back whole', (event, status, outcome) => {
    const ended = negotiation('bid').after(...charged, event)
    expect([ended.status(), ended.effects()]).toEqual([status, ['refund', ...told(outcome)]])
  })

  test.each(STOPS)('by %s while the charge is under way, once its result is known', (event, status, outcome) => {
    for (const unknown of [[], ['payment.review'], ['timer.patience']] satisfies Played[][]) {
      const stopped = () => negotiation('bid').after(...yes, chargeDue, ...unknown, event)
      expect([stopped().status(), stopped().effects()]).toEqual(['accepted', []])
      const captured = stopped().after('payment.captured')
      expect([captured.status(), captured.effects()]).toEqual([status, ['refund', ...told(outcome)]])
      for (const result of [declined(), declined({ isSoft: true }), declined({ isTooLate: true })]) {
        const refused = stopped().after(result)
        expect([refused.status(), refused.effects()]).toEqual([status, told(outcome)])
      }
    }
  })

  test('by the first of two who end it while the charge is under way, also across a review', () => {
    const ended = negotiation('bid').after(
      ...yes,
      chargeDue,
      'hotel.takeBack',
      'payment.review',
      'booking.cancelled',
      'payment.captured',
    )
    expect([ended.status(), ended.effects()]).toEqual(['rejected', ['refund', ...told('taken_back')]])
  })

  test('by the guest no more from the charge on', () => {
    const paying = [
      [...yes, chargeDue],
      [...yes, chargeDue, 'payment.review'],
      charged,
      [...charged, 'timer.final'],
    ] satisfies (readonly Played[])[]
    expect(
      paying.map((before) =>
        negotiation()
          .after(...before)
          .refuses('guest.withdraw'),
      ),
    ).toEqual([true, true, true, true])
  })

  test('by the booking or staff alone once the answer is final, and the money comes back', () => {
    expect(finalBid().refuses('hotel.takeBack')).toBe(true)
    expect(finalBid().after('booking.cancelled').effects()).toEqual(['refund', ...told('booking_cancelled')])
    expect(finalBid().after('staff.end').effects()).toEqual(['refund', ...told('ended_by_staff')])
  })

  test.each<Played[][]>([[[]], [[...yes]], [[...yes, chargeDue]], [[...yes, chargeTooLate]], [[...charged]]])(
    'by a canceled booking only if it belongs to one: %j',
    (before) => {
      expect(
        negotiation('inquiry')
          .after(...before)
          .refuses('booking.cancelled'),
      ).toBe(true)
      expect(
        negotiation('bid')
          .after(...before)
          .refuses('booking.cancelled'),
      ).toBe(false)
    },
  )

  test('nothing happens any more', () => {
    const ended = negotiation('bid').after('guest.withdraw')
    const later: Played[] = ['staff.end', 'booking.cancelled', 'timer.due', 'payment.captured', accept]
    expect(later.map((event) => ended.refuses(event))).toEqual(later.map(() => true))
  })
})

const told = (outcome: string) => [`end: ${outcome}`, `tell guest: ${outcome}`, `tell hotel: ${outcome}`]
const finalBid = () => negotiation('bid').after(...charged, 'timer.final')
