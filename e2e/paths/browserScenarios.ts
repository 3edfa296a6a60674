import { authReach } from './auth.scenarios.ts'
import { cancellingReach } from './cancelling.scenarios.ts'
import { favoritesReach } from './favorites.scenarios.ts'
import { profileReach } from './profile.scenarios.ts'
import { ratesReach } from './rates.scenarios.ts'
import { destinationReach } from './destination.scenarios.ts'
import { credentialsReach } from './credentials.scenarios.ts'
import { paymentMethodsReach } from './paymentMethods.scenarios.ts'
import { identitySessionReach } from './identitySession.scenarios.ts'
import { checkoutReach } from './checkout.scenarios.ts'
import type { Reach } from './kit/reach.ts'
import { mapReach } from './map.scenarios.ts'
import { walletReach } from './wallet.scenarios.ts'
import { searchReach } from './search.scenarios.ts'

/** The reach of each machine that is played, by its id. */
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
