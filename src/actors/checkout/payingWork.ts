import { selectUser } from '#machines/auth/guest.selectors.ts'
import { callApi } from '#src/services/api.ts'
import { browserHourCycle } from '#src/services/browserHourCycle.ts'
import { bookingQuery } from '#src/services/guestQueries.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { cardVault } from './cardVaultInstances.ts'
import { checkoutWork } from './checkoutWork.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { askWallet } from './walletActors.ts'

/** The checkout's ports, for the signed-in user. */
export const payingWork = lazySingleton(() =>
  checkoutWork({
    callApi,
    desk: cardVault(),
    askWallet,
    email: () => selectUser(authActor().getSnapshot())?.email ?? '',
    today: () => Temporal.Now.plainDateISO().toString(),
    hourCycle: browserHourCycle,
    newKey: () => crypto.randomUUID(),
    keep: (booking) => {
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking)
      void queryClient.invalidateQueries({ queryKey: keys.bookings(), exact: true })
    },
  }),
)
