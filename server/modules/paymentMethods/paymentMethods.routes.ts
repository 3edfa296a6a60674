import type { PaymentMethod } from '#contract/paymentMethods.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { nonceOfMethod } from './paymentMethods.paying.ts'
import { addMethod, makePrimary, removeMethod, type PaymentMethodDeps } from './paymentMethods.service.ts'
import { storedMethods, type PaymentMethodRow } from './paymentMethods.store.ts'

export interface PaymentMethodRoutesDeps extends PaymentMethodDeps {
  /** With an e-mail that is confirmed; throws otherwise. */
  requireUser: (caller: Caller | null) => Caller
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
  const uidOf = (caller: Caller | null): string => deps.requireUser(caller).uid
  return {
    paymentMethods: async ({ caller }) => ({
      payment_methods: (await storedMethods(deps.db, uidOf(caller))).map(wireMethod),
    }),
    addPaymentMethod: async ({ body, caller }) => ({
      payment_method: wireMethod(await addMethod(deps, uidOf(caller), body)),
    }),
    paymentMethodNonce: ({ body, caller }) => nonceOfMethod(deps, uidOf(caller), body.id),
    makePaymentMethodPrimary: async ({ body, caller }) => ({
      payment_method: wireMethod(await makePrimary(deps, uidOf(caller), body.id)),
    }),
    removePaymentMethod: async ({ query, caller }) => ({
      payment_methods: (await removeMethod(deps, uidOf(caller), query.id)).map(wireMethod),
    }),
  }
}
