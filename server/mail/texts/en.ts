/** The words of every e-mail. English defines the shape of the other languages. */
export const en = {
  greeting: (name: string) => `Hello ${name},`,
  signature: (brand: string) => `The ${brand} team`,
  help: (email: string) => `Questions? Write to ${email}.`,
  verification_code: {
    subject: (code: string) => `${code} is your code`,
    title: 'Confirm your e-mail',
    lead: 'Enter this code to finish signing up:',
    note: 'If this was not you, nothing has to be done.',
  },
  email_change_code: {
    subject: (code: string) => `${code} is your code`,
    title: 'Confirm your new e-mail',
    lead: 'Enter this code in your profile to use this address from now on:',
    note: 'If this was not you, nothing has to be done: nothing changes without the code.',
  },
  email_taken: {
    subject: 'This address has an account',
    title: 'This address has an account',
    lead: 'Somebody asked to use this e-mail address for another account. It belongs to an account already, so nothing was changed.',
    note: 'If it was you, log in with this address. If not, nothing has to be done.',
  },
  email_changed: {
    subject: 'Your e-mail was changed',
    title: 'Your e-mail was changed',
    lead: (email: string) => `From now on you log in with ${email}, and we write to that address.`,
    note: 'If this was not you, write to us at once.',
  },
  password_reset: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    lead: 'You asked for a new password. Follow this link to choose one:',
    button: 'Choose a new password',
    note: 'If this was not you, nothing has to be done: your password stays as it is.',
  },
  booking_confirmed: {
    subject: (hotel: string, reference: string) => `Booked: ${hotel}, ${reference}`,
    title: 'Your booking is confirmed',
    lead: (hotel: string) => `Your room at ${hotel} is waiting for you.`,
  },
  booking_cancelled: {
    subject: (hotel: string, reference: string) => `Cancelled: ${hotel}, ${reference}`,
    title: 'Your booking is cancelled',
    lead: (hotel: string) => `Your booking at ${hotel} is cancelled.`,
    refund: (amount: string) => `${amount} goes back to your card.`,
    noRefund: 'Nothing is given back for this booking.',
  },
  booking: {
    reference: 'Reference',
    guest: 'Guest',
    room: 'Room',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    guaranteed: 'guaranteed',
    asked: 'asked for, not guaranteed',
    total: 'Total',
    freeUntil: (hotelTime: string, timeZone: string) => `Free to cancel until ${hotelTime} (${timeZone}).`,
    notRefundable: 'This booking cannot be refunded.',
    nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  },
}

export type MailTexts = typeof en
