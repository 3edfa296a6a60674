import { is } from 'superstruct'
import { PackedCapture, readCaptureCode } from '#contract/support/captures.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/wire.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Logger } from 'pino'
import { Reply, type Caller, type Handlers, type RequestContext } from '#server/http/handler.ts'
import { storeCapture, withdrawCapture, type CapturesDeps } from './captures.service.ts'
import { addLook, captureByCode, decompressCapture, deleteCapture, looksOf, newestCaptures } from './captures.store.ts'

/** As many as a page can show. */
const MOST = 200

export interface CapturesRoutesDeps extends CapturesDeps {
  requireUser: (caller: Caller | null) => Promise<Caller>
  log: Pick<Logger, 'info'>
}

/** The API has refused a call without a key. */
const keyOf = ({ idempotencyKey }: RequestContext): string => {
  if (idempotencyKey === undefined) throw new Error(`${IDEMPOTENCY_HEADER} was not asked for`)
  return idempotencyKey
}

export const capturesRoutes = (
  deps: CapturesRoutesDeps,
): Pick<Handlers, 'sendCapture' | 'withdrawCapture' | 'staffCaptures' | 'staffCapture' | 'deleteCapture'> => {
  const { db, clock, requireUser, log } = deps
  return {
    sendCapture: async ({ body, caller, context }) => {
      const code = await storeCapture(deps, { capture: body, key: keyOf(context), caller, address: context.address })
      return new Reply(201, { code })
    },
    withdrawCapture: async ({ params, context }) => {
      const code = readCaptureCode(params.code)
      await withdrawCapture(deps, { code, key: keyOf(context), address: context.address })
      return { code }
    },
    staffCaptures: ({ query }) => newestCaptures(db, { code: query.code, now: clock(), most: MOST }),
    deleteCapture: async ({ params, caller }) => {
      const { uid } = await requireUser(caller)
      const code = readCaptureCode(params.code)
      if (!(await deleteCapture(db, code, clock()))) throw new ApiError('not_found', 'No such screen')
      // The looks go with the screen, so the log alone says who deleted it.
      log.info({ capture: code, staff: uid }, 'staff deleted the screen of a guest')
      return newestCaptures(db, { now: clock(), most: MOST })
    },
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
