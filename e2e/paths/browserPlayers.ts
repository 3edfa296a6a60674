import { authPlay } from './auth.ts'
import { cancellingPlay } from './cancelling.ts'
import { favoritesPlay } from './favorites.ts'
import { profilePlay } from './profile.ts'
import { ratesPlay } from './rates.ts'
import { destinationPlay } from './destination.ts'
import { credentialsPlay } from './credentials.ts'
import { paymentMethodsPlay } from './paymentMethods.ts'
import { identitySessionPlay } from './identitySession.ts'
import { checkoutPlay } from './checkout.ts'
import type { Play } from './kit/play.ts'
import { mapPlay } from './map.ts'
import { walletPlay } from './wallet.ts'
import { searchPlay } from './search.ts'

/** The play of each machine, by its id. */
export const plays: Readonly<Record<string, Play>> = {
  checkout: checkoutPlay,
  identitySession: identitySessionPlay,
  paymentMethods: paymentMethodsPlay,
  credentials: credentialsPlay,
  destination: destinationPlay,
  rates: ratesPlay,
  profile: profilePlay,
  favorites: favoritesPlay,
  cancelling: cancellingPlay,
  auth: authPlay,
  map: mapPlay,
  search: searchPlay,
  wallet: walletPlay,
}
