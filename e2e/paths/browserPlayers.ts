import { authPlayer } from './auth.ts'
import { cancellingPlayer } from './cancelling.ts'
import { favoritesPlayer } from './favorites.ts'
import { profilePlayer } from './profile.ts'
import { ratesPlayer } from './rates.ts'
import { destinationPlayer } from './destination.ts'
import { credentialsPlayer } from './credentials.ts'
import { paymentMethodsPlayer } from './paymentMethods.ts'
import { identitySessionPlayer } from './identitySession.ts'
import { checkoutPlayer } from './checkout.ts'
import type { BrowserPlayer } from './kit/browserPlayer.ts'
import { mapPlayer } from './map.ts'
import { walletPlayer } from './wallet.ts'
import { searchPlayer } from './search.ts'

/** The player of each machine, by its id. */
export const browserPlayers: Readonly<Record<string, BrowserPlayer>> = {
  checkout: checkoutPlayer,
  identitySession: identitySessionPlayer,
  paymentMethods: paymentMethodsPlayer,
  credentials: credentialsPlayer,
  destination: destinationPlayer,
  rates: ratesPlayer,
  profile: profilePlayer,
  favorites: favoritesPlayer,
  cancelling: cancellingPlayer,
  auth: authPlayer,
  map: mapPlayer,
  search: searchPlayer,
  wallet: walletPlayer,
}
