import { authEntry } from './auth/auth.samples.ts'
import { cancellingEntry } from './cancelling/cancelling.samples.ts'
import { checkoutEntry } from './checkout/checkout.samples.ts'
import { credentialsEntry } from './credentials/credentials.samples.ts'
import { destinationEntry } from './destination/destination.samples.ts'
import type { MachineEntry } from './kit/entry.ts'
import { favoritesEntry } from './favorites/favorites.samples.ts'
import { profileEntry } from './profile/profile.samples.ts'
import { paymentMethodsEntry } from './paymentMethods/paymentMethods.samples.ts'
import { mapEntry } from './map/map.samples.ts'
import { ratesEntry } from './rates/rates.samples.ts'
import { searchEntry } from './search/search.samples.ts'
import { sessionEntry } from './session/session.samples.ts'
import { walletEntry } from './wallet/wallet.samples.ts'

const entries = {
  auth: authEntry,
  session: sessionEntry,
  search: searchEntry,
  destination: destinationEntry,
  rates: ratesEntry,
  checkout: checkoutEntry,
  profile: profileEntry,
  credentials: credentialsEntry,
  favorites: favoritesEntry,
  cancelling: cancellingEntry,
  paymentMethods: paymentMethodsEntry,
  wallet: walletEntry,
  map: mapEntry,
} satisfies Readonly<Record<string, MachineEntry>>

export type MachineName = keyof typeof entries

/** Every machine, by its id: path tests, the visualiser and the support export read this one list. */
export const registry: Readonly<Record<string, MachineEntry>> = entries
