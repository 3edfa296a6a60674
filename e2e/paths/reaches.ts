import { authReach } from './auth.reach.ts'
import { cancellingReach } from './cancelling.reach.ts'
import { favoritesReach } from './favorites.reach.ts'
import { profileReach } from './profile.reach.ts'
import { ratesReach } from './rates.reach.ts'
import { destinationReach } from './destination.reach.ts'
import { credentialsReach } from './credentials.reach.ts'
import { paymentMethodsReach } from './paymentMethods.reach.ts'
import { identitySessionReach } from './identitySession.reach.ts'
import { checkoutReach } from './checkout.reach.ts'
import type { Reach } from './kit/reach.ts'
import { mapReach } from './map.reach.ts'
import { walletReach } from './wallet.reach.ts'
import { searchReach } from './search.reach.ts'

/** Every machine that is played, by its id. */
export const reaches: Readonly<Record<string, Reach>> = {
  checkout: checkoutReach,
  identitySession: identitySessionReach,
  paymentMethods: paymentMethodsReach,
  credentials: credentialsReach,
  destination: destinationReach,
  rates: ratesReach,
  profile: profileReach,
  favorites: favoritesReach,
  cancelling: cancellingReach,
  auth: authReach,
  map: mapReach,
  search: searchReach,
  wallet: walletReach,
}
