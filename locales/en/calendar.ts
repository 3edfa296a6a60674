/** Texts of a booking in a calendar file: plain lines, since calendars show no layout. */
export const calendar = {
  stay: 'Stay at {{hotel}}',
  reference: 'Booking reference: {{reference}}',
  request: 'Request number: {{number}}',
  costReference: 'Cost reference: {{reference}}',
  night: 'Booked after midnight, for the night that had begun.',
  asked: 'You requested {{checkIn}} to {{checkOut}}. Only the hours of this event are held for you.',
  agreed: 'The extra hours are agreed with the hotel. They are guaranteed from {{when}}, hotel time.',
} as const
