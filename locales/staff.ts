import { auth } from './en/staff/auth.ts'
import { cancelling } from './en/staff/cancelling.ts'
import { chart } from './en/staff/chart.ts'
import { checkout } from './en/staff/checkout.ts'
import { credentials } from './en/staff/credentials.ts'
import { destination } from './en/staff/destination.ts'
import { favorites } from './en/staff/favorites.ts'
import { inquiry } from './en/staff/inquiry.ts'
import { map } from './en/staff/map.ts'
import { negotiation } from './en/staff/negotiation.ts'
import { paymentMethods } from './en/staff/paymentMethods.ts'
import { profile } from './en/staff/profile.ts'
import { rates } from './en/staff/rates.ts'
import { search } from './en/staff/search.ts'
import { identitySession } from './en/staff/identitySession.ts'
import { shared } from './en/staff/shared.ts'
import { wallet } from './en/staff/wallet.ts'

/** Names in the machine charts for staff, in English only. Pages for guests do not load them. */
export const staffTexts = {
  chart,
  shared,
  auth,
  identitySession,
  search,
  destination,
  rates,
  checkout,
  profile,
  credentials,
  favorites,
  cancelling,
  paymentMethods,
  wallet,
  inquiry,
  map,
  negotiation,
}
