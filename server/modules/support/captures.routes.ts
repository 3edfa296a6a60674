import { is } from 'superstruct'
import { CaptureEnvelope, readCaptureCode } from '#contract/support/captures.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/wire.ts'
import { ApiError } from '#server/http/errors.ts'
import { Reply, type Caller, type Handlers } from '#server/http/handler.ts'
import { storeCapture, type CapturesDeps } from './captures.service.ts'
import { addLook, captureByCode, looksOf, newestCaptures, unpackEnvelope } from './captures.store.ts'

/** As many as a page can show. */
const MOST = 200

export interface CapturesRoutesDeps extends CapturesDeps {
  requireUser: (caller: Caller | null) => Promise<Caller>
}

export const capturesRoutes = (
  deps: CapturesRoutesDeps,
): Pick<Handlers, 'sendCapture' | 'staffCaptures' | 'staffCapture'> => {
  const { db, clock, requireUser } = deps
  return {
    sendCapture: async ({ body, caller, context: { address, idempotencyKey } }) => {
      if (idempotencyKey === undefined) throw new Error(`${IDEMPOTENCY_HEADER} was not asked for`)
      const code = await storeCapture(deps, { envelope: body, key: idempotencyKey, caller, address })
      return new Reply(201, { code })
    },
    staffCaptures: ({ query }) => newestCaptures(db, { code: query.code, now: clock(), most: MOST }),
    staffCapture: async ({ params, caller }) => {
      const { uid } = await requireUser(caller)
      const { capture, looks } = await db.transaction().execute(async (transaction) => {
        const row = await captureByCode(transaction, readCaptureCode(params.code), clock())
        if (row === undefined) throw new ApiError('not_found', 'No such screen')
        await addLook(transaction, { capture_code: row.code, staff_uid: uid, at: clock() })
        return { capture: row, looks: await looksOf(transaction, row.code) }
      })
      const envelope = await unpackEnvelope(capture)
      if (!is(envelope, CaptureEnvelope)) throw new ApiError('gone', 'This screen has the shape of an earlier version')
      return {
        ...envelope,
        code: capture.code,
        sent_at: capture.sent_at.toString(),
        expires_at: capture.expires_at.toString(),
        looks,
      }
    },
  }
}
