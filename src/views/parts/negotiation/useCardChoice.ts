import { selectedSavedCard, type SavedCard } from '#machines/checkout/savedCards.rules.ts'
import { isExpired } from '#contract/booking/paymentMethods.ts'
import { selectMethods, selectViewState } from '#machines/paymentMethods/paymentMethods.selectors.ts'
import { currentGuest, isSessionRestoring, watchCurrentGuest } from '#src/actors/auth/currentGuest.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * A saved card of a signed-in guest, or a new one. The saved cards are the account's own list.
 * @param isOffered false: a new card alone, since the request belongs to no account.
 */
export const useCardChoice = (isOffered = true) => {
  const isSignedIn = useSyncExternalStore(watchCurrentGuest, currentGuest) !== null
  const isRestoring = useSyncExternalStore(watchCurrentGuest, isSessionRestoring)
  // A stranger has no cards: asking for them would load the sign-in code.
  const actor = isOffered && (isSignedIn || isRestoring) ? paymentMethodsActor() : undefined
  useEffect(() => {
    if (isSignedIn) actor?.send({ type: 'list.open' })
  }, [actor, isSignedIn])
  const methods = useSelector(actor, (snapshot) => (snapshot === undefined ? null : selectMethods(snapshot)))
  const list = useSelector(actor, (snapshot) => (snapshot === undefined ? null : selectViewState(snapshot)))
  const [chosen, setChosen] = useState<string | null>(null)
  const today = Temporal.Now.plainDateISO().toString()
  const cards: SavedCard[] = isSignedIn
    ? (methods ?? []).map((method) => ({ ...method, isExpired: isExpired(method.expires, today) }))
    : []
  return {
    cards,
    /** It is not known yet whether there are saved cards. */
    isLoading: actor !== undefined && (!isSignedIn || list === 'loading'),
    paymentMethodId: selectedSavedCard(cards, chosen),
    choose: setChosen,
  }
}
export type CardChoice = ReturnType<typeof useCardChoice>
