import { authPolicy } from '#machines/auth/auth.export.ts'
import { cancellingPolicy } from '#machines/cancelling/cancelling.export.ts'
import { checkoutPolicy } from '#machines/checkout/checkout.export.ts'
import { credentialsPolicy } from '#machines/credentials/credentials.export.ts'
import { destinationPolicy } from '#machines/destination/destination.export.ts'
import { favoritesPolicy } from '#machines/favorites/favorites.export.ts'
import { inquiryPolicy } from '#machines/inquiry/inquiry.export.ts'
import { redactSnapshot, type ExportPolicy, type Pseudonyms } from '#machines/kit/export/redact.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import { mapPolicy } from '#machines/map/map.export.ts'
import { paymentMethodsPolicy } from '#machines/paymentMethods/paymentMethods.export.ts'
import { profilePolicy } from '#machines/profile/profile.export.ts'
import { ratesPolicy } from '#machines/rates/rates.export.ts'
import type { MachineName } from '#machines/registry.ts'
import { searchPolicy } from '#machines/search/search.export.ts'
import { identitySessionPolicy } from '#machines/identitySession/identitySession.export.ts'
import { walletPolicy } from '#machines/wallet/wallet.export.ts'
import type { AnyStateMachine } from 'xstate'
import { machineDigest } from './machineDigest.ts'
import type { RecordedStep } from './recorder.ts'
import { transitionIdOf } from './transitionIdOf.ts'

const POLICIES = {
  auth: authPolicy,
  cancelling: cancellingPolicy,
  checkout: checkoutPolicy,
  credentials: credentialsPolicy,
  destination: destinationPolicy,
  favorites: favoritesPolicy,
  inquiry: inquiryPolicy,
  map: mapPolicy,
  paymentMethods: paymentMethodsPolicy,
  profile: profilePolicy,
  rates: ratesPolicy,
  search: searchPolicy,
  identitySession: identitySessionPolicy,
  wallet: walletPolicy,
} satisfies Readonly<Record<MachineName, ExportPolicy>>

const policies: ReadonlyMap<string, ExportPolicy> = new Map(Object.entries(POLICIES))
const policyOf = (machine: string): ExportPolicy => policies.get(machine) ?? 'hide'

export { createPseudonyms } from '#machines/kit/export/redact.ts'

/** Running actors and last steps, redacted to leave the browser. */
export interface SupportExport {
  /** A digest of each machine's definition, by machine id. */
  machines: Readonly<Record<string, string>>
  /** Redacted snapshots by actor name. */
  actors: Readonly<Record<string, unknown>>
  steps: readonly (Pick<RecordedStep, 'at' | 'who' | 'type' | 'source'> & {
    took: readonly TransitionId[]
    snapshot: unknown
  })[]
}

interface Persisted {
  name: string
  logic: AnyStateMachine
  snapshot: unknown
}

/** The definitions of all machines that run or took a step, by id. */
const digestsOf = (
  running: readonly Persisted[],
  recorded: readonly RecordedStep[],
): Readonly<Record<string, string>> => {
  const machines = new Map<string, AnyStateMachine>()
  for (const { logic } of running) machines.set(logic.id, logic)
  for (const { took } of recorded) for (const { source } of took) machines.set(source.machine.id, source.machine)
  return Object.fromEntries([...machines].map(([id, machine]) => [id, machineDigest(machine)]))
}

/** @param pseudonyms shared by everything that leaves the browser together, so that equal texts stay equal. */
export const redactSession = (
  running: readonly Persisted[],
  recorded: readonly RecordedStep[],
  pseudonyms: Pseudonyms,
): SupportExport => {
  return {
    machines: digestsOf(running, recorded),
    actors: Object.fromEntries(
      running.map(({ name, logic, snapshot }) => [name, redactSnapshot(snapshot, policyOf(logic.id), pseudonyms)]),
    ),
    steps: recorded.map(({ at, who, machine, type, source, took, frame }) => ({
      at,
      who,
      type,
      source,
      took: took.map(transitionIdOf),
      snapshot: redactSnapshot(frame, policyOf(machine), pseudonyms),
    })),
  }
}
