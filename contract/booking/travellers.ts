import { array, nullable, string, type, type Infer } from 'superstruct'

export const Traveller = type({ first_name: string(), last_name: string(), email: nullable(string()) })
export type Traveller = Infer<typeof Traveller>

/** Travelers of the latest bookings first. */
export const TravellersResponse = type({ travellers: array(Traveller) })
