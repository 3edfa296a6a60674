/** Email to the operators about a booking that needs a decision. */
export const reviewEmail = {
  /** Followed by the booking reference. */
  subject: 'To decide: booking',
  title: 'A booking is waiting for you',
  lead: 'The payment and the room of this booking don’t agree, and nothing more is being tried. Please look it up at the payment provider, put it right there, and write to the guest.',
  cancelled: 'The guest has canceled: the room is free again, and the money has to go back.',
  cause: 'Cause',
  booking: 'Booking',
  transaction: 'Transaction',
  noTransaction: 'none known',
  charge: 'Charge',
  refund: 'To give back',
}
