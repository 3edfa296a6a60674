import { auth } from './staff/auth.ts'
import { cancelling } from './staff/cancelling.ts'
import { chart } from './staff/chart.ts'
import { checkout } from './staff/checkout.ts'
import { credentials } from './staff/credentials.ts'
import { destination } from './staff/destination.ts'
import { favorites } from './staff/favorites.ts'
import { map } from './staff/map.ts'
import { paymentMethods } from './staff/paymentMethods.ts'
import { profile } from './staff/profile.ts'
import { rates } from './staff/rates.ts'
import { search } from './staff/search.ts'
import { session } from './staff/session.ts'
import { shared } from './staff/shared.ts'
import { wallet } from './staff/wallet.ts'

export const staff = {
  chart,
  shared,
  auth,
  session,
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
  map,
}
