import { pino } from 'pino'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import type { StayPaymentDeps } from '#server/modules/bookings/bookings.stayPayment.ts'
import { NO_BIDS, NO_INVOICES, staysOn, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { createLoyalty, type Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { personMarks } from '#server/modules/loyalty/personMarks.ts'
import { paymentMethodsModule } from '#server/modules/paymentMethods/paymentMethods.module.ts'
import { savedCards, issueSavedCardNonce } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import { lockSignedInUser } from '#server/modules/user/user.store.ts'
import { queueOnly, quoteOf } from './money.samples.testing.ts'
import { mortalDatabase, type Death, type Rewrite } from './mortal.testing.ts'

/** Guards that keep money and rooms consistent, replaceable one by one. */
export interface MoneyGuards {
  gateway?: (gateway: PaymentGateway, nonce: () => Promise<string>) => PaymentGateway
  rewrite?: Rewrite
  /** Of payments. */
  jobs?: Partial<Jobs>
  savedCards?: Partial<StayPaymentDeps['savedCards']>
  loyalty?: Partial<Loyalty>
  /** Runs between the booking and its payment. */
  beforeAdvance?: () => Promise<void>
  keyOf?: (key: string, press: number) => string
}

interface World {
  db: Database
  clock: Clock
  vault: CardVault
}

/** Starts one of our processes, which dies at `death`. */
export const processesOn =
  ({ db, clock, vault }: World) =>
  (death: Death | null, gateway: PaymentGateway, guards: MoneyGuards) => {
    const mortal = mortalDatabase(db, death, guards.rewrite)
    const jobs = createJobs({ db: mortal.db, clock, log: pino({ level: 'silent' }) })
    const loyalty = {
      ...createLoyalty({ db: mortal.db, clock, jobs, marks: personMarks('a secret of the test') }),
      ...guards.loyalty,
    }
    const cards = savedCards({ db: mortal.db, clock, jobs })
    const methods = { db: mortal.db, clock, jobs, vault, tries: UNLIMITED }
    paymentMethodsModule({
      ...methods,
      requireUser: (caller) => (caller === null ? Promise.reject(new Error('nobody')) : Promise.resolve(caller)),
      registerPersonalData: () => undefined,
    })
    const stays = staysOn({
      db: mortal.db,
      clock,
      gateway,
      jobs: { ...jobs, ...guards.jobs },
      savedCards: { ...cards, ...guards.savedCards },
      loyalty,
      queueConfirmationEmail: queueOnly('confirmed'),
      queueReviewEmail: queueOnly('staff'),
    })
    const bookings = createBookings({
      db: mortal.db,
      clock,
      ...stays,
      payments: {
        ...stays.payments,
        advance: async (id) => {
          await guards.beforeAdvance?.()
          return stays.payments.advance(id)
        },
      },
      quote: quoteOf,
      loyalty,
      invoices: NO_INVOICES,
      bids: NO_BIDS,
      roleOf: () => Promise.resolve('regular'),
      lockSignedInUser,
      checkMethod: cards.checkOwn,
      tries: UNLIMITED,
      inventoryChanged: () => undefined,
      readAgain: () => Promise.resolve(),
      queueCancellationEmail: queueOnly('cancelled'),
    })
    const issueNonce = (uid: string, id: string) => issueSavedCardNonce(methods, uid, id)
    const { payments } = stays
    return { bookings, issueNonce, payments, jobs, dead: mortal.dead, isDead: mortal.isDead }
  }
