import type { Booking } from '#contract/booking/bookings.ts'

/**
 * The way to the hotel, in the map that the device has for it. Null where nobody knows its place any more.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export const directionsTo = ({ location: { lat, lng } }: Pick<Booking['hotel'], 'location'>): string | null =>
  // The server tells no other place of a hotel that has left the catalogue.
  lat === 0 && lng === 0
    ? null
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()}`
