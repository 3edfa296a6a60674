import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { selectIsSignedIn } from '#machines/checkout/checkout.selectors.ts'
import { checkoutActor } from '#src/actors/checkout/checkout.ts'
import type { Paying, PayingParts } from '#src/views/checkout/paying.ts'
import { withGuestTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useSelector } from '@xstate/react'

/** Paying reads server responses, which a visitor's checkout does not: it brings the cache. */
const load = async (): Promise<PayingParts> => {
  const [{ PayWith, Travellers, ...parts }, { CacheProvider }] = await Promise.all([
    withGuestTexts(import('#src/views/checkout/paying.parts.ts')),
    import('./CacheProvider.tsx'),
    // Starts the session of a returning user; if loading it fails, it is loaded again later.
    import('#src/actors/auth/authActor.ts').then(({ authActor }) => authActor()),
  ])
  return {
    ...parts,
    PayWith: (props) => (
      <CacheProvider>
        <PayWith {...props} />
      </CacheProvider>
    ),
    Travellers: (props) => (
      <CacheProvider>
        <Travellers {...props} />
      </CacheProvider>
    ),
  }
}
const useLazyParts = lazyPart(load)

/** Loads once a user is signed in, or a session is stored. */
export const usePaying = (): Paying =>
  useLazyParts(useSelector(checkoutActor(), selectIsSignedIn) || hasStoredSession())
