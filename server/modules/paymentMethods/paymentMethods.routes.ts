import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { issueSavedCardNonce } from './paymentMethods.paying.ts'
import { addMethod, makePrimary, removeMethod, type PaymentMethodDeps } from './paymentMethods.service.ts'
import { storedMethods, type PaymentMethodRow } from './paymentMethods.store.ts'

export interface PaymentMethodRoutesDeps extends PaymentMethodDeps {
  /**
   * Requires a verified e-mail.
   * @throws otherwise.
   */
  requireUser: (caller: Caller | null) => Promise<Caller>
}

type PaymentMethodCalls =
  | 'paymentMethodNonce'
  | 'paymentMethods'
  | 'addPaymentMethod'
  | 'makePaymentMethodPrimary'
  | 'removePaymentMethod'

export const wireMethod = ({ id, is_primary, brand, last4, expires }: PaymentMethodRow): PaymentMethod => ({
  id,
  type: 'card',
  is_primary,
  brand: brand ?? '',
  last4: last4 ?? '',
  expires: expires ?? '',
})

export const paymentMethodsRoutes = (deps: PaymentMethodRoutesDeps): Pick<Handlers, PaymentMethodCalls> => {
  const uidOf = async (caller: Caller | null): Promise<string> => (await deps.requireUser(caller)).uid
  return {
    paymentMethods: async ({ caller }) => ({
      payment_methods: (await storedMethods(deps.db, await uidOf(caller))).map(wireMethod),
    }),
    addPaymentMethod: async ({ body, caller, context: { address } }) => ({
      payment_method: wireMethod(await addMethod(deps, { uid: await uidOf(caller), address }, body)),
    }),
    paymentMethodNonce: async ({ body, caller }) => issueSavedCardNonce(deps, await uidOf(caller), body.id),
    makePaymentMethodPrimary: async ({ body, caller }) => ({
      payment_method: wireMethod(await makePrimary(deps, await uidOf(caller), body.id)),
    }),
    removePaymentMethod: async ({ query, caller }) => ({
      payment_methods: (await removeMethod(deps, await uidOf(caller), query.id)).map(wireMethod),
    }),
  }
}
