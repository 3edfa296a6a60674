import type { Logger } from 'pino'
import { create, string, type } from 'superstruct'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { requireRecentSignIn } from '#server/modules/profile/profile.service.ts'
import { hasOpenInvoices } from '#server/modules/statements/invoices.store.ts'
import { utcDatePart } from '#server/modules/statements/statements.rules.ts'
import { loadOwnUser } from '#server/modules/user/user.service.ts'
import { deleteRow, updateUser, type UserRow } from '#server/modules/user/user.store.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import type { PersonalDataStore } from './personalDataStore.port.ts'
import {
  deleteJobs,
  deleteMailOf,
  forgetGuestOfBookings,
  hasInquiry,
  hasOpenBooking,
  hasOpenInquiry,
  lastOpenCheckOut,
  lockUser,
} from './privacy.store.ts'

export interface DeletionDeps {
  db: Database
  clock: Clock
  admin: Pick<IdentityAdmin, 'deleteUser'>
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  holders: readonly PersonalDataStore[]
  logSecurityEvent: LogSecurityEvent
  log: Pick<Logger, 'warn'>
}

const DELETE = 'user.delete'
const DeletePayload = type({ user_id: string() })
/** By then the request that began it has finished it, or its process is dead. */
const RESUME_AFTER_SECONDS = 30
/** Hours from the end of a deleted guest's last stay to the next try to delete their row. */
const RETIRE_AFTER_HOURS = 24
/** Interval for checking whether a deleted account has settled its invoices and its requests are over. */
const SETTLED_EVERY_HOURS = 24

export interface Deletion {
  /**
   * The account counts as deleted after the first step; the others follow, here or in the job.
   * @throws 403 recent_sign_in_needed, 409 has_bookings, has_inquiries, has_open_invoices.
   */
  deleteAccount: (caller: Caller) => Promise<void>
  /**
   * Deletes the row of a guest whose account is gone at the provider: nobody can sign in to it, and its e-mail is free
   * immediately. An open booking keeps its guest's name until the stay is over. Open invoices keep the account until they are
   * settled, and paid requests for hours until they are final or ended.
   */
  retire: (user: UserRow) => Promise<void>
}

const jobOf = (user_id: string): string => `${DELETE}:${user_id}`

export const createDeletion = (deps: DeletionDeps): Deletion => {
  const { db, clock, jobs, logSecurityEvent } = deps
  jobs.handle(DELETE, (payload) => finish(deps, create(payload, DeletePayload).user_id))

  const begin = async (
    transaction: Connection,
    { id }: UserRow,
    change: { email?: string },
    runAt: Temporal.Instant,
  ): Promise<void> => {
    await updateUser(transaction, id, { ...change, deleted_at: clock() })
    await jobs.schedule(transaction, { kind: DELETE, dedupe: jobOf(id), payload: { user_id: id }, runAt })
  }

  return {
    deleteAccount: async (caller) => {
      const { id } = await loadOwnUser(deps, caller)
      requireRecentSignIn(caller, clock)
      await db.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, caller.uid)
        if (user === undefined || user.deleted_at !== null) return
        if (await hasOpenBooking(transaction, caller.uid, clock()))
          throw new ApiError('has_bookings', 'There is a booking that is not over yet')
        if (await hasOpenInquiry(transaction, caller.uid, clock()))
          throw new ApiError('has_inquiries', 'A hotel has agreed to hours that are not used yet')
        // After the bookings: one confirmed in between has its invoice entry by now.
        if (await hasOpenInvoices(transaction, caller.uid))
          throw new ApiError('has_open_invoices', 'There are stays by invoice that are not billed or not settled yet')
        await begin(transaction, user, {}, clock().add({ seconds: RESUME_AFTER_SECONDS }))
        logSecurityEvent('account_deleted', { uid: caller.uid })
      })
      // The deletion is committed: the job finishes what fails now, so the guest sees no error.
      await finish(deps, id).catch((err: unknown) => deps.log.warn({ err }, 'an account is deleted later'))
    },
    retire: async ({ uid, email }) => {
      const now = clock()
      await db.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, uid)
        if (user === undefined || user.email !== email) return
        const until = await lastOpenCheckOut(transaction, uid, now)
        await begin(transaction, user, { email: `gone:${user.id}` }, until === null ? now : later(now, until))
        logSecurityEvent('account_deleted', { uid })
      })
    },
  }
}

const later = (now: Temporal.Instant, checkOut: Temporal.Instant): Temporal.Instant =>
  (Temporal.Instant.compare(checkOut, now) > 0 ? checkOut : now).add({ hours: RETIRE_AFTER_HOURS })

/** Every step is idempotent; our own row goes last, because it marks unfinished work. */
const finish = async ({ db, clock, admin, jobs, holders }: DeletionDeps, user_id: string): Promise<void> => {
  const user = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  if (user === undefined) return
  const { uid } = user
  const owner = { uid, user_id, email: user.email }
  for (const holder of holders) await holder.forget(owner)
  await admin.deleteUser(uid)
  await db.transaction().execute(async (transaction) => {
    await deleteMailOf(transaction, owner)
    // Without the row and its bookings, the debtor would be unknown; a paid request for hours is erased once it is over.
    if ((await hasOpenInvoices(transaction, uid)) || (await hasInquiry(transaction, uid))) {
      const runAt = clock().add({ hours: SETTLED_EVERY_HOURS })
      const dedupe = `${jobOf(user_id)}:${utcDatePart(runAt)}`
      await jobs.schedule(transaction, { kind: DELETE, dedupe, payload: { user_id }, runAt })
      return
    }
    await forgetGuestOfBookings(transaction, uid)
    await deleteRow(transaction, user_id)
    await deleteJobs(transaction, jobOf(user_id))
  })
}
