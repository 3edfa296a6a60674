import { authSpec } from './auth/auth.samples.ts'
import { cancellingSpec } from './cancelling/cancelling.samples.ts'
import { checkoutSpec } from './checkout/checkout.samples.ts'
import { credentialsSpec } from './credentials/credentials.samples.ts'
import { destinationSpec } from './destination/destination.samples.ts'
import { inquirySpec } from './inquiry/inquiry.samples.ts'
import type { MachineSpec } from './kit/verify/machineSpec.ts'
import { favoritesSpec } from './favorites/favorites.samples.ts'
import { profileSpec } from './profile/profile.samples.ts'
import { paymentMethodsSpec } from './paymentMethods/paymentMethods.samples.ts'
import { mapSpec } from './map/map.samples.ts'
import { ratesSpec } from './rates/rates.samples.ts'
import { searchSpec } from './search/search.samples.ts'
import { identitySessionSpec } from './identitySession/identitySession.samples.ts'
import { negotiationSpec } from './negotiation/negotiation.samples.ts'
import { walletSpec } from './wallet/wallet.samples.ts'

/** Run by root actors of the page. */
export const pageMachines = {
  auth: authSpec,
  identitySession: identitySessionSpec,
  search: searchSpec,
  destination: destinationSpec,
  rates: ratesSpec,
  checkout: checkoutSpec,
  profile: profileSpec,
  credentials: credentialsSpec,
  favorites: favoritesSpec,
  cancelling: cancellingSpec,
  inquiry: inquirySpec,
  paymentMethods: paymentMethodsSpec,
  wallet: walletSpec,
  map: mapSpec,
} satisfies Readonly<Record<string, MachineSpec>>

/** Stepped by the server, through the `step.ts` of their folder ([060](../docs/decisions/060-negotiation.md)). */
export const serverMachines = { negotiation: negotiationSpec } satisfies Readonly<Record<string, MachineSpec>>

/** Of a machine of the page. */
export type MachineName = keyof typeof pageMachines

/** Every machine by its ID: the one list for path tests, the visualizer and the support export. */
export const registry: Readonly<Record<string, MachineSpec>> = { ...pageMachines, ...serverMachines }
