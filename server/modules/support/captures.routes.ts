import { is } from 'superstruct'
import { PackedCapture, readCaptureCode } from '#contract/support/captures.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/wire.ts'
import { ApiError } from '#server/http/errors.ts'
import { Reply, type Caller, type Handlers } from '#server/http/handler.ts'
import { storeCapture, type CapturesDeps } from './captures.service.ts'
import { addLook, captureByCode, looksOf, newestCaptures, decompressCapture } from './captures.store.ts'

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
      const code = await storeCapture(deps, { capture: body, key: idempotencyKey, caller, address })
      return new Reply(201, { code })
    },
    staffCaptures: ({ query }) => newestCaptures(db, { code: query.code, now: clock(), most: MOST }),
    staffCapture: async ({ params, caller }) => {
      const { uid } = await requireUser(caller)
      const { row, looks } = await db.transaction().execute(async (transaction) => {
        const found = await captureByCode(transaction, readCaptureCode(params.code), clock())
        if (found === undefined) throw new ApiError('not_found', 'No such screen')
        await addLook(transaction, { capture_code: found.code, staff_uid: uid, at: clock() })
        return { row: found, looks: await looksOf(transaction, found.code) }
      })
      const capture = await decompressCapture(row)
      if (!is(capture, PackedCapture)) throw new ApiError('gone', 'This screen has the shape of an earlier version')
      return {
        ...capture,
        code: row.code,
        sent_at: row.sent_at.toString(),
        expires_at: row.expires_at.toString(),
        looks,
      }
    },
  }
}
