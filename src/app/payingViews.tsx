import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { selectIsSignedIn } from '#machines/checkout/checkout.selectors.ts'
import { checkoutActor } from '#src/actors/checkout/checkoutActor.ts'
import type { Paying, PayingParts } from '#src/views/checkout/paying.ts'
import { withGuestTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useSelector } from '@xstate/react'

/** What pays reads the server's answers, which the checkout of a stranger does not. */
const load = async (): Promise<PayingParts> => {
  const [{ PayWith, Travellers, ...parts }, { CacheProvider }] = await Promise.all([
    withGuestTexts(import('#src/views/checkout/paying.parts.ts')),
    import('./CacheProvider.tsx'),
    // Whoever comes back is known by it; where it was lost, it is asked for again.
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

/** It comes for whoever is signed in, or is about to be. */
export const usePaying = (): Paying =>
  useLazyParts(useSelector(checkoutActor(), selectIsSignedIn) || hasStoredSession())
