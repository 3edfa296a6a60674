import type { Booking } from '#contract/booking/bookings.ts'
import type { CreditsResponse } from '#contract/booking/credits.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'
import { withoutLinkSecrets } from '#server/mail/linkSecrets.ts'
import { isSecretMail } from '#server/mail/messages.ts'
import type { Totals } from '#server/modules/user/user.deps.ts'
import { loadOwnUser, wireUser } from '#server/modules/user/user.service.ts'
import type { PersonalDataStore, DataSubject } from './personalDataStore.port.ts'
import type { Deletion } from './deletion.service.ts'
import { mailOf } from './privacy.store.ts'

export interface PrivacyDeps {
  db: Database
  clock: Clock
  deletion: Deletion
  admin: Pick<IdentityAdmin, 'accountOf' | 'sessionsOf'>
  holders: readonly PersonalDataStore[]
  totalsOf: (uid: string) => Promise<Totals>
  bookingsOf: (uid: string, locale: Locale) => Promise<Booking[]>
  creditsOf: (uid: string, locale: Locale) => Promise<CreditsResponse>
}

const readAll = async (holders: readonly PersonalDataStore[], name: PersonalDataStore['name'], owner: DataSubject) =>
  (await Promise.all(holders.filter((holder) => holder.name === name).map((holder) => holder.read(owner)))).flat()

export const privacyRoutes = (deps: PrivacyDeps): Pick<Handlers, 'exportUser' | 'deleteUser'> => ({
  exportUser: async ({ caller, context: { locale } }) => {
    const user = await loadOwnUser(deps, caller)
    const owner = { uid: user.uid, user_id: user.id, email: user.email }
    return {
      exported_at: deps.clock().toString(),
      user: wireUser(user, await deps.totalsOf(user.uid)),
      bookings: await deps.bookingsOf(user.uid, locale),
      credits: await deps.creditsOf(user.uid, locale),
      payment_methods: await readAll(deps.holders, 'payment_methods', owner),
      favorites: await readAll(deps.holders, 'favorites', owner),
      inquiries: await readAll(deps.holders, 'inquiries', owner),
      person_marks: await readAll(deps.holders, 'person_marks', owner),
      captures: await readAll(deps.holders, 'captures', owner),
      emails: (await mailOf(deps.db, user)).map(({ recipient, template, subject, body_text, created_at, sent_at }) => ({
        to: recipient,
        about: template,
        ...(isSecretMail(template) ? { subject: '', text: '' } : { subject, text: withoutLinkSecrets(body_text) }),
        written_at: created_at.toString(),
        sent_at: sent_at?.toString() ?? null,
      })),
      ways_in: (await deps.admin.accountOf(user.uid))?.ways.map(({ provider }) => provider) ?? [],
      sessions: (await deps.admin.sessionsOf(user.uid)).map(({ way, began_at, used_at }) => ({
        way,
        began_at: began_at.toString(),
        used_at: used_at.toString(),
      })),
    }
  },

  deleteUser: async ({ caller }) => {
    if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
    await deps.deletion.deleteAccount(caller)
    return { status: 'deleted' }
  },
})
