import { selectUser } from '#machines/auth/auth.selectors.ts'
import { callApi } from '#src/services/api.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { newCardVault } from './cardVaultInstances.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { livePaymentMethods } from './paymentMethods.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** One per page: saving a card continues after its form is closed. */
export const paymentMethodsActor = lazySingleton(() => {
  const auth = authActor()
  const desk = newCardVault()
  const holder = () => {
    const user = selectUser(auth.getSnapshot())
    return { email: user?.email ?? '', firstName: user?.first_name ?? '', lastName: user?.last_name ?? '' }
  }
  const actor = createRootActor('paymentMethods', livePaymentMethods({ callApi, desk, holder }))
  actor.on('cardForm.released', ({ card }) => desk.release(card))
  actor.on('payment.done', ({ payment }) => desk.forget(payment))
  actor.start()
  onReconnect(actor)
  return actor
})
