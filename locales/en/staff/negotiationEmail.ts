/** Emails to staff about a negotiation that needs a person. */
export const negotiationEmail = {
  /** Followed by the request's number. */
  subject: 'To do: request',
  no_address: {
    title: 'A hotel has no email address',
    lead: 'A guest asks this hotel for extra hours, and we don’t know where to write. Please find the address and send the request on. The guest was promised an answer within 48 hours.',
  },
  charge_too_late: {
    title: 'A card was to be charged after check-in',
    lead: 'The hotel agreed to extra hours, but the stay began before the card was charged. Nothing was charged, and nothing more is being tried. Please decide with the guest and the hotel.',
  },
  charge_unknown: {
    title: 'The payment of a request is unclear',
    lead: 'We don’t know whether the card was charged, or the payment needs a decision. Please look it up at the payment provider and settle it there.',
  },
  unreadable: {
    title: 'A request can’t be read',
    lead: 'The stored state of this request isn’t one that the present version knows. Nothing more happens to it. Please decide with the guest and the hotel.',
  },
  number: 'Request number',
  hotel: 'Hotel',
  address: 'Address of the hotel',
  noAddress: 'not known',
  state: 'State',
}
