import { pino } from 'pino'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createWebhookHandler } from '#server/modules/bookings/bookings.webhooks.ts'
import { createEscalation } from '#server/modules/bookings/bookings.review.ts'
import { resumeBookings } from '#server/modules/bookings/bookings.resume.ts'
import { createSaga, type SagaDeps } from '#server/modules/bookings/bookings.saga.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import { NO_INVOICES, UNHEARD, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
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
  scheduleResume?: () => Promise<void>
  savedCards?: Partial<SagaDeps['savedCards']>
  loyalty?: Partial<Loyalty>
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
    const saga = createSaga({
      ...UNHEARD,
      db: mortal.db,
      clock,
      gateway,
      savedCards: { ...cards, ...guards.savedCards },
      loyalty,
      queueConfirmationEmail: queueOnly('confirmed'),
      queueReviewEmail: queueOnly('staff'),
    })
    const resume = resumeBookings({ db: mortal.db, clock, jobs, saga })
    const bookings = createBookings({
      db: mortal.db,
      clock,
      saga,
      quote: quoteOf,
      loyalty,
      invoices: NO_INVOICES,
      roleOf: () => Promise.resolve('regular'),
      lockSignedInUser,
      checkMethod: cards.checkOwn,
      tries: UNLIMITED,
      inventoryChanged: () => undefined,
      readAgain: () => Promise.resolve(),
      queueCancellationEmail: queueOnly('cancelled'),
      scheduleResume: guards.scheduleResume ?? resume,
    })
    const escalateToReview = createEscalation({ db: mortal.db, queueReviewEmail: queueOnly('staff'), log: UNHEARD.log })
    const hear = createWebhookHandler({
      db: mortal.db,
      clock,
      jobs,
      saga,
      escalateToReview,
      queueReviewEmail: queueOnly('staff'),
    })
    const issueNonce = (uid: string, id: string) => issueSavedCardNonce(methods, uid, id)
    return { bookings, issueNonce, saga, jobs, hear, dead: mortal.dead, isDead: mortal.isDead }
  }
