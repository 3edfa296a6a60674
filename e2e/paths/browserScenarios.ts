import { authScenarios } from './auth.scenarios.ts'
import { cancellingScenarios } from './cancelling.scenarios.ts'
import { favoritesScenarios } from './favorites.scenarios.ts'
import { profileScenarios } from './profile.scenarios.ts'
import { ratesScenarios } from './rates.scenarios.ts'
import { destinationScenarios } from './destination.scenarios.ts'
import { credentialsScenarios } from './credentials.scenarios.ts'
import { paymentMethodsScenarios } from './paymentMethods.scenarios.ts'
import { identitySessionScenarios } from './identitySession.scenarios.ts'
import { checkoutScenarios } from './checkout.scenarios.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'
import { mapScenarios } from './map.scenarios.ts'
import { walletScenarios } from './wallet.scenarios.ts'
import { searchScenarios } from './search.scenarios.ts'

/** The reach of each machine that is played, by its id. */
export const browserScenarios: Readonly<Record<string, BrowserScenarios>> = {
  checkout: checkoutScenarios,
  identitySession: identitySessionScenarios,
  paymentMethods: paymentMethodsScenarios,
  credentials: credentialsScenarios,
  destination: destinationScenarios,
  rates: ratesScenarios,
  profile: profileScenarios,
  favorites: favoritesScenarios,
  cancelling: cancellingScenarios,
  auth: authScenarios,
  map: mapScenarios,
  search: searchScenarios,
  wallet: walletScenarios,
}
