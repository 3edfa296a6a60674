import { callApi } from '#src/services/api.ts'
import { openCardForm } from '#src/services/payments/cardForm.ts'
import { verifySavedCard } from '#src/services/payments/savedCard.ts'
import { configQuery, queryClient } from '#src/services/query.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { createCardVault } from './cardVault.ts'
import { withSeenCard } from './seenCard.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'

const newVault = (name: string) => () => {
  const vault = createCardVault({
    openForm: openCardForm,
    loadPayment: async () => (await queryClient.ensureQueryData(configQuery())).payment,
    loadToken: async (signal) => (await callApi('clientToken', { signal })).client_token,
    issueNonce: (id, signal) => callApi('paymentMethodNonce', { body: { id }, signal }),
    verifySavedCard,
    newHandle: () => crypto.randomUUID(),
  })
  return withSeenCard(vault, name, seenState)
}

/** For the checkout. */
export const cardVault = lazySingleton(newVault('checkout.card'))

/** For adding a card to the account. */
export const newCardVault = lazySingleton(newVault('account.card'))

/** For a card given with an inquiry. */
export const inquiryCardVault = lazySingleton(newVault('inquiry.card'))
