import { callApi } from '#src/services/api.ts'
import { openCardForm } from '#src/services/payments/cardForm.ts'
import { verifyKeptCard } from '#src/services/payments/keptCard.ts'
import { configQuery, queryClient } from '#src/services/query.ts'
import { createCardDesk } from './checkoutCards.ts'
import { lazySingleton } from './lazySingleton.ts'

const newDesk = () =>
  createCardDesk({
    openForm: openCardForm,
    loadPayment: async () => (await queryClient.ensureQueryData(configQuery())).payment,
    loadToken: async (signal) => (await callApi('clientToken', { signal })).client_token,
    issueNonce: (id, signal) => callApi('paymentMethodNonce', { body: { id }, signal }),
    verifyKept: verifyKeptCard,
    newHandle: () => crypto.randomUUID(),
  })

/** The card that is paid with. */
export const cardDesk = lazySingleton(newDesk)

/** The card that is kept. */
export const keptCardDesk = lazySingleton(newDesk)
