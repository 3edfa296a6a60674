/** Texts of the emails about a request for extra hours. A price is for the extra hours alone, never for the room. */
export const negotiationMail = {
  early: {
    one: '{{n}} hour before the standard {{hour}}',
    other: '{{n}} hours before the standard {{hour}}',
  },
  late: { one: '{{n}} hour after the standard {{hour}}', other: '{{n}} hours after the standard {{hour}}' },
  price: { one: 'For {{n}} extra hour', other: 'For {{n}} extra hours' },
  perHour: '{{money}} for each extra hour.',
  number: 'Request number',
  noteFromHotel: 'Note from the hotel',
  noteFromGuest: 'Message from the guest',
  guest: {
    subject: 'Extra hours at {{hotel}} ({{number}})',
    reference: 'Booking reference at the hotel',
    card: 'Card',
    see: 'See the request',
    confirm: {
      title: 'Confirm your request',
      lead: 'You’d like extra hours at {{hotel}}. Please confirm that this is your email: we ask the hotel only after that.',
      button: 'Confirm the request',
      by: 'The link is valid until',
      note: 'If you didn’t ask for this, you can ignore this email: the hotel isn’t asked, and nothing is charged.',
    },
    asked: {
      title: 'We’re asking the hotel',
      lead: 'Your request is on its way to {{hotel}}. There’s nothing for you to do: we’ll email you as soon as there’s an answer.',
      by: 'The hotel answers by',
      silence: 'If there’s no answer by then, the request ends and nothing is charged for it.',
    },
    finding: {
      title: 'We’re finding the hotel’s email address',
      lead: 'We don’t know yet where to write to {{hotel}}. We’re finding out, and then we ask. There’s nothing for you to do: we’ll email you as soon as there’s an answer.',
    },
    guest_countered: {
      title: 'We’re passing on your counter-offer',
      lead: 'Your counter-offer is on its way to {{hotel}}. There’s nothing for you to do: we’ll email you as soon as there’s an answer.',
    },
    countered: {
      title: 'The hotel made a counter-offer',
      lead: '{{hotel}} can’t offer quite what you asked for, and suggests these hours instead. You can accept, decline or make one offer of your own.',
      by: 'Please answer by',
      silence: 'If you don’t answer by then, the request ends and nothing is charged for it.',
      earlier: { one: '{{n}} hour earlier than you asked', other: '{{n}} hours earlier than you asked' },
      later: { one: '{{n}} hour later than you asked', other: '{{n}} hours later than you asked' },
      same: 'As you asked',
      offered: 'You offered {{money}}.',
      onlyIf: 'You pay only if you accept.',
      button: 'See the counter-offer',
    },
    accepted: {
      title: 'Your extra hours are agreed',
      lead: '{{hotel}} accepted your request, and expects you at these hours.',
    },
    guest_accepted: {
      title: 'Your extra hours are agreed',
      lead: 'You accepted the counter-offer. {{hotel}} expects you at these hours.',
    },
    card_kept: {
      title: 'Your new card is saved',
      lead: 'Your extra hours at {{hotel}} will be paid with this card.',
    },
    retry: {
      title: 'Your payment hasn’t gone through yet',
      lead: 'Your bank didn’t approve the payment for your extra hours at {{hotel}}. Nothing has been charged. We’ll try again, and there’s nothing for you to do.',
      at: 'We’ll try again on',
    },
    other_card: {
      title: 'Another card is needed',
      lead: '{{hotel}} agreed to your extra hours, but your card was declined. Nothing has been charged. Please use another card to keep the hours.',
    },
    no_card: {
      title: 'A card is needed',
      lead: '{{hotel}} agreed to your extra hours, but we don’t have a card to charge. Please add one to keep the hours.',
    },
    charged: {
      title: 'Your extra hours are paid for',
      lead: '{{hotel}} expects you at these hours.',
    },
    final: {
      title: 'Your extra hours are guaranteed',
      lead: 'This is the final answer: {{hotel}} expects you at these hours. Enjoy your stay.',
    },
    declined: {
      title: 'The hotel declined your request',
      lead: '{{hotel}} can’t offer you these hours.',
      full: 'The hotel is full at that time.',
      cleaning: 'The hotel needs that time to clean the room.',
      price: 'The price was too low for the hotel.',
    },
    no_longer_free: {
      title: 'These hours are no longer available',
      lead: 'The room was booked for these hours in the meantime, so {{hotel}} can’t offer them any more.',
    },
    offer_declined: {
      title: 'You declined the counter-offer',
      lead: 'We’ve told {{hotel}}, and the request has ended.',
    },
    unconfirmed: {
      title: 'Your request wasn’t sent',
      lead: 'The request wasn’t confirmed in time, so we didn’t ask {{hotel}}.',
    },
    unreached: {
      title: 'We couldn’t reach the hotel',
      lead: 'We found no way to ask {{hotel}} in time, so the request has ended. We’re sorry.',
    },
    unanswered: {
      title: 'The hotel didn’t answer',
      lead: 'We asked {{hotel}} and got no answer in time, so the request has ended.',
    },
    offer_expired: {
      title: 'The counter-offer has expired',
      lead: 'We got no answer from you to the counter-offer of {{hotel}} in time, so the request has ended.',
    },
    withdrawn: {
      title: 'Your request is withdrawn',
      lead: 'You withdrew your request to {{hotel}}.',
    },
    booking_cancelled: {
      title: 'Your request has ended',
      lead: 'Your booking at {{hotel}} was canceled, so your request for extra hours has ended too.',
    },
    refunded: {
      title: 'Your extra hours are refunded',
      lead: 'Your booking at {{hotel}} was canceled. You get back everything you paid for the extra hours.',
    },
    taken_back: {
      title: 'The hotel can’t give you the extra hours after all',
      lead: '{{hotel}} had to take its acceptance back. We’re sorry.',
    },
    unpaid: {
      title: 'Your extra hours weren’t paid for',
      lead: 'No card could be charged in time, so your agreement with {{hotel}} about extra hours has ended.',
    },
    ended: {
      title: 'Your request has ended',
      lead: 'We had to end your request to {{hotel}}. If you have questions, write to us.',
    },
    hotel_left: {
      title: 'Your request has ended',
      lead: '{{hotel}} no longer takes requests from us.',
    },
    onlyIf: 'You pay only if the hotel accepts.',
    pays: {
      atYes: 'If you both agree, your card is charged right away.',
      onDay: 'If you both agree, your card is charged on {{when}}, hotel time.',
      onDayOrAtYes:
        'If you both agree, your card is charged on {{when}}, hotel time, or right away if you agree after that.',
      noCard: 'If you both agree, we’ll ask you for a card.',
      invoice: 'If you both agree, this goes on your account’s statement for the month.',
    },
    otherBid: {
      check_in: {
        asked: 'Your request to check in at {{hour}} goes on.',
        agreed: 'Your check-in at {{hour}} is still agreed: {{money}}.',
        paid: 'Your check-in at {{hour}} still stands, and is paid: {{money}}.',
        certain: 'The hotel can still take it back until {{when}}, hotel time. From then on, it’s guaranteed.',
        guaranteed: 'Your check-in at {{hour}} is paid and guaranteed: {{money}}.',
      },
      check_out: {
        asked: 'Your request to check out at {{hour}} goes on.',
        agreed: 'Your check-out at {{hour}} is still agreed: {{money}}.',
        paid: 'Your check-out at {{hour}} still stands, and is paid: {{money}}.',
        certain: 'The hotel can still take it back until {{when}}, hotel time. From then on, it’s guaranteed.',
        guaranteed: 'Your check-out at {{hour}} is paid and guaranteed: {{money}}.',
      },
    },
    staysNow: 'The room is yours at these hours:',
    toPay: 'To be charged',
    paid: 'Charged',
    chargeAt: 'Your card is charged on',
    dueAt: 'The payment is due on',
    chargeNow: 'Your card is being charged now. We’ll email you once that’s done.',
    onStatement: 'No card is needed: this goes on your account’s statement for the month.',
    untilCharge: 'Nothing has been charged yet. Until then, you can withdraw the request at no cost.',
    addCardBy: 'We don’t have a card of yours yet. Please add one before then to keep the hours.',
    addCardNow: 'We don’t have a card of yours yet. Please add one now to keep the hours.',
    addCard: 'Add a card',
    otherCard: 'Use another card',
    otherCardToo: 'You can also use another card right away.',
    payBy: 'Please add a card by',
    payLate: 'Without a card by then, the extra hours are canceled, and your booking stays as it was before.',
    finalAt: 'Your hours are guaranteed from',
    untilFinal:
      'Until then, the hotel can still take its acceptance back. If it does, we’ll tell you right away, and you pay nothing.',
    untilFinalPaid:
      'Until then, the hotel can still take its acceptance back. If it does, we’ll tell you right away and refund everything.',
    stays: 'Your booking stays as it was, at these hours:',
    notCharged: 'You haven’t been charged for the request, and you won’t be.',
    bankDays: 'Your bank may take a few days to show the refund.',
    askAgain: 'You can ask for other hours or name another price at any time.',
    askDesk: 'On the day, the front desk may still be able to help: it costs nothing to ask.',
    calendar: 'The attached calendar file has these hours.',
    calendarOver: 'The attached calendar file takes the agreed hours out of your calendar.',
  },
  hotel: {
    subject: 'Extra hours for {{guest}} ({{reference}})',
    guest: 'Guest',
    reference: 'Booking reference',
    answer: 'Answer the request',
    see: 'See the request',
    desk: 'All requests of your hotel',
    request: {
      title: 'A guest asks for extra hours',
      lead: '{{guest}} has booked a room with you, and offers to pay for extra hours. The decision is yours.',
    },
    reminder: {
      title: 'A guest is waiting for your answer',
      lead: '{{guest}} has booked a room with you, and offers to pay for extra hours. The decision is yours.',
    },
    guest_countered: {
      title: 'The guest made a counter-offer',
      lead: '{{guest}} can’t take your offer as it is, and suggests these hours instead. The decision is yours.',
    },
    countered: {
      title: 'Your counter-offer is with the guest',
      lead: 'We’ll email you as soon as {{guest}} answers.',
      by: 'The guest answers by',
    },
    accepted: {
      title: 'You accepted the request',
      lead: 'We’ve told {{guest}}. We’ll email you once the guest has paid.',
    },
    guest_accepted: {
      title: 'The guest accepted your offer',
      lead: '{{guest}} takes these hours at your price. We’ll email you once the guest has paid.',
    },
    charged: {
      title: 'The extra hours are paid for',
      lead: '{{guest}} has paid. Please expect the guest at these hours.',
    },
    final: {
      title: 'The extra hours are final',
      lead: 'This is the final answer: please expect {{guest}} at these hours.',
    },
    waiting_for_card: {
      title: 'We’re waiting for the guest’s payment',
      lead: 'The payment of {{guest}} hasn’t gone through yet. Please keep the hours free: we’ll email you once that’s settled.',
    },
    declined: {
      title: 'You declined the request',
      lead: 'We’ve told {{guest}}.',
    },
    guest_declined: {
      title: 'The guest declined your offer',
      lead: '{{guest}} declined your counter-offer, and the request has ended.',
    },
    no_longer_free: {
      title: 'These hours are no longer available',
      lead: 'The room was booked for these hours in the meantime, so the request of {{guest}} has ended.',
    },
    unanswered: {
      title: 'The request has expired',
      lead: 'There was no answer to the request of {{guest}} in time. We’ve told the guest.',
    },
    offer_expired: {
      title: 'Your counter-offer has expired',
      lead: 'There was no answer from {{guest}} in time, so the request has ended.',
    },
    withdrawn: {
      title: 'The guest withdrew the request',
      lead: '{{guest}} no longer asks for extra hours.',
    },
    cancelled: {
      title: 'The booking was canceled',
      lead: 'The booking of {{guest}} was canceled, and the request for extra hours has ended.',
    },
    taken_back: {
      title: 'Your acceptance is taken back',
      lead: 'We’ve told {{guest}}, who pays nothing for the extra hours.',
    },
    unpaid: {
      title: 'The extra hours weren’t paid for',
      lead: 'The payment of {{guest}} didn’t go through in time, so the agreement has ended.',
    },
    ended: {
      title: 'The request has ended',
      lead: 'We had to end the request of {{guest}}.',
    },
    who: '{{brand}} passes on requests of guests. They pay by card, and only if you accept.',
    both: 'These are two requests: you can accept one and decline the other.',
    by: 'Please answer by',
    hoursLeft: { one: 'You have {{n}} hour left to answer.', other: 'You have {{n}} hours left to answer.' },
    lastHour: 'You have less than an hour left to answer.',
    how: 'Answer in two taps: there’s nothing to install and no account to open.',
    silence: 'Without an answer by then, the request ends, and the booking stays as it is.',
    night: 'For comparison: your night at {{money}} comes to {{hour}} an hour.',
    receives: 'You receive {{money}} of {{price}}.',
    takeBack: 'If something comes up, you can take your acceptance back on the page of the request, until {{when}}.',
    stays: 'The booking stays as it was before the request. There’s nothing for you to do.',
    requestedHours: 'Hours of the request',
    nothingLeft: 'There’s nothing for you to do.',
  },
} as const
