import { create, string, type } from 'superstruct'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { refuseUnlessRecent } from '#server/modules/profile/profile.service.ts'
import { ownUser } from '#server/modules/user/user.service.ts'
import { updateUser } from '#server/modules/user/user.store.ts'
import type { DataHolder } from './dataHolder.port.ts'
import { deleteMailTo, deleteUser, forgetGuestOfBookings, hasOpenBooking, lockUser } from './privacy.store.ts'

export interface DeletionDeps {
  db: Database
  clock: Clock
  admin: Pick<IdentityAdmin, 'deleteUser'>
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  holders: readonly DataHolder[]
  /** Something went wrong that the job will do again. */
  warn: (error: unknown) => void
}

const DELETE = 'user.delete'
const DeletePayload = type({ uid: string() })
/** By then the request that began it has done it, or its process is gone. */
const RESUME_AFTER_SECONDS = 30

export interface Deletion {
  /**
   * From the first step on the account counts as gone; the others follow, here or in the job.
   * @throws 403 recent_sign_in_needed, 409 has_bookings.
   */
  deleteAccount: (caller: Caller) => Promise<void>
}

export const createDeletion = (deps: DeletionDeps): Deletion => {
  const { db, clock, jobs } = deps
  jobs.handle(DELETE, (payload) => finish(deps, create(payload, DeletePayload).uid))
  return {
    deleteAccount: async (caller) => {
      await ownUser(deps, caller)
      refuseUnlessRecent(caller, clock)
      await db.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, caller.uid)
        if (user === undefined || user.deleted_at !== null) return
        if (await hasOpenBooking(transaction, caller.uid, clock()))
          throw new ApiError('has_bookings', 'There is a booking that is not over yet')
        const now = clock()
        await updateUser(transaction, user.id, { deleted_at: now })
        await jobs.schedule(transaction, {
          kind: DELETE,
          dedupe: `${DELETE}:${user.id}`,
          payload: { uid: caller.uid },
          runAt: now.add({ seconds: RESUME_AFTER_SECONDS }),
        })
      })
      // Decided: what fails now is done by the job, and the guest need not know.
      await finish(deps, caller.uid).catch(deps.warn)
    },
  }
}

/** Every step may be done twice; our own row, which says that there is something to do, goes last. */
const finish = async ({ db, admin, holders }: DeletionDeps, uid: string): Promise<void> => {
  const user = await db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (user === undefined) return
  const owner = { uid, user_id: user.id, email: user.email }
  for (const holder of holders) await holder.forget(owner)
  await admin.deleteUser(uid)
  await db.transaction().execute(async (transaction) => {
    await forgetGuestOfBookings(transaction, uid)
    await deleteMailTo(transaction, user.email)
    await deleteUser(transaction, user.id)
  })
}
