import type { Booking } from '#contract/booking/bookings.ts'

/**
 * Link to directions in the device's map app; null if the hotel's location is unknown.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export const directionsTo = ({ location: { lat, lng } }: Pick<Booking['hotel'], 'location'>): string | null =>
  // The server sends 0, 0 for a hotel that has left the catalog.
  lat === 0 && lng === 0
    ? null
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()}`
